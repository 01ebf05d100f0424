// The road up the hill as a line: places along it, and lines beside it. Not here: its colours (paint.ts).

import { degrees, type Point } from '@geometry/line';
import type { HillPlan } from './plan';

/** Points between two of the plan. */
const STEPS = 14;
/** The hill is seen from above and from the side, so that a road is less wide upwards than across. */
const FORESHORTENED = 0.86;

/** The middle of the road as many short pieces, and its length up to each point. */
export interface Road {
  points: readonly Point[];
  /** px from the bottom; one entry per point. */
  lengths: readonly number[];
}

/** A place on the road. */
export interface RoadPlace {
  point: Point;
  /** Degrees; 0: to the right. */
  turn: number;
}

/** The road of a plan. */
export function roadOf(plan: HillPlan): Road {
  const points = smoothed(plan.road);
  const lengths = [0];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before !== undefined)
      lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  }
  return { points, lengths };
}

/** Width of the road at a point, px. */
export function widthAt(plan: HillPlan, point: Point): number {
  return plan.wide[0] + plan.near(point) * plan.wide[1];
}

/** How far along the road the point nearest to this one is, 0 to 1. */
export function shareOf({ points, lengths }: Road, [x, y]: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, point] of points.entries()) {
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (away >= least) continue;
    least = away;
    best = at;
  }
  return (lengths[best] ?? 0) / (lengths.at(-1) ?? 1);
}

/** The place at a share of the road, 0 to 1. */
export function placeAt(road: Road, share: number): RoadPlace {
  const way = share * (road.lengths.at(-1) ?? 0);
  const at = Math.max(
    1,
    road.lengths.findIndex((length) => length >= way),
  );
  const [x, y] = road.points[at] ?? [0, 0];
  return { point: [x, y], turn: degrees(angleAt(road.points, at)) };
}

/** The line at a distance from the middle of the road. side: 1 its right edge, -1 its left. */
export function beside(plan: HillPlan, { points }: Road, side: number): Point[] {
  return points.map((point, at) => {
    const angle = angleAt(points, at);
    const away = (side * widthAt(plan, point)) / 2;
    return [point[0] - Math.sin(angle) * away, point[1] + Math.cos(angle) * away * FORESHORTENED];
  });
}

function angleAt(points: readonly Point[], at: number): number {
  const a = points[Math.max(0, at - 1)] ?? [0, 0];
  const b = points[Math.min(points.length - 1, at + 1)] ?? [0, 0];
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** A smooth line through points, not closed. */
function smoothed(control: readonly Point[]): Point[] {
  const at = (i: number): Point => control[Math.max(0, Math.min(control.length - 1, i))] ?? [0, 0];
  const line: Point[] = [];
  for (let i = 0; i < control.length - 1; i++) {
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      line.push([between(i, 0, t), between(i, 1, t)]);
    }
  }
  return [...line, at(control.length - 1)];

  function between(i: number, axis: 0 | 1, t: number): number {
    const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  }
}
