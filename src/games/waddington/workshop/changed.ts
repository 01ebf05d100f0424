// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { fastestOf } from './edit';
import { cornersOf, roadOf, stretchesOf } from './rows';
import { type SourceCorner, sourceSchema, type WaddingtonSource } from './source';

/**
 * The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. The limit of a
 * corner is its fastest lane's; the other lanes change by as much.
 */
export function changed(source: WaddingtonSource, change: CircuitChange): WaddingtonSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const at = cornersOf(stretchesOf(source, roadOf(source)))[change.corner - 1]?.source;
  const corner = at === undefined ? undefined : source.corners[at];
  if (corner === undefined || fastestOf(corner) === change.limit) return undefined;
  const by = change.limit - fastestOf(corner);
  const [first, middle, last] = corner.limits;
  const limits: SourceCorner['limits'] = [first + by, middle + by, last + by];
  const corners = source.corners.map((one, index) => (index === at ? { ...one, limits } : one));
  return sourceSchema.safeParse({ ...source, corners }).data;
}
