// A circuit with one thing changed, as a balance report suggests. Not here: which change is worth trying (src/balance).

import type { CircuitChange } from '@core/contract';
import { anchorBeyond } from '@workshop/anchors';
import { withCorner } from '@workshop/with-corner';
import { ON_ROAD } from './rules';
import { type FormulaSource, sourceSchema } from './source';
import { roadOf, stretchesOf } from './stretches';

/**
 * The source with this change; undefined if it has no such corner, is like this already, or a value is out of its range. The limit of
 * a corner is the number of its stops. A corner keeps its length when it moves, between the corners before and after it.
 */
export function changed(source: FormulaSource, change: CircuitChange): FormulaSource | undefined {
  if ('laps' in change)
    return change.laps === source.laps ? undefined : sourceSchema.safeParse({ ...source, laps: change.laps }).data;
  const before = stretchesOf(source, roadOf(source))[change.corner - 1];
  const corner = before && source.corners[before.source];
  if (before === undefined || corner === undefined) return undefined;
  const isSame = 'move' in change ? change.move === 0 : corner.stops === change.limit;
  if (isSame) return undefined;
  const moved = (anchor: number, by: number): number => anchorBeyond(source, anchor, by, ON_ROAD);
  const next =
    'move' in change
      ? { from: moved(corner.from, change.move), to: moved(corner.to, change.move) }
      : { stops: change.limit };
  const whole = sourceSchema.safeParse(withCorner(source, before.source, next)).data;
  if (whole === undefined || !('move' in change)) return whole;
  const after = stretchesOf(whole, roadOf(whole))[change.corner - 1];
  const isThere = after?.first === before.first + change.move && after.end === before.end + change.move;
  return after?.source === before.source && isThere ? whole : undefined;
}
