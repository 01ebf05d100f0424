// Lines along a cut road at its sides, and what lies on them: spots, outlines and lengths. The same bytes in Node and every browser.
// Not here: which rows and lanes a game has.

import { angleOf } from '@geometry/angle';
import { distanceBetween } from '@geometry/curve';
import type { CutRoad } from '@geometry/cut-road';
import { entry, type Point } from '@geometry/line';

/** Places per piece at which the road is measured; between them it is straight. */
export const PLACES = 8;

/** The lines of a road, by pieces from the finish line (fractions included) and units to the right of its middle. */
export interface SideLines {
  /** The side that is outside the ring: 1 the right one, -1 the left one. */
  readonly outwards: 1 | -1;
  point(piece: number, right: number): Point;
  /** Radians, clockwise. */
  heading(piece: number): number;
  /** Points along a stretch, first and last included. */
  along(from: number, to: number, right: number, count: number): Point[];
  length(from: number, to: number, right: number): number;
}

/** The lines of a road with this many pieces, each as long as `unit`. */
export function sideLines({ curve, finish, space }: CutRoad, pieces: number, unit: number): SideLines {
  const places = curve.cut(pieces * PLACES, finish).map(([x, y]): Point => [(x * unit) / space, (y * unit) / space]);
  const rights = places.map((_, at) => {
    const [before, after] = [-1, 1].map((by) => entry(places, (at + by + places.length) % places.length));
    const [x, y] = [(after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0)];
    const length = Math.sqrt(x * x + y * y) || 1;
    return [-y / length, x / length] as const;
  });
  const between = (list: readonly Point[], piece: number): Point => {
    const at = piece * PLACES;
    const whole = Math.floor(at);
    const one = entry(list, ((whole % list.length) + list.length) % list.length);
    const two = entry(list, (((whole + 1) % list.length) + list.length) % list.length);
    const share = at - whole;
    return [one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share];
  };
  const point = (piece: number, right: number): Point => {
    const [x, y] = between(places, piece);
    const [rightX, rightY] = between(rights, piece);
    return [x + rightX * right, y + rightY * right];
  };
  const along = (from: number, to: number, right: number, count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, at) => point(from + ((to - from) * at) / count, right));
  return {
    outwards: isClockwise(places) ? -1 : 1,
    point,
    heading(piece) {
      const [x, y] = between(rights, piece);
      return angleOf(y, -x);
    },
    along,
    length(from, to, right) {
      const points = along(from, to, right, Math.ceil((to - from) * PLACES));
      return points.slice(1).reduce((sum, one, at) => sum + distanceBetween(entry(points, at), one), 0);
    },
  };
}

/** Whether a ring runs clockwise on the screen. */
function isClockwise(ring: readonly Point[]): boolean {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = entry(ring, (at + 1) % ring.length);
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled > 0;
}
