// Places the coach's bubble on a wide screen: near what is lit, without covering what must be visible. Pure functions.

import type { LitSpot } from './chalk';

/** Gap to the edges and to what is lit, px. */
const AIR = 16;
/** Number of places to try across and down. */
const TRIED = 33;
/** Cost of a covered px², and of a covered px² of the gap around what must be visible, relative to 1 px of distance. */
const COVERED = 1_000_000;
const NEAR = 50;
/** The same cost for what should be visible if possible. */
const SOFT = 100;

/**
 * The bubble's top left corner, px. avoid: what must be visible; the bubble should be near the first. top: below the bar. soft:
 * what should be visible if possible.
 */
export function placeBubble(
  size: { width: number; height: number },
  bubble: { width: number; height: number },
  avoid: readonly LitSpot[],
  top: number,
  soft: readonly LitSpot[] = [],
): { left: number; top: number } {
  const [right, bottom] = [size.width - bubble.width - AIR, size.height - bubble.height - AIR];
  const across = places(AIR, right);
  const down = [top + AIR / 2, ...places(top + AIR, bottom)];
  const near = avoid[0];
  let best = { left: AIR, top: top + AIR };
  let least = Number.POSITIVE_INFINITY;
  for (const left of across) {
    for (const y of down) {
      const box = { left, top: y, ...bubble };
      // No part of the cost is negative, so most places are out of the question after the first.
      let cost = near === undefined ? 0 : distance(box, near);
      if (cost >= least) continue;
      cost += coveredBy(box, avoid) * COVERED;
      if (cost >= least) continue;
      const squeezed = Math.max(0, top + AIR - y) * box.width;
      cost += avoid.reduce((sum, spot) => sum + overlap(box, spot, AIR), squeezed) * NEAR;
      cost += soft.reduce((sum, spot) => sum + overlap(box, spot, AIR), 0) * SOFT;
      if (cost >= least) continue;
      least = cost;
      best = { left, top: y };
    }
  }
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

/** How much a box covers of what must be visible, px². */
export function coveredBy(box: Box, avoid: readonly LitSpot[]): number {
  return avoid.reduce((sum, spot) => sum + overlap(box, spot, 0), 0);
}

/** Positions to try along one axis of the window. */
function places(from: number, to: number): number[] {
  return Array.from({ length: TRIED }, (_, i) => from + ((to - from) * i) / (TRIED - 1));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Overlap, px², with this gap around the spot. */
function overlap(a: Box, b: Box, air: number): number {
  const across = Math.min(a.left + a.width, b.left + b.width + air) - Math.max(a.left, b.left - air);
  const down = Math.min(a.top + a.height, b.top + b.height + air) - Math.max(a.top, b.top - air);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
