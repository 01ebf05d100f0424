// Runs the check of the totals to its end at once, for tests. Not here: in slices while nothing is saved (soundness/look.ts).

import { type TotalTable, wrongTotals } from '../archive/totals';
import type { Database } from '../database';

/** The totals that differ from what the races add up to; undefined if a race was added or removed meanwhile. */
export function wrongTotalsIn(db: Database): readonly TotalTable[] | undefined {
  const slices = wrongTotals(db);
  for (let step = slices.next(); ; step = slices.next()) if (step.done === true) return step.value;
}
