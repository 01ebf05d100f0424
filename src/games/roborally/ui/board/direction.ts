// How the camera of a RoboRally board is led: near enough to tell what each robot does.

import type { Direction } from '@ui/stage/director';
import { CELL } from './geometry/floor';

/** A robot fills this share of its cell. */
const ROBOT = 0.75;

/** The same on every floor. */
export function directionOf(): Direction {
  return { carLength: CELL * ROBOT };
}
