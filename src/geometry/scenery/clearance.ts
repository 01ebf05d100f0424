// What scenery keeps away from: roads, signs, water, other objects. Each rule says whether a circle is clear of one of them.

import type { Box } from '../box';
import { type ClosedLine, entry, isInside, type Point } from '../line';

/** The circle that an object takes up, board units. */
export interface Round {
  x: number;
  y: number;
  reach: number;
}

/** Whether an object may take up this circle. */
export type Rule = (one: Round) => boolean;

/** Off a road. away: least distance between the road's middle line and the object's edge. */
export function offLine(line: ClosedLine, away: number): Rule {
  return ({ x, y, reach }) => line.distance(x, y) > away + reach;
}

/** Off each of these points by this much. */
export function offPoints(points: readonly Point[], away: number): Rule {
  return ({ x, y, reach }) => !points.some(([px, py]) => isNearer(px - x, py - y, away + reach));
}

/** Off these circles. share: of both reaches together, less than 1 if objects may overlap a little; overlap: by this much. */
export function offRounds(others: readonly Round[], share = 1, overlap = 0): Rule {
  return ({ x, y, reach }) =>
    !others.some((other) => isNearer(other.x - x, other.y - y, (other.reach + reach) * share - overlap));
}

/** Off these boxes. room: what an object of this reach needs above and below them; beside them it needs its reach. */
export function offBoxes(
  boxes: readonly Box[],
  room: (reach: number) => { above: number; below: number } = (reach) => ({ above: reach, below: reach }),
): Rule {
  return ({ x, y, reach }) => {
    const { above, below } = room(reach);
    return !boxes.some(
      ({ left, right, top, bottom }) => x > left - reach && x < right + reach && y > top - above && y < bottom + below,
    );
  };
}

/** Outside a closed shape with these parts of its drawing, which are this far below its middle. */
export function outside(shape: readonly Point[], parts: readonly number[] = [0]): Rule {
  return ({ x, y }) => parts.every((down) => !isInside(shape, x, y + down));
}

/** Outside a closed shape and off its outline by this much. */
export function offShape(shape: readonly Point[], away: number): Rule {
  return ({ x, y, reach }) => !isInside(shape, x, y) && !isNearOutline(shape, x, y, away + reach);
}

/** Whether a distance is shorter than reach; the cheap checks come first. */
function isNearer(dx: number, dy: number, reach: number): boolean {
  return Math.abs(dx) < reach && Math.abs(dy) < reach && Math.hypot(dx, dy) < reach;
}

function isNearOutline(shape: readonly Point[], x: number, y: number, reach: number): boolean {
  return shape.some((point, i) => {
    const next = entry(shape, (i + 1) % shape.length);
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const share = Math.max(0, Math.min(1, ((x - point[0]) * dx + (y - point[1]) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(point[0] + dx * share - x, point[1] + dy * share - y) < reach;
  });
}
