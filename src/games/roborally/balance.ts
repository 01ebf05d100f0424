// What a balance report reads from a race of RoboRally: traffic, damage and wrecks by square, and the ways of robots. Not here: figures of robots
// (figures.ts).

import type { BalanceHooks, PlaceMark, WayMark } from '@core/balance/hooks';
import { courseOfRace, robotOf } from './robots';
import type { Cell, RoborallyEvent, RoborallyState, RoborallyTypes } from './types';

/** The side of the blocks by which ways are told apart, in cells: small enough to see a detour, large enough to hide a sidestep. */
const BLOCK = 4;

export const BALANCE: BalanceHooks<RoborallyTypes> = {
  gap: { id: 'checkpoints', parts: 1 },
  // As in setup: watching the floor and each robot on it, and programming.
  seconds: { table: 15, person: 36 },
  usual: { troubles: 1, minutes: 20 },
  corners: () => [],
  placesOf,
  waysOf,
  lapOf: () => 1,
  gapOf: (s, winner, seat) => {
    const robot = robotOf(s, seat);
    return robot.status === 'eliminated' ? null : Math.max(0, robotOf(s, winner).flags - robot.flags);
  },
};

function placesOf(event: RoborallyEvent, s: Readonly<RoborallyState>): PlaceMark[] {
  switch (event.type) {
    case 'robotsMoved':
    case 'beltsMoved':
      return event.moves.flatMap(({ to }) => (to < 0 ? [] : [{ kind: 'pass', place: String(to), amount: 1 }]));
    case 'robotDestroyed':
      return [{ kind: 'trouble', place: String(event.at), amount: 1 }];
    case 'damageTaken': {
      const { cell } = robotOf(s, event.seat);
      return cell < 0 ? [] : [{ kind: 'cost', place: String(cell), amount: event.amount }];
    }
    default:
      return [];
  }
}

function waysOf(event: RoborallyEvent, s: Readonly<RoborallyState>): WayMark[] {
  switch (event.type) {
    case 'robotsMoved':
    case 'beltsMoved':
      // The cell it comes from tells where it started or returned.
      return event.moves.flatMap(({ seat, from, to }) =>
        [from, to].flatMap((cell) => (cell < 0 ? [] : [{ kind: 'on', seat, part: blockOf(s, cell) }])),
      );
    case 'robotDestroyed':
      return [{ kind: 'off', seat: event.seat }];
    case 'checkpointTouched':
      return [{ kind: 'leg', seat: event.seat, leg: event.number }];
    default:
      return [];
  }
}

function blockOf(s: Readonly<RoborallyState>, cell: Cell): string {
  const { width } = courseOfRace(s);
  return `${Math.floor((cell % width) / BLOCK)}.${Math.floor(cell / width / BLOCK)}`;
}
