// Repair sites.

import type { Piece } from '@ui/art/piece';
import type { Course } from '../../data/course';
import { CELL, cellsWith, HALF } from '../../geometry/floor';
import { onCell } from './element';

const ART = `<circle r="${CELL * 0.36}" fill="#000" opacity=".35" cx="1.5" cy="2.5"/><circle r="${CELL * 0.35}" fill="#e9edf0"/><circle r="${CELL * 0.35}" fill="none" stroke="#2fa863" stroke-width="3"/><g transform="rotate(-45)"><path d="M-3.4 14V-4A7.4 7.4 0 0 1 -6.6 -13.2V-7.4L0 -4.6L6.6 -7.4V-13.2A7.4 7.4 0 0 1 3.4 -4V14A3.4 3.4 0 0 1 -3.4 14Z" fill="#2c343b"/></g>`;

/** Paints all repair sites of a course. */
export function paintRepairSites(course: Course): Piece[] {
  return cellsWith(course, (cell) => course.repair[cell] === true).map((cell) => onCell(course, cell, HALF, ART));
}
