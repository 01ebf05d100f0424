// The dashboard while a turn is executed or others are asked: the programme face up with the acting register lit.

import type { SeatInfo } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { pictureUrl } from '@ui/panels/seat';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import type { Card, OwnView, RoborallyEvent, RoborallyView, RobotView } from '../../types';
import { carPicture } from '../board';
import { instrumentsAfter } from '../instruments';
import { cardWords } from '../texts';
import { DashFrame } from './dash-frame';
import { CardBack, ProgramCard } from './program-card';

export interface IdleProps {
  view: RoborallyView;
  seats: readonly SeatInfo[];
  shown: readonly RoborallyEvent[];
}

/** The waiting state of a driver. */
export function Idle(props: IdleProps & { robot: RobotView; own: OwnView }): ReactElement {
  const { view, robot, own, seats, shown } = props;
  const running = shown.length > 0;
  return (
    <DashFrame
      view={view}
      robot={robot}
      shown={shown}
      dim={false}
      programHead={running ? 'Program' : robot.submitted ? 'Program, submitted' : 'Program'}
      program={<Played robot={robot} shown={shown} sealed={running ? [] : own.sealed} />}
      handHead="This register"
      hand={<Revealed seats={seats} view={view} shown={shown} />}
      side={<p className="note">{sideNote(view, robot)}</p>}
      main={
        <MainButton
          onClick={() => undefined}
          barred={view.end !== 'none' ? 'The race is over' : 'The floor is running'}
        >
          {view.end !== 'none' ? 'Finished' : running ? 'Watch' : 'Wait'}
        </MainButton>
      }
    />
  );
}

function sideNote(view: RoborallyView, robot: RobotView): string {
  if (robot.status === 'eliminated') return 'Your robot is out of the race.';
  if (robot.status === 'finished') return 'Your robot is home.';
  if (robot.down) return 'Powered down: no cards this turn.';
  if (robot.announced) return 'You power down at the end of this turn.';
  return `Turn ${view.turn}.`;
}

/** Five registers: cards played so far face up, the acting one lit; sealed: the own programme before it runs. */
export function Played(props: {
  robot: RobotView;
  shown: readonly RoborallyEvent[];
  sealed?: readonly Card[];
}): ReactElement {
  const { robot, shown, sealed = [] } = props;
  const now = instrumentsAfter(robot, shown);
  return (
    <ol className="rr-registers" aria-label="Registers">
      {[0, 1, 2, 3, 4].map((slot) => {
        const locked = robot.locked[slot] ?? 0;
        const card =
          (shown.length > 0 ? (now.played[slot] ?? 0) : (sealed[slot] ?? 0)) ||
          locked ||
          (shown.length > 0 ? 0 : (now.played[slot] ?? 0));
        return (
          <li
            key={slot}
            className={classes(
              'rr-slot',
              card !== 0 && 'rr-slot-full',
              now.acting === slot + 1 && 'rr-slot-next',
              locked !== 0 && 'rr-slot-locked',
            )}
          >
            <span className="rr-slot-number">{slot + 1}</span>
            {card === 0 ? (
              <em className="rr-slot-empty">{robot.down ? 'Off' : ''}</em>
            ) : (
              <span role="img" aria-label={`Register ${slot + 1}: ${cardWords(card)}`}>
                <ProgramCard card={card} locked={locked !== 0} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The cards of the register on show, in the order in which they are executed. */
function Revealed({ seats, view, shown }: IdleProps): ReactElement {
  const last = shown.findLast((event) => event.type === 'cardsRevealed');
  const acting = shown.findLast((event) => event.type === 'cardStarted');
  if (last?.type !== 'cardsRevealed') return <Waiting seats={seats} view={view} />;
  return (
    <ol className="rr-revealed">
      {last.cards.map(({ seat, card }) => {
        const robot = view.robots[seat];
        const on = acting?.type === 'cardStarted' && acting.seat === seat && acting.register === last.register;
        return (
          <li key={seat} className={classes(on && 'rr-revealed-on')}>
            {robot && <img src={pictureUrl(carPicture(robot.colour, seat + 1))} alt="" width={28} height={28} />}
            <span>{nameOf(seats, seat)}</span>
            <b>{cardWords(card)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** Who has submitted and who is still at it. */
function Waiting({ seats, view }: Omit<IdleProps, 'shown'>): ReactElement {
  return (
    <ol className="rr-revealed">
      {view.robots
        .filter((robot) => robot.status === 'inPlay')
        .map((robot) => (
          <li key={robot.seat}>
            <span className="rr-waiting-card">{robot.submitted && <CardBack />}</span>
            <span>{nameOf(seats, robot.seat)}</span>
            <b>{robot.submitted ? 'Ready' : robot.down ? 'Off' : 'Thinking'}</b>
          </li>
        ))}
    </ol>
  );
}
