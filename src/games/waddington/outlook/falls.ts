// The penalty chart as lists of results with their exact chances (R39-R41), for AI drivers. Not here: rolling dice.

import { type Fall, fallOf, MOST_TYRES, PENALTY_CHART, type PenaltyRow } from '../data/charts';

/** One result of a roll, with its chance. */
export interface LikelyFall extends Fall {
  readonly chance: number;
}

/** The results of each column by tyre gauge. */
export const FALLS: Readonly<Record<20 | 40, readonly (readonly LikelyFall[])[]>> = {
  20: byGauge(({ over20 }) => over20),
  40: byGauge(({ over40 }) => over40),
};

function byGauge(column: (row: PenaltyRow) => PenaltyRow['over20']): LikelyFall[][] {
  return Array.from({ length: MOST_TYRES + 1 }, (_, gauge) => {
    const falls: LikelyFall[] = [];
    for (const row of PENALTY_CHART) {
      const chance = row.ways / 36;
      const { spin, tyres, brakes } = fallOf(column(row), gauge);
      const at = falls.findIndex((fall) => fall.spin === spin && fall.tyres === tyres && fall.brakes === brakes);
      const same = falls[at];
      if (same === undefined) falls.push({ chance, spin, tyres, brakes });
      else falls[at] = { ...same, chance: same.chance + chance };
    }
    return falls;
  });
}
