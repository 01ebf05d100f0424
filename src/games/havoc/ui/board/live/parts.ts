// What the pieces of a Havoc board share beside what every board has.

import type { Seat } from '@core/contract';
import { nameOf } from '@ui/phrases';
import type { BoardParts } from '@ui/stage/parts';

/** Everything a layer needs to know of its board. */
export type HavocBoardParts = BoardParts;

/** A driver's name. */
export function nameIn(parts: HavocBoardParts, seat: Seat): string {
  return nameOf(parts.options.seats, seat);
}
