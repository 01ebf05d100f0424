// How the camera of a Waddington board is led. Pure: the board itself is loaded with a race alone.

import { madeOnce } from '@ui/game/board/by-id';
import type { Direction } from '@ui/stage/director';
import { CAR_LENGTH, roadOf } from './geometry/road';

/** Close enough for the car on the shortest square of the circuit. */
export const directionOf = madeOnce((circuit): Direction => {
  const { squares, carScale } = roadOf(circuit);
  const scales = Array.from({ length: squares }, (_, square) => carScale(square));
  return { carLength: CAR_LENGTH * Math.min(...scales) };
});
