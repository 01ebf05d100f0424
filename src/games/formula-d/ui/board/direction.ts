// How the camera of a Formula D board is led. Pure: the board itself is loaded with a race alone.

import { madeOnce } from '@ui/game/board/by-id';
import type { Direction } from '@ui/stage/director';
import { CAR_LENGTH, roadOf } from './geometry/road';

/** Close enough for the car on the shortest space of the circuit. */
export const directionOf = madeOnce((id): Direction => {
  const { circuit, carScale } = roadOf(id);
  return { carLength: CAR_LENGTH * Math.min(...circuit.corner.map((_, space) => carScale(space))) };
});
