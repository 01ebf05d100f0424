// Finds free ground beside the road: near a wanted place, off the road and off what is already there.

import type { Box } from '@geometry/box';
import type { Road } from './road';

/** A circle that must stay free. */
export interface Kept {
  x: number;
  y: number;
  reach: number;
}

export interface Wanted {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap between a road's edge and what is beside it. */
const CLEAR = 4;
const STEP = 8;
const FURTHEST = 420;

/**
 * The middle of the nearest free ground for a box of this size, within bounds; if there is none, the wanted
 * place.
 */
export function freeGround(road: Road, wanted: Wanted, kept: readonly Kept[], bounds: Box): { x: number; y: number } {
  for (let away = 0; away <= FURTHEST; away += STEP) {
    const count = away === 0 ? 1 : Math.ceil((away * 2 * Math.PI) / (STEP * 2));
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
      const at = { ...wanted, x: wanted.x + Math.cos(turn) * away, y: wanted.y + Math.sin(turn) * away };
      if (isFree(road, at, kept, bounds)) return { x: at.x, y: at.y };
    }
  }
  return { x: wanted.x, y: wanted.y };
}

/** Whether a box is within bounds, off the road and off every circle kept free. */
export function isFree(road: Road, box: Wanted, kept: readonly Kept[], bounds: Box): boolean {
  return isIn(box, bounds) && isClear(road, box, kept);
}

function isIn({ x, y, width, height }: Wanted, box: Box): boolean {
  return (
    x - width / 2 >= box.left && x + width / 2 <= box.right && y - height / 2 >= box.top && y + height / 2 <= box.bottom
  );
}

/** Whether a box is off the road and off every circle kept free, wherever the board ends. */
export function isClear(road: Road, box: Wanted, kept: readonly Kept[]): boolean {
  const gap = ([x, y]: readonly [number, number]): number =>
    Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width / 2), Math.max(0, Math.abs(y - box.y) - box.height / 2));
  if (kept.some(({ x, y, reach }) => gap([x, y]) < reach)) return false;
  return road.line.points.every((point) => gap([point[0], point[1]]) > road.half + CLEAR);
}
