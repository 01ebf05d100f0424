// Shapes of the oval for the board, from track.json: x east, y north, 1 unit = one cell of a straight; negate y to draw.
// Not here: the rules (track.ts).

import type { Space } from '../types';
import source from './track.json';

export type Point = readonly [x: number, y: number];
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** A corner cell: a segment of a ring. Degrees: 0 east, 90 north, counter-clockwise. */
export interface Sector {
  readonly cx: number;
  readonly cy: number;
  readonly rInner: number;
  readonly rOuter: number;
  readonly startDeg: number;
  readonly endDeg: number;
}
/** One space's shape. heading: degrees, direction of a car racing forward. Pit slots have neither rect nor sector. */
export interface SpaceShape {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
  readonly rect: Rect | null;
  readonly sector: Sector | null;
}
/** A closed edge of straights and corners: distance of its straights from the centre, radius and centres of its corners. */
export interface Edge {
  readonly straightDistance: number;
  readonly cornerRadius: number;
  readonly cornerCentres: readonly Point[];
}

/** One entry per Space, in order. */
export const SHAPES: readonly SpaceShape[] = [
  ...source.cells.map(shapeOf),
  ...source.pitLane.map(shapeOf),
  ...source.pit.map((slot) => ({
    id: slot.id,
    x: slot.x,
    y: slot.y,
    heading: slot.heading,
    length: slot.radius * 2,
    width: slot.radius * 2,
    rect: null,
    sector: null,
  })),
];

/** Only the tarmac. */
export const BOUNDS = source.bounds;
/** The line across the four lanes. */
export const START_FINISH: { readonly from: Point; readonly to: Point } = {
  from: pointOf(source.startFinish.from),
  to: pointOf(source.startFinish.to),
};
/** Inner edge, the three lane lines, outer edge, from the inside out. */
export const EDGES: { readonly inner: Edge; readonly laneLines: readonly Edge[]; readonly outer: Edge } = {
  inner: edgeOf(source.edges.innerEdge),
  laneLines: source.edges.laneLines.map(edgeOf),
  outer: edgeOf(source.edges.outerEdge),
};
/** Radius of each lane's corners and distance of its straights from the centre, lane 1 first. */
export const LANE_GEOMETRY = source.laneGeometry;
/** Straights and corners in racing order. */
export const SEGMENTS = source.segments;
/** Control points of a closed smooth curve in racing order; lanes are at these offsets, positive to the right of the car. */
export const CENTRELINE: readonly Point[] = source.centreline.points.map(pointOf);
export const LANE_OFFSETS: readonly number[] = source.centreline.laneOffsets;
/** Outline of the pit's tarmac with the radius of each corner. */
export const PIT_APRON: { readonly points: readonly Point[]; readonly cornerRadius: readonly number[] } = {
  points: source.pitApron.points.map(pointOf),
  cornerRadius: source.pitApron.cornerRadius,
};
/** The end wall of the pit lane. */
export const PIT_WALL: { readonly from: Point; readonly to: Point; readonly thickness: number } = {
  from: pointOf(source.pitWall.from),
  to: pointOf(source.pitWall.to),
  thickness: source.pitWall.thickness,
};
/** A car's path from its pit slot to PL-1, after it has rolled down the column to the first point. */
export const PIT_EXIT: readonly Point[] = source.paths.pitExit.points.map(pointOf);
/** All scenery around the track. */
export const DECOR = source.decor;

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

function shapeOf(cell: {
  id: string;
  x: number;
  y: number;
  heading: number;
  length: number;
  width: number;
  rect?: Rect;
  sector?: Sector;
}): SpaceShape {
  const { id, x, y, heading, length, width } = cell;
  return { id, x, y, heading, length, width, rect: cell.rect ?? null, sector: cell.sector ?? null };
}

function edgeOf(edge: { straightDistance: number; cornerRadius: number; cornerCentres: number[][] }): Edge {
  const { straightDistance, cornerRadius, cornerCentres } = edge;
  return { straightDistance, cornerRadius, cornerCentres: cornerCentres.map(pointOf) };
}

function pointOf(pair: readonly number[]): Point {
  return [pair[0] ?? 0, pair[1] ?? 0];
}
