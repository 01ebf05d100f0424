// The dashboard while a turn is executed or others are asked: the programme face up with the acting register lit.

import type { SeatInfo } from '@api/contract';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import type { Card, Register, RoborallyEvent, RoborallyView, RobotView } from '../../types';
import { carPicture } from '../board';
import { type Instruments, instrumentsAfter } from '../instruments';
import { cardWords } from '../texts';
import { DashFrame } from './dash-frame';
import { CardBack, ProgramCard } from './program-card';

export interface IdleProps {
  view: RoborallyView;
  seats: readonly SeatInfo[];
  shown: readonly RoborallyEvent[];
}

/** The waiting state of a driver. known: the own programme of this turn, as far as it is known here. */
export function Idle(props: IdleProps & { robot: RobotView; known: readonly Card[] }): ReactElement {
  const { view, robot, known, seats, shown } = props;
  const running = shown.length > 0;
  return (
    <DashFrame
      turn={{ view, robot, shown, dim: false }}
      programHead={running ? 'Program' : robot.submitted ? 'Program, submitted' : 'Program'}
      program={<Played robot={robot} shown={shown} known={known} />}
      handHead={running ? 'This register' : 'Robots'}
      hand={<Revealed seats={seats} view={view} shown={shown} />}
      side={<p className="note">{sideNote(robot)}</p>}
      main={<IdleButton isOver={view.end !== 'none'} isRunning={running} why="The floor is running" />}
    />
  );
}

/** What holds for the robot beside its cards; nothing where all is as usual. */
function sideNote(robot: RobotView): string {
  if (robot.status === 'eliminated') return 'Your robot is out of the race.';
  if (robot.status === 'finished') return 'Your robot is home.';
  if (robot.down) return 'Powered down: no cards this turn.';
  if (robot.announced) return 'You power down at the end of this turn.';
  return '';
}

/** Five registers: cards played so far face up, the acting one lit, the rest of the own programme paler. */
export function Played(props: {
  robot: RobotView;
  shown: readonly RoborallyEvent[];
  known?: readonly Card[];
}): ReactElement {
  const { robot, shown, known } = props;
  const now = instrumentsAfter(robot, shown, known);
  return (
    <ol className="rr-registers" aria-label="Registers">
      {REGISTERS.map((register) => {
        const { card, locked, marked, coming } = registerNow(robot, now, register);
        return (
          <li
            key={register}
            className={classes(
              'rr-slot',
              card !== 0 && 'rr-slot-full',
              now.acting === register && 'rr-slot-next',
              locked && 'rr-slot-locked',
            )}
          >
            <span className="rr-slot-number">{register}</span>
            {card === 0 ? (
              <em className="rr-slot-empty">{robot.down ? 'Off' : ''}</em>
            ) : (
              <span
                role="img"
                aria-label={`Register ${register}: ${cardWords(card, marked)}${coming ? ', to come' : ''}`}
              >
                <ProgramCard card={card} locked={locked} marked={marked} coming={coming} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const REGISTERS = [1, 2, 3, 4, 5] as const;

/** What lies in a register: what was revealed, else the locked card, else the own card that is to come. */
export function registerNow(robot: RobotView, now: Instruments, register: Register) {
  const slot = register - 1;
  const played = now.played[slot] ?? 0;
  const locked = robot.locked[slot] ?? 0;
  const coming = played === 0 && locked === 0 ? (now.coming[slot] ?? 0) : 0;
  const marks = played === 0 ? robot.marked : now.marked;
  return {
    card: played || locked || coming,
    locked: locked !== 0,
    marked: coming === 0 && marks.includes(register),
    coming: coming !== 0,
  };
}

/** The cards of the register on show, in the order in which they are executed. */
function Revealed({ seats, view, shown }: IdleProps): ReactElement {
  const last = shown.findLast((event) => event.type === 'cardsRevealed');
  const acting = shown.findLast((event) => event.type === 'cardStarted');
  if (last?.type !== 'cardsRevealed') return <Waiting seats={seats} view={view} />;
  return (
    <ol className="rr-revealed">
      {last.cards.map(({ seat, card, marked }) => {
        const robot = view.robots[seat];
        const on = acting?.type === 'cardStarted' && acting.seat === seat && acting.register === last.register;
        return (
          <li key={seat} className={classes(on && 'rr-revealed-on')}>
            {robot && <img src={pictureUrl(carPicture(robot.colour, seat + 1))} alt="" width={28} height={28} />}
            <span>{nameOf(seats, seat)}</span>
            <b>{cardWords(card, marked)}</b>
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
