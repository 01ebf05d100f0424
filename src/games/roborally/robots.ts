// Queries about robots and the course that many rules use.
// Not here: changing them (phases/).

import type { Seat } from '@core/contract';
import type { Course } from './data/course';
import { courseOf } from './data/courses';
import { optionOf } from './data/option-cards';
import type { Cell, Facing, OptionCard, Register, RoborallyState, Robot } from './types';

/** A robot is destroyed at this damage (R47). */
export const FATAL = 10;
/** Damage of a robot that returns without a Black Box (R60). */
export const RETURN_DAMAGE = 2;
/** Cards dealt to an undamaged robot (R6). */
export const FULL_HAND = 9;
/** Registers of a programme, in order. */
export const REGISTERS: readonly Register[] = [1, 2, 3, 4, 5];

/** The robot of this seat. Throws if there is none, which is a bug. */
export function robotOf(s: Readonly<RoborallyState>, seat: Seat): Robot {
  const robot = s.robots[seat];
  if (robot === undefined) throw new Error(`seat ${seat} has no robot`);
  return robot;
}

/** The course of the race. */
export function courseOfRace(s: Readonly<RoborallyState>): Course {
  return courseOf(s.circuit);
}

/** On the board: not destroyed, eliminated or finished. */
export function isInPlay(robot: Readonly<Robot>): boolean {
  return robot.status === 'inPlay';
}

/** Still in the race, even if it only returns in cleanup. */
export function isRacing(robot: Readonly<Robot>): boolean {
  return robot.status === 'inPlay' || robot.status === 'destroyed';
}

/** The robot on this cell, -1 if none. */
export function robotAt(s: Readonly<RoborallyState>, cell: Cell): Seat | -1 {
  const { robots } = s;
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    if (robot.cell === cell && robot.status === 'inPlay') return seat;
  }
  return -1;
}

/** How many registers damage locks: the last this many (R8). */
export function lockedCount(damage: number): number {
  return damage < 5 ? 0 : damage - 4;
}

/** Whether damage locks this register (R8). */
export function isLocked(damage: number, register: Register): boolean {
  return damage >= FATAL - register;
}

/** Locked registers whose card stays braked or boosted, ascending [O4]. */
export function markedLocks({ damage, marks }: Readonly<Robot>): Register[] {
  return REGISTERS.filter((register) => isLocked(damage, register) && (marks & (1 << register)) !== 0);
}

/** Seats in dock order: docks are 1 to n, one robot each. */
export function seatsByDock(s: Readonly<RoborallyState>): Seat[] {
  const seats: Seat[] = s.robots.map(() => -1);
  for (let seat = 0; seat < seats.length; seat++) seats[robotOf(s, seat).dock - 1] = seat;
  return seats;
}

/** Whether the robot holds this option card. Always false with option cards off. */
export function holds(robot: Readonly<Robot>, card: OptionCard): boolean {
  return robot.options.length > 0 && robot.options.includes(card);
}

/** Damage that a destroyed robot returns with: none with a Black Box [R60, O4]. */
export function returnDamage(robot: Readonly<Robot>): number {
  let damage = RETURN_DAMAGE;
  for (const card of robot.options) damage = Math.min(damage, optionOf(card).returnDamage ?? damage);
  return damage;
}

/** The nearest robot ahead of this cell in a straight line, within this many cells; -1 if none. */
export function firstAhead(s: Readonly<RoborallyState>, course: Course, from: Cell, facing: Facing): Seat | -1 {
  const { width, sight } = course;
  const { robots } = s;
  const isAlongColumn = (facing & 1) === 0;
  const stride = isAlongColumn ? width : 1;
  const sign = facing === 1 || facing === 2 ? 1 : -1;
  let found = -1;
  // In cell-index differences. Along a row, an index before the end of the sight line can't be in another row.
  let nearest = ((sight[from * 4 + facing] as number) + 1) * stride;
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    const away = (robot.cell - from) * sign;
    if (away <= 0 || away >= nearest || robot.status !== 'inPlay') continue;
    if (isAlongColumn && away % width !== 0) continue;
    nearest = away;
    found = seat;
  }
  return found;
}
