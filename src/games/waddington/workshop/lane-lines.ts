// Where a source's rows and lanes are on the board: spots, outlines and lengths, in lane widths. Not here: which of them exist
// (rows.ts), or the file that is made of them (cut.ts).

import { angleOf } from '@geometry/angle';
import { distanceBetween } from '@geometry/curve';
import type { CutRoad } from '@geometry/cut-road';
import { entry, type Point } from '@geometry/line';

/** Lane widths of a row. */
export const ROW = 2;
/** Places per row at which the road is measured; between them it is straight. */
export const PLACES = 8;

/** The lines of a road, by rows from the finish line (fractions included) and lane widths to the right of the middle lane. */
export interface LaneLines {
  /** 1 if lane 6 is to the right of lane 1, -1 if it is to the left: the pits are inside the ring. */
  readonly outwards: 1 | -1;
  point(row: number, right: number): Point;
  /** Radians, clockwise. */
  heading(row: number): number;
  /** Points along a stretch, first and last included. */
  along(from: number, to: number, right: number, pieces: number): Point[];
  length(from: number, to: number, right: number): number;
}

/** The lines of a road with this many rows. */
export function laneLines({ curve, finish, space }: CutRoad, rows: number): LaneLines {
  const places = curve.cut(rows * PLACES, finish).map(([x, y]): Point => [(x * ROW) / space, (y * ROW) / space]);
  const rights = places.map((_, at) => {
    const [before, after] = [-1, 1].map((by) => entry(places, (at + by + places.length) % places.length));
    const [x, y] = [(after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0)];
    const length = Math.sqrt(x * x + y * y) || 1;
    return [-y / length, x / length] as const;
  });
  const between = (list: readonly Point[], row: number): Point => {
    const at = row * PLACES;
    const whole = Math.floor(at);
    const one = entry(list, ((whole % list.length) + list.length) % list.length);
    const two = entry(list, (((whole + 1) % list.length) + list.length) % list.length);
    const share = at - whole;
    return [one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share];
  };
  const point = (row: number, right: number): Point => {
    const [x, y] = between(places, row);
    const [rightX, rightY] = between(rights, row);
    return [x + rightX * right, y + rightY * right];
  };
  const along = (from: number, to: number, right: number, pieces: number): Point[] =>
    Array.from({ length: pieces + 1 }, (_, at) => point(from + ((to - from) * at) / pieces, right));
  return {
    outwards: isClockwise(places) ? -1 : 1,
    point,
    heading(row) {
      const [x, y] = between(rights, row);
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
