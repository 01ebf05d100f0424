// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { type FormulaSource, sourceSchema } from './source';
import { roadOf, stretchesOf } from './stretches';

/**
 * The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. The limit of
 * a corner is the number of its stops.
 */
export function changed(source: FormulaSource, change: CircuitChange): FormulaSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const at = stretchesOf(source, roadOf(source))[change.corner - 1]?.source;
  if (at === undefined || source.corners[at]?.stops === change.limit) return undefined;
  const corners = source.corners.map((corner, index) => (index === at ? { ...corner, stops: change.limit } : corner));
  return sourceSchema.safeParse({ ...source, corners }).data;
}
