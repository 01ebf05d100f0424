// What lies on a cell and what it does, in words: for whoever points at it or holds a finger on it.
// Not for: drawing it, or telling where forecasts lead (ui/texts.ts).

import type { SeatInfo } from '@api/contract';
import { list, nameOf } from '@ui/phrases';
import { type Course, WALLED } from '../../data/course';
import type { Cell, Facing, RoborallyView } from '../../types';
import { damageWords, direction, lifeWords, robotName } from '../texts';

const SIDES = [0, 1, 2, 3] as const satisfies readonly Facing[];

/** One line per thing on a cell, robots first. view: null before one is shown. */
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
  return lines.length > 0 ? lines : ['Plain floor'];
}

function robotLines(cell: Cell, view: RoborallyView | null, seats: readonly SeatInfo[]): string[] {
  return (view?.robots ?? [])
    .filter((robot) => robot.cell === cell && robot.status === 'inPlay')
    .map((robot) => {
      const state = [damageWords(robot.damage), lifeWords(robot.lives), robot.down ? 'powered down' : ''].filter(
        Boolean,
      );
      return `${robotName(robot.colour)} (${nameOf(seats, robot.seat)}) faces ${direction(robot.facing)}: ${state.join(', ')}`;
    });
}

function groundLines(course: Course, cell: Cell, view: RoborallyView | null): string[] {
  const lines: string[] = [];
  const number = course.checkpoint[cell] ?? 0;
  if (number > 0) lines.push(`Checkpoint ${number}: touched by standing here at the end of a register, in order`);
  if (course.pit[cell]) lines.push('Pit: whoever enters it is destroyed');
  if (course.repair[cell]) {
    const what = view?.options.repair === 'one' ? '1 damage' : 'all damage';
    lines.push(`Repair site: ending a turn here removes ${what}`);
  }
  const gear = course.gear[cell] ?? 0;
  if (gear !== 0) lines.push(`Gear: turns a robot ${gear > 0 ? 'right' : 'left'} in every register`);
  const belt = course.belts.find((one) => one.cell === cell);
  if (belt) {
    const pace = belt.express ? 'carries twice in every register' : 'carries one cell in every register';
    const curve = belt.turns.length > 0 ? ', and turns whom a belt brings in from the side' : '';
    lines.push(`${belt.express ? 'Express belt' : 'Belt'} ${direction(belt.facing)}: ${pace}${curve}`);
  }
  const dock = course.docks.findIndex((one) => one.cell === cell);
  if (dock >= 0) lines.push(`Dock ${dock + 1}: a robot starts here`);
  return lines;
}

function dangerLines(course: Course, cell: Cell): string[] {
  const pusher = course.pushers[course.pusher[cell] ?? -1];
  const pushes = pusher
    ? [
        `Pusher: pushes ${direction(pusher.facing)} in ${pusher.registers.length === 1 ? 'register' : 'registers'} ${list(pusher.registers.map(String))}`,
      ]
    : [];
  const beams = (course.beams[cell] ?? []).map(({ laser }) => {
    const damage = course.lasers[laser]?.beams ?? 1;
    return `${damage === 1 ? 'Laser' : `Laser of ${damage} beams`}: ${damageWords(damage)} to the first robot in it, in every register`;
  });
  return [...pushes, ...beams];
}

function wallLines(course: Course, cell: Cell): string[] {
  const sides = SIDES.filter((side) => course.step[cell * 4 + side] === WALLED);
  if (sides.length === 0) return [];
  return [`Wall ${list(sides.map((side) => direction(side)))}: stops robots, pushes and lasers`];
}

function archiveLines(cell: Cell, view: RoborallyView | null, seats: readonly SeatInfo[]): string[] {
  const owners = (view?.robots ?? []).filter(
    (robot) => robot.archive === cell && robot.status !== 'eliminated' && robot.status !== 'finished',
  );
  return owners.length > 0 ? [`Archive: ${list(owners.map(({ seat }) => nameOf(seats, seat)))} would return here`] : [];
}
