// The dashboard while a turn is executed or others decide: the programme face up with the active register highlighted.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { cardText } from '../../narration/texts';
import { t } from '../../text/t';
import type { Card, RoborallyEvent, RoborallyView, RobotView } from '../../types';
import { carPicture } from '../board';
import { DashFrame } from './dash-frame';
import styles from './idle.module.css';
import { Played } from './played';
import { CardBack } from './program-card';

export interface IdleProps {
  view: RoborallyView;
  seats: readonly SeatInfo[];
  shown: readonly RoborallyEvent[];
}

/** A driver's waiting state. known: the viewer's own programme this turn, as far as this window knows it. */
export function Idle(props: IdleProps & { robot: RobotView; known: readonly Card[] }): ReactElement {
  const { view, robot, known, seats, shown } = props;
  const running = shown.length > 0;
  return (
    <DashFrame
      turn={{ robot, shown, dim: false }}
      programHead={t(!running && robot.submitted ? 'program.head.submitted' : 'program.head')}
      program={<Played robot={robot} shown={shown} known={known} />}
      handHead={t(running ? 'idle.register' : 'idle.robots')}
      hand={<Revealed seats={seats} view={view} shown={shown} />}
      side={<p className="note">{sideNote(robot)}</p>}
      main={
        <IdleButton
          isOver={view.end !== 'none'}
          isOut={robot.status === 'eliminated' || robot.status === 'finished'}
          isRunning={running}
          why={t('waiting.running')}
        />
      }
    />
  );
}

/** The robot's conditions besides its cards; nothing if all is normal. */
function sideNote(robot: RobotView): string {
  if (robot.status === 'eliminated') return t('idle.eliminated');
  if (robot.status === 'finished') return t('idle.finished');
  if (robot.down) return t('idle.down');
  if (robot.announced) return t('idle.announced');
  return '';
}

/** The cards of the shown register, in execution order. */
function Revealed({ seats, view, shown }: IdleProps): ReactElement {
  const last = shown.findLast((event) => event.type === 'cardsRevealed');
  const acting = shown.findLast((event) => event.type === 'cardStarted');
  if (last?.type !== 'cardsRevealed') return <Waiting seats={seats} view={view} />;
  return (
    <ol className={styles.idleList}>
      {last.cards.map(({ seat, card, marked }) => {
        const robot = view.robots[seat];
        const on = acting?.type === 'cardStarted' && acting.seat === seat && acting.register === last.register;
        return (
          <li key={seat} className={classes(on && styles.idleActing)}>
            {robot && <img src={pictureUrl(carPicture(robot.colour, seat + 1))} alt="" width={28} height={28} />}
            <span>{nameOf(seats, seat)}</span>
            <b>{cardText(card, marked)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** Who has submitted and who is still programming. */
function Waiting({ seats, view }: Omit<IdleProps, 'shown'>): ReactElement {
  return (
    <ol className={styles.idleList}>
      {view.robots
        .filter((robot) => robot.status === 'inPlay')
        .map((robot) => (
          <li key={robot.seat}>
            <span className={styles.idleCard}>{robot.submitted && <CardBack />}</span>
            <span>{nameOf(seats, robot.seat)}</span>
            <b>{t(robot.submitted ? 'status.submitted' : robot.down ? 'status.down' : 'status.thinking')}</b>
          </li>
        ))}
    </ol>
  );
}
