// How a Formula D board moves its camera. Free of Pixi, as the board itself is loaded only with a race.

import { madeOnce } from '@geometry/by-id';
import type { Direction } from '@ui/stage/director';
import { CAR_LENGTH, roadOf } from '../../geometry/road';

/** Close enough for the car on the shortest space of the circuit. */
export const directionOf = madeOnce((id): Direction => {
  const { circuit, carScale } = roadOf(id);
  return { carLength: CAR_LENGTH * Math.min(...circuit.corner.map((_, space) => carScale(space))) };
});
