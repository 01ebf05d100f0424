// Walls.

import { listOf } from '@i18n/page';
import { type Course, WALLED } from '../../data/course';
import { CELL, HALF } from '../../geometry/floor';
import { t } from '../../text/t';
import type { Cell, Facing } from '../../types';
import { direction } from '../texts';
import { type FloorElement, onCell } from './element';

const SIDES = [0, 1, 2, 3] as const satisfies readonly Facing[];

export const wall: FloorElement = {
  paint: (course) => course.walls.map(({ cell, side }) => onCell(course, cell, CELL, wallArt(side))),
  partAt: (course, cell) => (sidesOf(course, cell).length > 0 ? 'floor.wall' : null),
  linesAt: (course, cell) => {
    const sides = sidesOf(course, cell);
    return sides.length === 0 ? [] : [t('floor.wall', { ways: listOf(sides.map(direction)) })];
  },
};

function sidesOf(course: Course, cell: Cell): Facing[] {
  return SIDES.filter((side) => course.step[cell * 4 + side] === WALLED);
}

/** A yellow bar on the edge of a cell. */
export function wallArt(side: Facing): string {
  const bar = `M${-HALF + 2} ${-HALF}H${HALF - 2}`;
  const turn = side * 90;
  const drop = turn === 0 || turn === 180 ? '0 4' : '3 0';
  return `<path d="${bar}" stroke="#000" stroke-opacity=".5" stroke-width="10" transform="translate(${drop}) rotate(${turn})"/><g transform="rotate(${turn})"><path d="${bar}" stroke="#14171a" stroke-width="10"/><path d="${bar}" stroke="#f2c230" stroke-width="6"/><path d="${bar}" stroke="#fff3c0" stroke-width="1.6"/></g>`;
}
