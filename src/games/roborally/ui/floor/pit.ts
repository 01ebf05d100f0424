// Pits.

import { CELL, HALF } from '../../geometry/floor';
import { t } from '../../text/t';
import { cellsWith, type FloorElement, onCell } from './element';

export const pit: FloorElement = {
  paint: (course) =>
    cellsWith(course, (cell) => course.pit[cell] === true).map((cell) => onCell(course, cell, HALF, pitArt())),
  partAt: (course, cell) => (course.pit[cell] ? 'floor.pit' : null),
  linesAt: (course, cell) => (course.pit[cell] ? [t('floor.pit')] : []),
};

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
