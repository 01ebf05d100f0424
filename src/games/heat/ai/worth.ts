// How well a seat stands in a race, 0 to 1, by the outlook of every car.
// Not for: choosing; the strong driver weighs races it has played ahead (search.ts).

import type { Seat } from '@core/contract';
import { carOf, finalLineOf } from '../cars';
import type { HeatState } from '../types';
import { HEAT_CLASS } from './cards/kinds';
import { roundsLeft } from './outlook';
import { legendRounds } from './playout/legend-pace';
import { aheadChance } from './playout/search';
import { headRace } from './read';

/** The share of rivals the seat is likely to beat; alone on the track, how much of the way is done. 0 when off the track. */
export function worth(s: Readonly<HeatState>, seat: Seat): number {
  if (carOf(s, seat).status !== 'racing') return 0;
  // Before the first round nobody is ahead of anybody.
  if (s.status === 'draft') return 0.5;
  const { race, me } = headRace(s, seat);
  const need = race.cars.map((car) =>
    car.legend
      ? legendRounds(car.legend, car.progress)
      : roundsLeft(race.table, car.progress, car.gear, car.engine, car.hand[HEAT_CLASS] ?? 0),
  );
  const own = need[me] ?? 0;
  const rivals = s.cars.length - 1;
  if (rivals === 0) return Math.min(1, Math.max(0, (carOf(s, seat).progress + 1) / (finalLineOf(s) + 1)));
  const finished = s.status === 'finished';
  let beaten = s.cars.length - race.cars.length;
  need.forEach((rounds, i) => {
    if (i !== me) beaten += finished ? (rounds > own ? 1 : 0) : aheadChance(rounds - own, own);
  });
  return beaten / rivals;
}
