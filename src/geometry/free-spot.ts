// Finds a free place for a sign, as close as possible to the preferred one. Knows nothing about roads.

import type { Box } from './box';
import type { Point } from './line';

/** A sign's size, board units. */
export interface Size {
  width: number;
  height: number;
}

const REACH = 12;
/** Offsets to try, in steps, the shortest first. */
const MOVES: readonly Point[] = Array.from(
  { length: (2 * REACH + 1) ** 2 },
  (_, i): Point => [(i % (2 * REACH + 1)) - REACH, Math.floor(i / (2 * REACH + 1)) - REACH],
).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/**
 * The middle of a sign: `wish`, moved by at most 12 steps each way until it keeps `gap` from all busy points, and `within` a box
 * if possible.
 */
export function freeSpot(
  wish: Point,
  size: Size,
  busy: readonly Point[],
  gap: number,
  step: number,
  within?: Box,
): Point {
  const [x, y] = wish;
  const furthest = REACH * step * 1.5 + Math.hypot(size.width, size.height) / 2 + gap;
  const near = busy.filter(([px, py]) => Math.hypot(px - x, py - y) < furthest);
  const isFree = (spot: Point): boolean => {
    const box = boxAt(spot, size);
    return near.every(
      ([px, py]) => px < box.left - gap || px > box.right + gap || py < box.top - gap || py > box.bottom + gap,
    );
  };
  const spots = MOVES.map(([dx, dy]): Point => [x + dx * step, y + dy * step]);
  const inside = within && spots.find((spot) => isInside(boxAt(spot, size), within) && isFree(spot));
  return inside ?? spots.find(isFree) ?? wish;
}

function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

/** The box of a sign, given its middle. */
export function boxAt([x, y]: Point, { width, height }: Size): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
