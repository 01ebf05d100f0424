// Positions: the order of the field, ties, and the final classification (R61, R62).
// Not here: points over a season (points.ts).

import type { FinalCar, Seat, Standing } from '@core/contract';
import { compareKeys, shortfall } from '@kit/order';
import { carOf, circuitOfRace, progressOf } from './cars';
import { MOST_BRAKES, MOST_TYRES, STEP } from './data/charts';
import { type Circuit, ROW } from './data/circuits';
import { pointsFor } from './points';
import type { Car, Statistics, TieBreak, WaddingtonEvent, WaddingtonState } from './types';

const MOST_WEAR = MOST_TYRES + MOST_BRAKES;
/** The tie breaks after progress, entry by entry of a sort key (R62). */
const TIE_BREAKS: readonly TieBreak[] = ['reading', 'wear', 'cards', 'place'];

/** Best first: progress, then R62. All cars are classified. */
export function standings(s: Readonly<WaddingtonState>): Standing[] {
  return fieldOrder(s).map((seat, index) => {
    const car = carOf(s, seat);
    const isDone = s.status === 'finished' || (s.status === 'finalRound' && car.lap >= s.laps);
    return { seat, place: index + 1, status: isDone ? 'finished' : 'racing', sortKey: sortKey(s, car) };
  });
}

/** Seats, best first (R61, R62). */
export function fieldOrder(s: Readonly<WaddingtonState>): Seat[] {
  const circuit = circuitOfRace(s);
  const order: Seat[] = [];
  const keys: number[] = [];
  // Insertion sort: fields are small and mostly in order.
  for (let seat = 0; seat < s.cars.length; seat++) {
    const key = packedKey(circuit, s.cars[seat] as Car);
    keys[seat] = key;
    let at = seat;
    while (at > 0 && (keys[order[at - 1] as Seat] as number) < key) {
      order[at] = order[at - 1] as Seat;
      at--;
    }
    order[at] = seat;
  }
  return order;
}

/** The sort key in one number: progress, reading, wear, cards and place, each with spare room. */
function packedKey(circuit: Circuit, car: Readonly<Car>): number {
  const wear = MOST_WEAR - car.tyres - car.brakes;
  const speedAndWear = (car.reading / STEP) * 16 + wear;
  return ((progressOf(circuit, car) * 256 + speedAndWear) * 32 + car.hand.length) * 8 + car.place;
}

function sortKey(s: Readonly<WaddingtonState>, car: Readonly<Car>): number[] {
  const wear = MOST_WEAR - car.tyres - car.brakes;
  return [progressOf(circuitOfRace(s), car), car.reading, wear, car.hand.length, car.place];
}

/** Squares behind the winner at the end of a race. */
export function behind(winner: FinalCar, car: FinalCar): number | null {
  const apart = shortfall(winner.sortKey[0], car.sortKey[0]);
  return apart === null ? null : Math.round(apart / ROW);
}

/** The final table: places, tie breaks, points, statistics. */
export function classification(
  s: Readonly<WaddingtonState>,
): Extract<WaddingtonEvent, { type: 'raceEnded' }>['classification'] {
  const table = standings(s);
  return table.map(({ seat, place, sortKey: key }, index) => {
    const car = carOf(s, seat);
    const above = table[index - 1]?.sortKey;
    return {
      seat,
      progress: key[0] ?? 0,
      tieBreak: above === undefined ? null : tieBreak(above, key),
      points: pointsFor(place),
      statistics: statisticsOf(car),
    };
  });
}

function tieBreak(above: readonly number[], key: readonly number[]): TieBreak | null {
  const at = key.findIndex((value, index) => compareKeys([above[index] ?? 0], [value]) !== 0);
  return at <= 0 ? null : (TIE_BREAKS[at - 1] ?? null);
}

/** A car's statistics (S6). */
export function statisticsOf(car: Readonly<Car>): Statistics {
  const { lapsLed, spins, dice, stops, baulks, cardsUsed, bestLap } = car;
  return { lapsLed, spins, dice, stops, baulks, cardsUsed, bestLap };
}
