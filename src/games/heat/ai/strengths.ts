// How strong each car's position in a race is, by the rounds it still has to go according to the prospect.
// Not here: choosing an answer; the strong drivers compare simulated races (playout/search.ts).

import type { HeatState } from '../types';
import { HEAT_CLASS } from './cards/kinds';
import { legendRounds } from './playout/legend-pace';
import { spreadOver } from './playout/search';
import { roundsLeft } from './prospect';
import { headRace } from './read';

/**
 * How many times wider the field's results spread than a Maestro's, to whom the spread of playouts is fitted: most drivers
 * keep less of a lead to the finish (docs/ai.md).
 */
const WIDER = 1.65;

/** The strengths by seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<HeatState>): number[] {
  const strong = s.cars.map(() => 0);
  // Before the first round no car is ahead of another; off the track no car races.
  const first = s.order.find((seat) => s.cars[seat]?.status === 'racing');
  if (s.status === 'draft' || first === undefined) return strong;
  const { race, seats } = headRace(s, first);
  const need = race.cars.map((car) =>
    car.legend
      ? legendRounds(car.legend, car.progress)
      : roundsLeft(race.table, car.progress, car.gear, car.engine, car.hand[HEAT_CLASS] ?? 0),
  );
  const spread = WIDER * spreadOver(Math.min(...need));
  seats.forEach((seat, i) => {
    strong[seat] = -(need[i] ?? 0) / spread;
  });
  return strong;
}
