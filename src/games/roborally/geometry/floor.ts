// The geometry of a course on its board: cells of 52 units, with the north-west corner of the floor at 0, 0.
// Not here: drawing (art/).

import type { Box } from '@geometry/box';
import type { Spot } from '@geometry/line';
import { type Belt, type Course, DX, DY } from '../data/course';
import type { Cell, Facing } from '../types';

/** Edge length of a cell, board units. */
export const CELL = 52;
/** Half of it: from the centre of a cell to its edge. */
export const HALF = CELL / 2;

/** Column and row of a cell. */
export function columnRow(course: Course, cell: Cell): { x: number; y: number } {
  return { x: cell % course.width, y: Math.floor(cell / course.width) };
}

/** The centre of a cell. */
export function middleOf(course: Course, cell: Cell): { x: number; y: number } {
  const { x, y } = columnRow(course, cell);
  return { x: x * CELL + HALF, y: y * CELL + HALF };
}

/** A point at this distance from the centre of a cell in a direction. */
export function towards(course: Course, cell: Cell, facing: Facing, reach: number): { x: number; y: number } {
  const { x, y } = middleOf(course, cell);
  return { x: x + stepX(facing) * reach, y: y + stepY(facing) * reach };
}

/** A robot's position and angle. */
export function spotOf(course: Course, cell: Cell, facing: Facing): Spot {
  return { ...middleOf(course, cell), angle: angleOf(facing) };
}

/** The eastward and southward part of a step in this direction. */
export function stepX(facing: Facing): number {
  return DX[facing] ?? 0;
}
export function stepY(facing: Facing): number {
  return DY[facing] ?? 0;
}

/** A direction as an angle: 0 = east, clockwise. */
export function angleOf(facing: Facing): number {
  return ((facing - 1) * Math.PI) / 2;
}

/** A direction in degrees, as in SVG. */
export function degreesOf(facing: Facing): number {
  return (facing - 1) * 90;
}

/** The whole floor. */
export function floorBox({ width, height }: Course): Box {
  return { left: 0, top: 0, right: width * CELL, bottom: height * CELL };
}

/** The cell under a point of the board, -1 outside the floor. */
export function cellAt(course: Course, x: number, y: number): Cell | -1 {
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  return column < 0 || row < 0 || column >= course.width || row >= course.height ? -1 : row * course.width + column;
}

/** The cells of a course for which this is true. */
export function cellsWith(course: Course, isThere: (cell: Cell) => boolean): Cell[] {
  return course.pit.map((_, cell) => cell).filter(isThere);
}

/** The sides from which a belt comes: those that feed it, or straight from behind. */
export function feedsOf({ feeds, facing }: Belt): readonly Facing[] {
  return feeds.length > 0 ? feeds : [((facing + 2) & 3) as Facing];
}
