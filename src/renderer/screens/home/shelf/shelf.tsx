// The lit wall with its wooden shelf and the boxes on it. Arrow keys move between boxes, Enter or a click opens one.
// Not here: what is below each plate (marks.tsx).

import type { MatchSummary } from '@api/contract';
import type { SchoolProgress } from '@api/school/commands';
import { useKeys } from '@ui/keys';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { HardDrive, School } from 'lucide-react';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type Box, boxesOn, gamePaints } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/home';
import { Marks } from './marks';
import styles from './shelf.module.css';
import { useMedals } from './use-medals';

export interface ShelfProps {
  /** The game whose box is in front. */
  chosen: string | undefined;
  onChoose(game: string): void;
  /** Lessons taken so far; undefined until the host has answered. */
  learned: SchoolProgress | undefined;
  /** The other boxes are dimmed, but can be opened. */
  isFirstEvening: boolean;
}

/** The wall, the shelf, the boxes. */
export function Shelf({ chosen, onChoose, learned, isFirstEvening }: ShelfProps): ReactElement {
  const boxes = boxesOn(useApp((s) => s.games));
  const open = boxes.filter((box) => box.seats !== null);
  const races = useApp((s) => s.races);
  const trials = useMedals();
  const row = useRef<HTMLUListElement>(null);

  function walk(step: 1 | -1): void {
    const focused = document.activeElement;
    // Controls elsewhere on the page keep the focus.
    const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && !row.current?.contains(focused);
    if (open.length === 0 || isElsewhere) return;
    const at = open.findIndex((box) => box.id === chosen);
    const next = open[(at + step + open.length) % open.length];
    if (!next) return;
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-box="${next.id}"]`)?.focus();
  }
  useKeys({ arrowright: () => walk(1), arrowleft: () => walk(-1) });

  return (
    <section className={classes(styles.wall, isFirstEvening && styles.wallFirst)} aria-label={t('shelf')}>
      <div className={styles.wallHead}>
        <h1 className="heading h1">{t(isFirstEvening ? 'shelf.welcome' : 'shelf.title')}</h1>
        <Link href={to.school()} className={classes(styles.wallSchool)} onClick={() => playSound('click')}>
          <School size={20} aria-hidden="true" />
          {t('shelf.school')}
        </Link>
        <Chip look="dark" icon={<HardDrive size={16} className="icon" />}>
          {t('shelf.saved')}
        </Chip>
      </div>
      <ul className={styles.shelf} ref={row} style={{ '--boxes': boxes.length } as CSSProperties}>
        {boxes.map((box) => (
          <li key={box.id} className={styles.shelfPlace}>
            <span className={classes(styles.lamp, box.seats === null && styles.lampOff)} />
            {box.seats !== null && <span className={styles.lampLight} />}
            <GameBox box={box} chosen={box.id === chosen} onChoose={() => onChoose(box.id)} />
            <Plate box={box} />
            {box.seats !== null && (
              <Marks
                game={box.id}
                isChosen={box.id === chosen}
                races={racesOf(races, box.id)}
                {...{ learned, trials }}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.plank} />
    </section>
  );
}

/** Finished races of a game; undefined until the host has answered. */
function racesOf(races: readonly MatchSummary[] | undefined, game: string): number | undefined {
  return races?.filter((race) => race.game === game && race.status === 'finished').length;
}

function GameBox({ box, chosen, onChoose }: { box: Box; chosen: boolean; onChoose(): void }): ReactElement {
  const [, navigate] = useLocation();
  const Cover = box.cover;
  const sides = (
    <>
      <span className={styles.boxShade} />
      <span className={styles.boxTop} />
      <span className={styles.boxSide} />
      <span className={styles.boxFront}>
        <Cover />
      </span>
    </>
  );
  // The colour of the cardboard is the game's own: data, not style.
  const paint = gamePaints(box.id);
  if (box.seats === null) {
    return (
      <Tip text={t('shelf.missing', { game: box.name })}>
        <span
          className={classes(styles.box, styles.boxAway)}
          style={paint}
          role="img"
          aria-label={t('shelf.missing.label', { game: box.name })}
          aria-disabled="true"
        >
          {sides}
        </span>
      </Tip>
    );
  }
  return (
    <button
      type="button"
      data-box={box.id}
      className={classes(styles.box, chosen && styles.boxChosen)}
      style={paint}
      tabIndex={chosen ? 0 : -1}
      onFocus={onChoose}
      onMouseEnter={() => playSound('tick')}
      onClick={() => {
        playSound('confirm');
        navigate(to.setup(box.id));
      }}
    >
      {sides}
      <span className="visually-hidden">{t('shelf.newRace', { game: box.name })}</span>
    </button>
  );
}

function Plate({ box }: { box: Box }): ReactElement {
  const { seats, pieces } = box;
  return (
    <span className={classes(styles.plate, seats === null && styles.plateAway)}>
      <span className={styles.plateName}>{box.name}</span>
      <small>
        {seats === null ? t('plate.missing') : t('plate.seats', { least: seats[0], most: seats[1], pieces })}
      </small>
    </span>
  );
}
