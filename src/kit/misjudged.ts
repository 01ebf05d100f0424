// How AI drivers below the best are off in what they judge: the same chances give the same mistake.
// Not for: what they judge by.

import type { Draw } from '@core/contract';

const GRAIN = 1024;

/** What an answer is thought worse by than it is, by luck: up to so much. Draws nothing where that is none. */
export function misjudged(most: number, draw: Draw): number {
  return most === 0 ? 0 : (most * draw(GRAIN)) / GRAIN;
}
