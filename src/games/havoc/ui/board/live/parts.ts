// The part of a Havoc board that its layers share, beyond what every board has.

import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import type { BoardParts } from '@ui/stage/parts';

/** The shared board data that a layer needs. */
export type HavocBoardParts = BoardParts;

/** A driver's name. */
export function nameIn(parts: HavocBoardParts, seat: Seat): string {
  return nameOf(parts.options.seats, seat);
}
