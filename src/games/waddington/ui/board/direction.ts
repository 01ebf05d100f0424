// How a Waddington board moves its camera. Free of Pixi, as the board itself is loaded only with a race.

import { madeOnce } from '@geometry/by-id';
import type { Direction } from '@ui/stage/director';
import { CAR_LENGTH, roadOf } from '../../geometry/road';

/** Close enough for the car on the shortest square of the circuit. */
export const directionOf = madeOnce((circuit): Direction => {
  const { squares, carScale } = roadOf(circuit);
  const scales = Array.from({ length: squares }, (_, square) => carScale(square));
  return { carLength: CAR_LENGTH * Math.min(...scales) };
});
