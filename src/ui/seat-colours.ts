// Gives seats their cars' current colours, because in some games drivers choose a car after the start.

import type { SeatInfo } from '@api/contract';
import type { Colour } from '@core/contract';

/** Seats with these colours, by seat; a seat without one keeps its own. */
export function inColours(seats: readonly SeatInfo[], colours: readonly Colour[] | undefined): readonly SeatInfo[] {
  if (!colours) return seats;
  return seats.map((info) => ({ ...info, colour: colours[info.seat] ?? info.colour }));
}
