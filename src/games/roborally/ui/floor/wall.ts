// Walls.

import type { Piece } from '@ui/art/piece';
import type { Course } from '../../data/course';
import { CELL, HALF } from '../../geometry/floor';
import type { Facing } from '../../types';
import { onCell } from './element';

/** Paints all walls of a course. */
export function paintWalls(course: Course): Piece[] {
  return course.walls.map(({ cell, side }) => onCell(course, cell, CELL, wallArt(side)));
}

/** A yellow bar on the edge of a cell. */
export function wallArt(side: Facing): string {
  const bar = `M${-HALF + 2} ${-HALF}H${HALF - 2}`;
  const turn = side * 90;
  const drop = turn === 0 || turn === 180 ? '0 4' : '3 0';
  return `<path d="${bar}" stroke="#000" stroke-opacity=".5" stroke-width="10" transform="translate(${drop}) rotate(${turn})"/><g transform="rotate(${turn})"><path d="${bar}" stroke="#14171a" stroke-width="10"/><path d="${bar}" stroke="#f2c230" stroke-width="6"/><path d="${bar}" stroke="#fff3c0" stroke-width="1.6"/></g>`;
}
