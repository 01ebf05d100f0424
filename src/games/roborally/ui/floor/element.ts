// Helpers for painting the elements of a floor. Each has a file of its own here; what it does is in ../../floor, what it
// says in narration/floor-text.ts.

import { type Piece, pieceAt } from '@ui/art/piece';
import { place } from '@ui/art/svg';
import type { Course } from '../../data/course';
import { middleOf } from '../../geometry/floor';
import type { Cell } from '../../types';

/** A drawing in the middle of a cell. reach: how far it extends, board units. */
export function onCell(course: Course, cell: Cell, reach: number, svg: string): Piece {
  const { x, y } = middleOf(course, cell);
  return pieceAt(x, y, reach, place(x, y, svg));
}
