// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { cornersOf, roadOf } from './cut';
import { type HeatSource, sourceSchema } from './source';

/** The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. */
export function changed(source: HeatSource, change: CircuitChange): HeatSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const at = cornersOf(source, roadOf(source))[change.corner - 1]?.source;
  if (at === undefined || source.corners[at]?.limit === change.limit) return undefined;
  const corners = source.corners.map((corner, index) => (index === at ? { ...corner, limit: change.limit } : corner));
  return sourceSchema.safeParse({ ...source, corners }).data;
}
