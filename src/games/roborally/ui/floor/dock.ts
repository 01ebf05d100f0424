// Docks, where robots start.

import { painted } from '@ui/art/glyphs';
import { num } from '@ui/art/svg';
import { CELL, degreesOf, HALF } from '../../geometry/floor';
import { t } from '../../text/t';
import type { Facing } from '../../types';
import { type FloorElement, onCell } from './element';

export const dock: FloorElement = {
  paint: (course) =>
    course.docks.map(({ cell, facing }, index) => onCell(course, cell, HALF, dockArt(index + 1, facing))),
  partAt: (course, cell) => (course.docks.some((one) => one.cell === cell) ? 'floor.dock' : null),
  linesAt: (course, cell) =>
    course.docks.flatMap((one, index) => (one.cell === cell ? [t('floor.dock', { number: index + 1 })] : [])),
};

function dockArt(dock: number, facing: Facing): string {
  const nose = `<path d="M${num(CELL * 0.33)} -5L${num(CELL * 0.43)} 0L${num(CELL * 0.33)} 5Z" fill="#9cc8f0" opacity=".75" transform="rotate(${degreesOf(facing)})"/>`;
  return `<circle r="${num(CELL * 0.33)}" fill="#0c0f13" fill-opacity=".18" stroke="#9cc8f0" stroke-opacity=".75" stroke-width="2.2"/>${nose}${painted(String(dock), { size: 22, fill: '#cfe5fb' })}`;
}
