// The penalty chart as lists of results with their exact chances (R39-R41). Not here: rolling dice.

import { MOST_TYRES, PENALTY_CHART } from '../data/charts';

/** One result of a roll: its chance, and its points. spin: off the road instead. */
export interface Fall {
  chance: number;
  spin: boolean;
  tyres: number;
  brakes: number;
}

/** The results of the +20 column by tyre gauge. */
export const FALLS_20: readonly (readonly Fall[])[] = byGauge('over20');
/** The results of the +40 column by tyre gauge. */
export const FALLS_40: readonly (readonly Fall[])[] = byGauge('over40');

function byGauge(column: 'over20' | 'over40'): Fall[][] {
  return Array.from({ length: MOST_TYRES + 1 }, (_, gauge) => {
    const falls: Fall[] = [];
    for (const row of PENALTY_CHART) {
      const penalty = row[column];
      const spin = penalty.kind === 'spin' || gauge >= penalty.spinFrom;
      const tyres = spin ? 0 : penalty.tyres;
      const brakes = spin ? 0 : penalty.brakes;
      const same = falls.find((fall) => fall.spin === spin && fall.tyres === tyres && fall.brakes === brakes);
      if (same === undefined) falls.push({ chance: row.ways / 36, spin, tyres, brakes });
      else same.chance += row.ways / 36;
    }
    return falls;
  });
}
