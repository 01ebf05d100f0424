// The oval's shapes for the board: x east, y north, 1 unit = one cell of a straight; negate y to draw. From derive-oval.ts.
// Not here: the rules (track.ts).

import type { Space } from '../types';
import type { Point, SpaceShape } from './derive-oval';
import { OVAL } from './oval';

/** One entry per Space, in order. */
export const SHAPES: readonly SpaceShape[] = [...OVAL.cells, ...OVAL.pitLane, ...OVAL.pit];

/** The line across the four lanes. */
export const START_FINISH = OVAL.startFinish;
/** Inner edge, the three lane lines, outer edge, from the inside out. */
export const EDGES = OVAL.edges;
/** Cells of a corner. */
export const CORNER_CELLS = OVAL.cornerCells;
/** Outline of the pit's tarmac. */
export const PIT_APRON = OVAL.pitApron;
/** The end wall of the pit lane. */
export const PIT_WALL = OVAL.pitWall;
/** A car's path from its pit slot to PL-1, after it has rolled down the column to the first point. */
export const PIT_EXIT = OVAL.pitExit;

/** The shape of a space. Throws if it does not exist, which is a bug. */
export function shapeAt(space: Space): SpaceShape {
  const shape = SHAPES[space];
  if (shape === undefined) throw new Error(`there is no space ${space}`);
  return shape;
}

/** Control point of the quadratic curve of a towed car from a point to its pit slot. */
export function towControl(from: Point, slot: Point): Point {
  return [0.55 * from[0] + 0.25 * slot[0], 0.55 * from[1] + 0.25 * slot[1]];
}
