// The elements on a cell and what they do, as text for a pointer or a long press.
// Not here: drawing them, or where forecasts lead (ui/forecast-text.ts).

import type { SeatInfo } from '@api/contract';
import { listOf } from '@i18n/page';
import { nameOf } from '@ui/phrases';
import { type Course, WALLED } from '../../data/course';
import { t } from '../../text/t';
import type { Cell, Facing, RoborallyView } from '../../types';
import { compassPoint, direction, robotName } from '../texts';

const SIDES = [0, 1, 2, 3] as const satisfies readonly Facing[];

/** One line per thing on a cell, robots first. view: null before the first view. */
export function explainCell(
  course: Course,
  cell: Cell,
  view: RoborallyView | null,
  seats: readonly SeatInfo[],
): string[] {
  const lines = [
    ...robotLines(cell, view, seats),
    ...groundLines(course, cell, view),
    ...dangerLines(course, cell),
    ...wallLines(course, cell),
    ...archiveLines(cell, view, seats),
  ];
  return lines.length > 0 ? lines : [t('floor.plain')];
}

/** The most important part on a cell (tests/parts.ts); null on plain floor. */
export function floorPart(course: Course, cell: Cell): string | null {
  if ((course.checkpoint[cell] ?? 0) > 0) return 'floor.checkpoint';
  if (course.pit[cell]) return 'floor.pit';
  if (course.repair[cell]) return 'floor.repair';
  if ((course.gear[cell] ?? 0) !== 0) return 'floor.gear';
  const belt = course.belts.find((one) => one.cell === cell);
  if (belt) return belt.express ? 'floor.express' : 'floor.belt';
  if (course.pushers[course.pusher[cell] ?? -1]) return 'floor.pusher';
  if ((course.beams[cell] ?? []).length > 0) return 'floor.laser';
  if (course.docks.some((one) => one.cell === cell)) return 'floor.dock';
  return SIDES.some((side) => course.step[cell * 4 + side] === WALLED) ? 'floor.wall' : null;
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

function groundLines(course: Course, cell: Cell, view: RoborallyView | null): string[] {
  const lines: string[] = [];
  const number = course.checkpoint[cell] ?? 0;
  if (number > 0) lines.push(t('floor.checkpoint', { number }));
  if (course.pit[cell]) lines.push(t('floor.pit'));
  if (course.repair[cell]) lines.push(t('floor.repair', { repair: view?.options.repair ?? 'all' }));
  const gear = course.gear[cell] ?? 0;
  if (gear !== 0) lines.push(t('floor.gear', { sense: gear > 0 ? 'right' : 'left' }));
  const belt = course.belts.find((one) => one.cell === cell);
  if (belt) {
    const what = { way: compassPoint(belt.facing), curve: String(belt.turns.length > 0) };
    lines.push(belt.express ? t('floor.express', what) : t('floor.belt', what));
  }
  const dock = course.docks.findIndex((one) => one.cell === cell);
  if (dock >= 0) lines.push(t('floor.dock', { number: dock + 1 }));
  return lines;
}

function dangerLines(course: Course, cell: Cell): string[] {
  const pusher = course.pushers[course.pusher[cell] ?? -1];
  const { facing, registers = [] } = pusher ?? {};
  const beams = (course.beams[cell] ?? []).map(({ laser }) =>
    t('floor.laser', { beams: course.lasers[laser]?.beams ?? 1 }),
  );
  if (facing === undefined) return beams;
  const numbers = listOf(registers.map(String));
  return [t('floor.pusher', { way: compassPoint(facing), n: registers.length, registers: numbers }), ...beams];
}

function wallLines(course: Course, cell: Cell): string[] {
  const sides = SIDES.filter((side) => course.step[cell * 4 + side] === WALLED);
  return sides.length === 0 ? [] : [t('floor.wall', { ways: listOf(sides.map(direction)) })];
}

function archiveLines(cell: Cell, view: RoborallyView | null, seats: readonly SeatInfo[]): string[] {
  const owners = (view?.robots ?? []).filter(
    (robot) => robot.archive === cell && robot.status !== 'eliminated' && robot.status !== 'finished',
  );
  const names = listOf(owners.map(({ seat }) => nameOf(seats, seat)));
  return owners.length > 0 ? [t('floor.archive', { names })] : [];
}
