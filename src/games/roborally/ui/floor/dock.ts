// Docks, where robots start.

import { painted } from '@ui/art/glyphs';
import type { Piece } from '@ui/art/piece';
import { num } from '@ui/art/svg';
import type { Course, Dock } from '../../data/course';
import { CELL, degreesOf, HALF } from '../../geometry/floor';
import type { Facing } from '../../types';
import { onCell } from './element';

/** Paints all docks of a course. */
export function paintDocks(course: Course): Piece[] {
  return course.docks.map((dock, index) => dockPiece(course, dock, index + 1));
}

/** A dock on its cell. */
export function dockPiece(course: Course, { cell, facing }: Dock, number: number): Piece {
  return onCell(course, cell, HALF, dockArt(number, facing));
}

function dockArt(dock: number, facing: Facing): string {
  const nose = `<path d="M${num(CELL * 0.33)} -5L${num(CELL * 0.43)} 0L${num(CELL * 0.33)} 5Z" fill="#9cc8f0" opacity=".75" transform="rotate(${degreesOf(facing)})"/>`;
  return `<circle r="${num(CELL * 0.33)}" fill="#0c0f13" fill-opacity=".18" stroke="#9cc8f0" stroke-opacity=".75" stroke-width="2.2"/>${nose}${painted(String(dock), { size: 22, fill: '#cfe5fb' })}`;
}
