// What lies on which row of a source's lap: lanes of the home straight, corners and ponds in driving order.
// Not here: where a row is on the board (cut.ts).

import { type CutRoad, cutRoad, spaceAt } from '@geometry/cut-road';
import type { SourceCorner, WaddingtonSource } from './source';

/** Lane widths of a row. */
export const ROW = 2;
/** Rows on each side of the line where the road is wider, for grid and pits. */
export const HOME = { before: 8, behind: 6 } as const;
/** Rows of ordinary road between the home straight or another corner and a corner. */
export const BETWEEN = 1;
/** The lanes away from the home straight, and the lane in the middle of the road. */
export const ROAD_LANES = [2, 3, 4] as const;
export const MIDDLE_LANE = 3;
/** Rows from a row of the home straight to the line, in which each of its lanes exists: [before the line, from the line on]. */
const HOME_LANES: readonly (readonly [lane: number, before: number, behind: number])[] = [
  [1, 8, 5],
  [5, 8, 6],
  [6, 7, 4],
];

/** A corner or a pond with the rows that it takes up, `first` to `end - 1`. */
export interface Stretch {
  readonly kind: 'corner' | 'pond';
  /** Its place in its list of the source. */
  readonly source: number;
  readonly first: number;
  readonly end: number;
  /** How lanes part here. */
  readonly shape: SourceCorner['shape'];
}

/** Measures the road. */
export function roadOf({ road, start, rows }: WaddingtonSource): CutRoad {
  return cutRoad(road, start, rows);
}

/** The lanes of an ordinary row, from the pit side outwards. */
export function lanesOf(row: number, rows: number): number[] {
  const more = HOME_LANES.filter(([, before, behind]) => row >= rows - before || row < behind).map(([lane]) => lane);
  return [...ROAD_LANES, ...more].sort((a, b) => a - b);
}

/** Corners and ponds in driving order. */
export function stretchesOf(source: WaddingtonSource, road: CutRoad): Stretch[] {
  const corners = source.corners.map((corner, at): Stretch => {
    const rows = corner.shape === 'open' ? 1 : corner.rows;
    return { kind: 'corner', source: at, shape: corner.shape, ...rowsAround(spaceAt(road, corner.at), rows) };
  });
  const ponds = source.ponds.map(
    ({ at: middle, rows }, at): Stretch => ({
      kind: 'pond',
      source: at,
      shape: 'island',
      ...rowsAround(spaceAt(road, middle), rows),
    }),
  );
  return [...corners, ...ponds].sort((a, b) => a.first - b.first || a.end - b.end || a.source - b.source);
}

/** The corners in driving order. */
export function cornersOf(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ kind }) => kind === 'corner');
}

/** The place, in rows from the line, in the middle of a stretch that begins with this row. */
export function middleOf(first: number, { first: from, end }: Pick<Stretch, 'first' | 'end'>): number {
  return first + (end - from) / 2;
}

/** The rows where a stretch of this length may begin, first and last, as far as the home straight is concerned. */
export function roomOnLap(
  rows: number,
  { first, end }: Pick<Stretch, 'first' | 'end'>,
): readonly [least: number, most: number] {
  return [HOME.behind + BETWEEN, rows - HOME.before - BETWEEN - (end - first)];
}

function rowsAround(middle: number, rows: number): { first: number; end: number } {
  const first = rows === 1 ? Math.floor(middle) : Math.round(middle - rows / 2);
  return { first, end: first + rows };
}
