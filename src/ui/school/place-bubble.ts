// Where the coach's bubble stands on a wide screen: near what is lit, and over nothing that is to be seen. Pure arithmetic.

import type { LitSpot } from './chalk';

/** Room that is kept to the edges and to what is lit, px. */
const AIR = 16;
/** This many places are tried across and down. */
const TRIED = 33;
/** What a covered px² costs against a px of distance, and a px² of the air round what must be seen. */
const COVERED = 1_000_000;
const NEAR = 50;
/** The same for what is better seen, but not at the cost of what must be. */
const SOFT = 100;

/** Left upper corner, px. avoid: what must be seen; the first of it is what the bubble should be near. top: below the bar. soft: what is better seen, too. */
export function placeBubble(
  size: { width: number; height: number },
  bubble: { width: number; height: number },
  avoid: readonly LitSpot[],
  top: number,
  soft: readonly LitSpot[] = [],
): { left: number; top: number } {
  const [right, bottom] = [size.width - bubble.width - AIR, size.height - bubble.height - AIR];
  const across = places(AIR, right);
  const down = places(top + AIR, bottom);
  const near = avoid[0];
  let best = { left: AIR, top: top + AIR };
  let least = Number.POSITIVE_INFINITY;
  for (const left of across) {
    for (const y of down) {
      const box = { left, top: y, ...bubble };
      const covered = coveredBy(box, avoid);
      const close = avoid.reduce((sum, spot) => sum + overlap(box, spot, AIR), 0);
      const away = near === undefined ? 0 : distance(box, near);
      const dimmed = soft.reduce((sum, spot) => sum + overlap(box, spot, AIR), 0);
      const cost = covered * COVERED + close * NEAR + dimmed * SOFT + away;
      if (cost >= least) continue;
      least = cost;
      best = { left, top: y };
    }
  }
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

/** What a box at this place covers of what must be seen, px². */
export function coveredBy(box: Box, avoid: readonly LitSpot[]): number {
  return avoid.reduce((sum, spot) => sum + overlap(box, spot, 0), 0);
}

/** Spots that are tried along one side of the window. */
function places(from: number, to: number): number[] {
  return Array.from({ length: TRIED }, (_, i) => from + ((to - from) * i) / (TRIED - 1));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Shared area, px², with this much air round the spot. */
function overlap(a: Box, b: Box, air: number): number {
  const across = Math.min(a.left + a.width, b.left + b.width + air) - Math.max(a.left, b.left - air);
  const down = Math.min(a.top + a.height, b.top + b.height + air) - Math.max(a.top, b.top - air);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
