// Makes AI drivers below the best level misjudge answers. The same random numbers give the same mistake.
// Not here: how they judge answers.

import type { Draw } from '@core/contract';

const GRAIN = 1024;

/** A random penalty on an answer's value, from 0 to most. Draws nothing if most is 0. */
export function misjudged(most: number, draw: Draw): number {
  return most === 0 ? 0 : (most * draw(GRAIN)) / GRAIN;
}
