// Tries places: all over a box at random, or in a row beside a road. The same seed always tries the same places.

import type { Box } from '../box';
import type { ClosedLine, Spot } from '../line';

/**
 * Tries random places in a box, one after the other. tries: how many, rounded up; draw: returns 0 to 1, called for x, then y,
 * then as often as `grow` needs; grow: what is at a place, or undefined for nothing.
 */
export function scatter<T>(
  box: Box,
  tries: number,
  draw: () => number,
  grow: (x: number, y: number) => T | undefined,
): T[] {
  const grown: T[] = [];
  for (let i = 0; i < tries; i++) {
    const x = box.left + draw() * (box.right - box.left);
    const y = box.top + draw() * (box.bottom - box.top);
    const one = grow(x, y);
    if (one !== undefined) grown.push(one);
  }
  return grown;
}

/** Places once around a closed line, `step` apart. offset > 0: to the right of the driving direction. */
export function row(line: ClosedLine, offset: number, step: number): Spot[] {
  return Array.from({ length: Math.ceil(line.length / step) }, (_, i) => line.at(i * step, offset));
}

/** Number of blobs or plants for a world, one per this many square units; `scatter` rounds it up. */
export function countFor(world: Box, area: number): number {
  return ((world.right - world.left) * (world.bottom - world.top)) / area;
}
