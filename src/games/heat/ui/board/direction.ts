// How the camera of a Heat board moves. Pure: the board itself is loaded only with a race.

import { madeOnce } from '@geometry/by-id';
import type { Direction } from '@ui/stage/director';
import { CAR_LENGTH, roadOf } from '../../geometry/road';

/** Close enough for the car in the tightest corner of the circuit. */
export const directionOf = madeOnce((circuit): Direction => {
  const { spaces, lanes, carScale } = roadOf(circuit);
  const scales = Array.from({ length: spaces * lanes }, (_, i) => carScale(Math.floor(i / lanes), i % lanes));
  return { carLength: CAR_LENGTH * Math.min(...scales) };
});
