// What a balance report reads from a race of Waddington's: bands judged, spins and wear by corner.
// Not here: statistics of cars (figures.ts).

import type { BalanceHooks, CornerLimit, PlaceMark } from '@core/balance/hooks';
import { carOf, circuitOfRace, progressOf } from './cars';
import { STEP, TOP_SPEED } from './data/charts';
import { type Circuit, circuitOf, ROW } from './data/circuits';
import { fieldOrder } from './standings';
import type { Place, WaddingtonEvent, WaddingtonState, WaddingtonTypes } from './types';

export const BALANCE: BalanceHooks<WaddingtonTypes> = {
  gap: { id: 'rows', parts: ROW },
  // As in setup: a lap of about twelve rounds takes each person five minutes.
  seconds: { table: 0, person: 25 },
  usual: { troubles: 0.6, minutes: 35 },
  corners: (circuit) => circuitOf(circuit).corners.map(({ index }) => cornerLimit(circuitOf(circuit), index)),
  placesOf,
  lapOf: (s) => Math.min(s.laps, Math.max(0, carOf(s, fieldOrder(s)[0] ?? 0).lap) + 1),
  comesTo: (s, seat) => {
    const corner = cornerAhead(s, carOf(s, seat).at);
    return corner < 0 ? null : String(corner);
  },
  gapOf: (s, winner, seat) => {
    const circuit = circuitOfRace(s);
    return Math.max(0, progressOf(circuit, carOf(s, winner)) - progressOf(circuit, carOf(s, seat)));
  },
};

/** The fastest lane's limit: a change moves the limits of every lane by as much. */
function cornerLimit(circuit: Circuit, index: number): CornerLimit {
  const limits = circuit.limit.filter((_, place) => circuit.corner[place] === index);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  return {
    id: String(index),
    limit: {
      now: most,
      lower: least > STEP ? most - STEP : null,
      higher: most < TOP_SPEED ? most + STEP : null,
    },
  };
}

function placesOf(event: WaddingtonEvent, s: Readonly<WaddingtonState>): PlaceMark[] {
  switch (event.type) {
    case 'cornerJudged':
      return [{ kind: 'pass', place: String(event.corner), amount: 1 }];
    case 'spunOff': {
      // A car that goes to a verge could not slow down for the corner ahead (R28).
      const corner = event.corner < 0 ? cornerAhead(s, event.from) : event.corner;
      return corner < 0 ? [] : [{ kind: 'trouble', place: String(corner), amount: 1 }];
    }
    case 'diceRolled':
      return costAt(event.corner, event.brakes + event.tyres);
    case 'wearAdded':
      // The dice's wear is in diceRolled. A driver slows down for the corner ahead.
      return event.cause === 'dice' ? [] : costAt(cornerAhead(s, carOf(s, event.seat).at), event.brakes + event.tyres);
    default:
      return [];
  }
}

function costAt(corner: number, amount: number): PlaceMark[] {
  return corner < 0 || amount <= 0 ? [] : [{ kind: 'cost', place: String(corner), amount }];
}

/** The corner of a square or the next one ahead of it; -1 if there is none. */
function cornerAhead(s: Readonly<WaddingtonState>, from: Place): number {
  const circuit = circuitOfRace(s);
  let at: number = from;
  for (let step = 0; step <= circuit.squares && at >= 0; step++) {
    const corner = circuit.corner[at] ?? -1;
    if (corner >= 0) return corner;
    at = circuit.next[at]?.[0] ?? -1;
  }
  return -1;
}
