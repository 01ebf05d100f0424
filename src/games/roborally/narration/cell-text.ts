// What is on a cell and what it does, as text for a pointer or a long press.
// Not here: what elements of the floor say (floor-text.ts), or where forecasts lead (forecast-text.ts).

import type { SeatInfo } from '@api/contract';
import { listOf } from '@i18n/page';
import { nameOf } from '@narration/phrases';
import type { Course } from '../data/course';
import { t } from '../text/t';
import type { Cell, RoborallyView } from '../types';
import { BY_IMPORTANCE } from './floor-text';
import { compassPoint, robotName } from './texts';

/** One line per thing on a cell, robots first. view: null before the first view. */
export function explainCell(
  course: Course,
  cell: Cell,
  view: RoborallyView | null,
  seats: readonly SeatInfo[],
): string[] {
  const lines = [
    ...robotLines(cell, view, seats),
    ...BY_IMPORTANCE.flatMap(({ linesAt }) => linesAt(course, cell, view?.options ?? null)),
    ...archiveLines(cell, view, seats),
  ];
  return lines.length > 0 ? lines : [t('floor.plain')];
}

/** The most important part on a cell (tests/parts.ts); null on plain floor. */
export function floorPart(course: Course, cell: Cell): string | null {
  for (const { partAt } of BY_IMPORTANCE) {
    const part = partAt(course, cell);
    if (part !== null) return part;
  }
  return null;
}

function robotLines(cell: Cell, view: RoborallyView | null, seats: readonly SeatInfo[]): string[] {
  return (view?.robots ?? [])
    .filter((robot) => robot.cell === cell && robot.status === 'inPlay')
    .map(({ colour, seat, facing, damage, lives, down }) =>
      t('floor.robot', {
        robot: robotName(colour),
        name: nameOf(seats, seat),
        way: compassPoint(facing),
        damage,
        lives,
        down: String(down),
      }),
    );
}

function archiveLines(cell: Cell, view: RoborallyView | null, seats: readonly SeatInfo[]): string[] {
  const owners = (view?.robots ?? []).filter(
    (robot) => robot.archive === cell && robot.status !== 'eliminated' && robot.status !== 'finished',
  );
  const names = listOf(owners.map(({ seat }) => nameOf(seats, seat)));
  return owners.length > 0 ? [t('floor.archive', { names })] : [];
}
