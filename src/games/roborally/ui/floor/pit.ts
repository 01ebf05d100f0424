// Pits.

import type { Piece } from '@ui/art/piece';
import type { Course } from '../../data/course';
import { CELL, cellsWith, HALF } from '../../geometry/floor';
import { onCell } from './element';

/** Paints all pits of a course. */
export function paintPits(course: Course): Piece[] {
  return cellsWith(course, (cell) => course.pit[cell] === true).map((cell) => onCell(course, cell, HALF, pitArt()));
}

function pitArt(): string {
  const hole = (by: number, look: string): string =>
    `<rect x="${-HALF + by}" y="${-HALF + by}" width="${CELL - 2 * by}" height="${CELL - 2 * by}" rx="${by < 5 ? 5 : 3}" ${look}/>`;
  const lip = HALF - 9;
  const deep = HALF - 16;
  return [
    hole(3, 'fill="#f2b632"'),
    hole(3, 'fill="none" stroke="#16191c" stroke-width="9" stroke-dasharray="8 8"'),
    hole(3, 'fill="none" stroke="#16191c" stroke-width="1.5"'),
    hole(9, 'fill="#050607"'),
    `<path d="M${-lip} ${-lip}H${lip}L${deep} ${-deep}H${-deep}V${deep}L${-lip} ${lip}Z" fill="#24292e"/>`,
    hole(16, 'fill="#000"'),
  ].join('');
}
