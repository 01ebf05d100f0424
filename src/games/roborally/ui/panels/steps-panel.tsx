// The steps of a turn: programming, five registers with the board elements in order, cleanup; the current one is
// highlighted.

import { listOf } from '@i18n/page';
import { StepList } from '@ui/game/dashboard/step-list';
import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import {
  ArrowRightToLine,
  ChevronRight,
  ChevronsRight,
  Cog,
  Crosshair,
  Flag,
  ListOrdered,
  Move,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { RoborallyEvent, RoborallyEventBody, RoborallyView } from '../../types';
import styles from './steps-panel.module.css';

type Element = 'card' | 'express' | 'belts' | 'pushers' | 'gears' | 'lasers' | 'checkpoints';

const ELEMENTS: readonly { id: Element; icon: ReactElement }[] = [
  { id: 'card', icon: <Move size={15} /> },
  { id: 'express', icon: <ChevronsRight size={15} /> },
  { id: 'belts', icon: <ChevronRight size={15} /> },
  { id: 'pushers', icon: <ArrowRightToLine size={15} /> },
  { id: 'gears', icon: <Cog size={15} /> },
  { id: 'lasers', icon: <Crosshair size={15} /> },
  { id: 'checkpoints', icon: <Flag size={15} /> },
];

/** The panel on the left of the floor. */
export function StepsPanel({ view, event }: { view: RoborallyView; event: RoborallyEvent | undefined }): ReactElement {
  const now = stepOf(view, event);
  const element = event ? elementOf(event) : null;
  return (
    <section className={classes(styles.steps, 'panel panel-glass')} aria-label={t('steps.name')}>
      <StepList
        steps={[
          { id: 0, mark: <ListOrdered size={15} />, label: t('frame.programming') },
          ...[1, 2, 3, 4, 5].map((register) => ({
            id: register,
            mark: register,
            label: t('frame.register', { register }),
            more: (now === register || (now === 0 && register === 1)) && (
              <Elements lit={now === register ? element : null} />
            ),
          })),
          { id: 6, mark: <Wrench size={14} />, label: t('frame.cleanup') },
        ].map((step) => ({ ...step, now: step.id === now, className: step.id < now && styles.stepsDone }))}
      />
    </section>
  );
}

/** The floor's actions in a register, in order: icons, and the name of the current one, or all names if there is none. */
function Elements({ lit }: { lit: Element | null }): ReactElement {
  return (
    <span className={styles.stepsElements}>
      <small className={styles.stepsNames} aria-hidden="true">
        {lit
          ? t(`step.${lit}`)
          : listOf(
              ELEMENTS.map(({ id }) => t(`step.${id}`)),
              'unit',
            )}
      </small>
      {ELEMENTS.map(({ id, icon }) => (
        <span
          key={id}
          className={classes(id === lit && styles.stepsElementNow)}
          {...readable(`step.${id}`)}
          role="img"
          aria-label={t(`step.${id}`)}
        >
          {icon}
        </span>
      ))}
    </span>
  );
}

/** 0 programming, 1 to 5 a register, 6 cleanup. */
export function stepOf(view: RoborallyView, event: RoborallyEvent | undefined): number {
  if (!event) return view.phase === 'programming' ? 0 : 6;
  if (event.register > 0) return event.register;
  return AFTER.has(event.type) ? 6 : 0;
}

const AFTER: ReadonlySet<RoborallyEventBody['type']> = new Set([
  'repaired',
  'cardsDiscarded',
  'registersUnlocked',
  'respawnAsked',
  'robotRespawned',
  'poweredDown',
  'poweredUp',
  'optionDrawn',
  'turnEnded',
  'raceEnded',
]);

function elementOf(event: RoborallyEvent): Element | null {
  switch (event.type) {
    case 'cardStarted':
    case 'cardsRevealed':
    case 'moveBlocked':
      return 'card';
    case 'robotsMoved':
      return event.cause === 'card' ? 'card' : 'pushers';
    case 'robotRotated':
      return event.cause === 'card' ? 'card' : event.cause === 'belt' ? 'belts' : 'gears';
    case 'beltsMoved':
    case 'beltsHeld':
      return event.pass === 'express' ? 'express' : 'belts';
    case 'pusherFired':
      return 'pushers';
    case 'gearsTurned':
      return 'gears';
    case 'lasersFired':
    case 'damageTaken':
    case 'registersLocked':
      return 'lasers';
    case 'checkpointTouched':
    case 'archiveMoved':
    case 'robotFinished':
      return 'checkpoints';
    default:
      return null;
  }
}
