// The oval in board units: each space's position, rotation and outline, and rounded squares around the infield. Board
// units: 30 to a cell, x to the right, y down, 0, 0 in the centre of the infield.

import type { Box } from '@geometry/box';
import { entry, isInside, type Point, type Spot } from '@geometry/line';
import type { SpaceShape } from '../data/derive-oval';
import { EDGES, SHAPES, shapeAt } from '../data/geometry';
import { CELLS, PIT } from '../data/track';
import type { Space } from '../types';

/** Board units per cell of a straight. */
export const UNIT = 30;
/** Car units to board units for cars in a row: a car is a little shorter than a cell. */
export const CAR_SCALE = 0.66;
/** Half of the painted area, cells: enough for wide and tall windows. */
const PAINTED = { x: 46, y: 46 } as const;
/** Distance of the corners' centres from the centre of the infield along both axes, cells. */
export const CORNER = Math.abs(entry(entry(EDGES.innerEdge.cornerCentres, 0), 0));
/** The corners' centres and starting angles, degrees counter-clockwise, in racing order. */
export const CORNERS = [
  { x: CORNER, y: CORNER, from: 0 },
  { x: -CORNER, y: CORNER, from: 90 },
  { x: -CORNER, y: -CORNER, from: 180 },
  { x: CORNER, y: -CORNER, from: 270 },
] as const;
/** Distances of the road's edges and lane lines from the centre of the infield, cells. */
export const INNER = EDGES.innerEdge.straightDistance;
export const OUTER = EDGES.outerEdge.straightDistance;
/** Along both axes, the road comes no nearer to the centre than in the middle of a corner. */
const NEAREST = CORNER + (INNER - CORNER) * Math.SQRT1_2;
export const LANE_LINES: readonly number[] = EDGES.laneLines.map((line) => line.straightDistance);

/** The whole painted area. */
export const WORLD: Box = boxOf(PAINTED.x, PAINTED.y);

/** Converts cells east to board units. */
export function across(east: number): number {
  return east * UNIT;
}

/** Converts cells north to board units: screen y points down. */
export function down(north: number): number {
  return -north * UNIT;
}

/** Converts a point in cells to a point of the board. */
export function onBoard([east, north]: Point): Point {
  return [across(east), down(north)];
}

/** The position of a car on a space, nose along the lane. */
export function spotOf(space: Space): Spot {
  const { x, y, heading } = shapeAt(space);
  return { x: across(x), y: down(y), angle: (-heading * Math.PI) / 180 };
}

/** The corners of a space; a pit slot is a circle. grow: cells added all around, negative to shrink. */
export function outlineOf(space: Space, grow = 0): Point[] {
  return outline(shapeAt(space), grow).map(onBoard);
}

/** The space under a point of the board, -1 if none. */
export function spaceUnder(x: number, y: number): Space | -1 {
  const reach = Math.max(Math.abs(x), Math.abs(y));
  if (reach < across(NEAREST) || reach > across(OUTER + 0.5)) return -1;
  return OUTLINES.findIndex((corners) => isInside(corners, x, y));
}

/** The nearest given cell to a point, if it is nearer than this many board units; -1 otherwise. */
export function nearestOf(spaces: readonly Space[], x: number, y: number, within: number): Space | -1 {
  let best: Space | -1 = -1;
  let least = within;
  for (const space of spaces) {
    const spot = spotOf(space);
    const away = Math.hypot(spot.x - x, spot.y - y);
    if (away < least) [best, least] = [space, away];
  }
  return best;
}

/** A point on a corner, this many degrees after its start. radius: cells. */
export function onCorner(corner: (typeof CORNERS)[number], radius: number, degrees: number): Point {
  return onBoard(polar(corner.x, corner.y, radius, corner.from + degrees));
}

/** Half the side of the rounded square through a point: its distance from the centre, cells. */
export function reachOf(x: number, y: number): number {
  const [east, north] = [Math.abs(x) / UNIT, Math.abs(y) / UNIT];
  if (east > CORNER && north > CORNER) return CORNER + Math.hypot(east - CORNER, north - CORNER);
  return Math.max(east, north);
}

function outline({ rect, sector, x, y, width }: SpaceShape, grow: number): Point[] {
  if (rect) {
    const [x0, y0, x1, y1] = [rect.x0 - grow, rect.y0 - grow, rect.x1 + grow, rect.y1 + grow];
    return [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
  }
  if (!sector) return Array.from({ length: 12 }, (_, i) => polar(x, y, width / 2 + grow, i * 30));
  const { cx, cy, rInner, rOuter, startDeg, endDeg } = sector;
  const inner = rInner - grow;
  const outer = rOuter + grow;
  const turn = (grow / ((inner + outer) / 2)) * (180 / Math.PI);
  const steps = [0, 1, 2, 3].map((k) => startDeg - turn + ((endDeg - startDeg + 2 * turn) * k) / 3);
  return [
    ...steps.map((degrees) => polar(cx, cy, inner, degrees)),
    ...steps.toReversed().map((degrees) => polar(cx, cy, outer, degrees)),
  ];
}

function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The box around the centre of the infield that reaches this many cells along both axes. */
export function boxOf(x: number, y: number): Box {
  return { left: -x * UNIT, right: x * UNIT, top: -y * UNIT, bottom: y * UNIT };
}

/** Every space under a pointer: cells and the pit lane. */
const OUTLINES: readonly Point[][] = SHAPES.slice(0, PIT).map((_, space) => outlineOf(space));
/** Cells of the track. */
export const TRACK_CELLS: readonly Space[] = Array.from({ length: CELLS }, (_, space) => space);
