// Camera settings of a RoboRally board: near enough to see what each robot does.

import type { Direction } from '@ui/stage/director';
import { CELL } from '../../geometry/floor';

/** Share of its cell that a robot fills. */
const ROBOT = 0.75;

/** The same on every floor. */
export function directionOf(): Direction {
  return { carLength: CELL * ROBOT };
}
