// One kind of thing on the floor: how it is drawn, and what a pointer says of it. Each has a file of its own here; what it
// does is in ../../floor.

import { type Piece, pieceAt } from '@ui/art/piece';
import { place } from '@ui/art/svg';
import type { Course } from '../../data/course';
import { middleOf } from '../../geometry/floor';
import type { Cell, RoborallyOptions } from '../../types';

export interface FloorElement {
  /** Paints all of them on a course. Flags, which move, are painted by the live board. */
  readonly paint: (course: Course) => Piece[];
  /** The part of the table that one on this cell is (tests/parts.ts); null without one. */
  readonly partAt: (course: Course, cell: Cell) => string | null;
  /** What is on this cell and what it does, one line each. options: null before the first view. */
  readonly linesAt: (course: Course, cell: Cell, options: Pick<RoborallyOptions, 'repair'> | null) => string[];
}

/** A drawing in the middle of a cell. reach: how far it extends, board units. */
export function onCell(course: Course, cell: Cell, reach: number, svg: string): Piece {
  const { x, y } = middleOf(course, cell);
  return pieceAt(x, y, reach, place(x, y, svg));
}

/** The cells of a course for which this is true. */
export function cellsWith(course: Course, isThere: (cell: Cell) => boolean): Cell[] {
  return course.pit.map((_, cell) => cell).filter(isThere);
}
