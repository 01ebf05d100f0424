// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { anchorBeyond } from '@workshop/anchors';
import { withCorner } from '@workshop/with-corner';
import { cornersOf, roadOf } from './cut';
import { ON_ROAD } from './rules';
import { type HeatSource, sourceSchema } from './source';

/**
 * The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. A corner moves
 * between the corners before and after it, and not across the line.
 */
export function changed(source: HeatSource, change: CircuitChange): HeatSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const lines = cornersOf(source, roadOf(source));
  const from = lines[change.corner - 1];
  const corner = from && source.corners[from.source];
  if (from === undefined || corner === undefined) return undefined;
  const isSame = 'move' in change ? change.move === 0 : corner.limit === change.limit;
  if (isSame) return undefined;
  const next =
    'move' in change ? { at: anchorBeyond(source, corner.at, change.move, ON_ROAD) } : { limit: change.limit };
  const whole = sourceSchema.safeParse(withCorner(source, from.source, next)).data;
  if (whole === undefined || !('move' in change)) return whole;
  const to = cornersOf(whole, roadOf(whole))[change.corner - 1];
  return to?.source === from.source && to.line === from.line + change.move ? whole : undefined;
}
