// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { anchorBeyond } from '@workshop/anchors';
import { withCorner } from '@workshop/with-corner';
import { fastestOf } from './edit';
import { cornersOf, roadOf, stretchesOf } from './rows';
import { ON_ROAD } from './rules';
import { type SourceCorner, sourceSchema, type WaddingtonSource } from './source';

/**
 * The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. The limit of a
 * corner is its fastest lane's; the other lanes change by as much. A corner moves by rows, between the corners before and after it.
 */
export function changed(source: WaddingtonSource, change: CircuitChange): WaddingtonSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const from = cornersOf(stretchesOf(source, roadOf(source)))[change.corner - 1];
  const corner = from && source.corners[from.source];
  if (from === undefined || corner === undefined) return undefined;
  const by = 'move' in change ? change.move : change.limit - fastestOf(corner);
  if (by === 0) return undefined;
  const next = 'move' in change ? { at: anchorBeyond(source, corner.at, by, ON_ROAD) } : { limits: faster(corner, by) };
  const whole = sourceSchema.safeParse(withCorner(source, from.source, next)).data;
  if (whole === undefined || !('move' in change)) return whole;
  const to = cornersOf(stretchesOf(whole, roadOf(whole)))[change.corner - 1];
  return to?.source === from.source && to.first === from.first + by ? whole : undefined;
}

function faster({ limits: [first, middle, last] }: SourceCorner, by: number): SourceCorner['limits'] {
  return [first + by, middle + by, last + by];
}
