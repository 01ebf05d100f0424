// What a balance report reads from a race of Havoc Speedway: traffic, tows and lost spaces by space.
// Not here: figures of cars (figures.ts).

import type { BalanceHooks, PlaceMark } from '@core/balance/hooks';
import { carOf, progressOf, shownLap } from './cars';
import { fieldOrder } from './standings';
import type { HavocEvent, HavocTypes } from './types';

export const BALANCE: BalanceHooks<HavocTypes> = {
  gap: { id: 'spaces', parts: 1 },
  // As in setup: about sixteen answers a round, most of them in the Storm.
  seconds: { table: 0, person: 64 },
  usual: { troubles: 1, minutes: 20 },
  corners: () => [],
  placesOf,
  lapOf: (s) => shownLap(s, carOf(s, fieldOrder(s)[0] ?? 0)),
  gapOf: (s, winner, seat) => Math.max(0, progressOf(carOf(s, winner)) - progressOf(carOf(s, seat))),
  startOf: (event) => (event.type === 'laneChosen' ? { seat: event.seat, place: event.lane } : null),
};

function placesOf(event: HavocEvent): PlaceMark[] {
  switch (event.type) {
    case 'pawnMoved': {
      const [from = -1, ...driven] = event.path;
      if (event.direction === 'forward') {
        return driven.map((space) => ({ kind: 'pass', place: String(space), amount: 1 }));
      }
      return driven.length === 0 ? [] : [{ kind: 'cost', place: String(from), amount: driven.length }];
    }
    case 'towed':
      return [{ kind: 'trouble', place: String(event.from), amount: 1 }];
    case 'pitWallHit':
      return [{ kind: 'trouble', place: String(event.path.at(-1) ?? event.to), amount: 1 }];
    default:
      return [];
  }
}
