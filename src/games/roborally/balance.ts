// What a balance report reads from a race of RoboRally: traffic, damage and wrecks by square. Not here: figures of robots
// (figures.ts).

import type { BalanceHooks, PlaceMark } from '@core/balance/hooks';
import { robotOf } from './robots';
import type { RoborallyEvent, RoborallyState, RoborallyTypes } from './types';

export const BALANCE: BalanceHooks<RoborallyTypes> = {
  gap: { id: 'checkpoints', parts: 1 },
  // As in setup: watching the floor and each robot on it, and programming.
  seconds: { table: 15, person: 36 },
  usual: { troubles: 1, minutes: 20 },
  corners: () => [],
  placesOf,
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
