// Where lanes part round an island or a wall: each branch has squares of its own, as many as fit on its length, so that the inside
// of a bend is shorter. Not here: ordinary rows (rows.ts).

import type { Point } from '@geometry/line';
import type { SideLines } from '@geometry/side-lines';
import { MIDDLE_LANE, ROW, type Stretch } from './rows';

/** Rows that a square of a branch takes up at most and at least, so that no step leads two rows ahead. */
const SQUARE = { most: 1.4, least: 0.5 } as const;
const FEWEST = 2;
/** The lanes of each branch, from the pit side outwards. */
const LANES: Readonly<Record<Exclude<Stretch['shape'], 'open'>, readonly (readonly number[])[]>> = {
  island: [[2], [4]],
  innerWall: [[2], [3, 4]],
  outerWall: [[2, 3], [4]],
};
/** An island's half width, lane widths, and the rows in which it becomes as wide; it ends before the ordinary rows do. */
const ISLAND = { half: 0.4, taper: 0.6, away: 0.12, wall: 0.08 } as const;
/** Points of an island's side. */
const PIECES = 16;

/** Lanes that run side by side while others are apart. */
export interface Branch {
  readonly lanes: readonly number[];
  /** In each of its lanes. */
  readonly squares: number;
}

/** The branches of a stretch, from the pit side outwards; none where no lanes part. */
export function branchesOf(lines: SideLines, { shape, first, end }: Stretch): Branch[] {
  if (shape === 'open') return [];
  const rows = end - first;
  const [fewest, most] = [Math.max(FEWEST, Math.ceil(rows / SQUARE.most)), Math.floor(rows / SQUARE.least)];
  return LANES[shape].map((lanes) => {
    const middle = lanes.reduce((sum, lane) => sum + lane, 0) / lanes.length;
    const fitting = Math.round(lines.length(first, end, rightOf(lines, middle)) / ROW);
    return { lanes, squares: Math.max(fewest, Math.min(most, fitting)) };
  });
}

/** From where to where a square of a branch lies, in rows. */
export function rangeOf({ first, end }: Stretch, { squares }: Branch, at: number): [from: number, to: number] {
  const square = (end - first) / squares;
  return [first + at * square, first + (at + 1) * square];
}

/** The square of a branch that the band of its corner is on: the one in the middle, of two the first. */
export function bandSquare({ squares }: Branch): number {
  return Math.ceil(squares / 2) - 1;
}

/** How far a lane's middle is to the right of the middle lane. */
export function rightOf(lines: SideLines, lane: number): number {
  return (lane - MIDDLE_LANE) * lines.outwards;
}

/** The outline of what parts the lanes. */
export function islandOf(lines: SideLines, { shape, first, end }: Stretch): Point[] {
  const middle = shape === 'innerWall' ? -0.5 : shape === 'outerWall' ? 0.5 : 0;
  const half = shape === 'island' ? ISLAND.half : ISLAND.wall;
  const side = (towards: 1 | -1): Point[] =>
    Array.from({ length: PIECES + 1 }, (_, at) => {
      const from = first + ISLAND.away;
      const row = from + ((end - first - 2 * ISLAND.away) * at) / PIECES;
      const inside = Math.min(row - from, end - ISLAND.away - row) / ISLAND.taper;
      const bulge = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, inside)) ** 2));
      return lines.point(row, middle * lines.outwards + towards * half * bulge);
    });
  return [...side(-1), ...side(1).reverse()];
}
