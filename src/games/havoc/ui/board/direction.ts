// Camera settings of a Havoc board: pan and zoom are off while it follows a move.

import type { Direction } from '@ui/stage/director';
import { CAR_SCALE } from '../../geometry/oval';

/** Length of a stock car from bumper to bumper, car units. */
const LENGTH = 42;

/** The oval is the same for every race. */
export function directionOf(): Direction {
  return { carLength: LENGTH * CAR_SCALE, handsOff: true };
}
