// What a balance report reads from a race of Formula D: corners driven, crashes and wear by corner. An overshoot is wear.
// Not here: statistics of cars (figures.ts).

import type { BalanceHooks, PlaceMark } from '@core/balance/hooks';
import type { Seat } from '@core/contract';
import { carOf, circuitOfRace } from './cars';
import { circuitOf } from './data/circuits';
import { fieldOrder } from './standings';
import type { FormulaEvent, FormulaState, FormulaTypes, OutReason, WearReason } from './types';

/** Reasons for wear that the road causes; slipstreams, collisions and engines can cost wear anywhere. */
const OF_THE_ROAD: readonly WearReason[] = ['shift', 'brake', 'overshoot', 'worn'];
/** A corner can end a race in these ways. */
const OFF_THE_ROAD: readonly OutReason[] = ['worn', 'crash'];

export const BALANCE: BalanceHooks<FormulaTypes> = {
  gap: { id: 'rounds', parts: 1 },
  seconds: { table: 0, person: 25 },
  usual: { troubles: 0.05, minutes: 15 },
  corners: (circuit) => circuitOf(circuit).corners.map(({ index }) => ({ id: String(index) })),
  placesOf,
  // The part before the first crossing of the line is driven with the first lap (R43).
  lapOf: (s) => Math.min(s.options.laps, Math.max(1, carOf(s, fieldOrder(s)[0] ?? 0).lap)),
  comesTo: (s, seat) => placeOf(cornerAhead(s, seat)),
  gapOf: (s, winner, seat) =>
    carOf(s, seat).status === 'eliminated' ? null : Math.max(0, endOf(s, seat) - endOf(s, winner)),
};

/** The round in which a car took the flag, or the last one for a car that was still driving. */
function endOf(s: Readonly<FormulaState>, seat: Seat): number {
  return carOf(s, seat).endRound || s.round;
}

function placesOf(event: FormulaEvent, s: Readonly<FormulaState>): PlaceMark[] {
  switch (event.type) {
    case 'cornerLeft':
      return [{ kind: 'pass', place: String(event.corner), amount: 1 }];
    case 'carEliminated': {
      const corner = cornerAhead(s, event.seat);
      return corner >= 0 && OFF_THE_ROAD.includes(event.reason)
        ? [{ kind: 'trouble', place: String(corner), amount: 1 }]
        : [];
    }
    case 'wearChanged': {
      const amount = event.from - event.to;
      const corner = cornerAhead(s, event.seat);
      return amount > 0 && corner >= 0 && OF_THE_ROAD.includes(event.reason)
        ? [{ kind: 'cost', place: String(corner), amount }]
        : [];
    }
    default:
      return [];
  }
}

function placeOf(corner: number): string | null {
  return corner < 0 ? null : String(corner);
}

/** The corner of a car's space or the next one along its lane; -1 in the pits, if the lane meets none. */
function cornerAhead(s: Readonly<FormulaState>, seat: Seat): number {
  const circuit = circuitOfRace(s);
  let at = carOf(s, seat).at as number;
  for (let step = 0; step <= circuit.spaces.length && at >= 0; step++) {
    const corner = circuit.corner[at] as number;
    if (corner >= 0) return corner;
    at = [circuit.next[at], circuit.left[at], circuit.right[at]].find((to) => to !== undefined && to >= 0) ?? -1;
  }
  return -1;
}
