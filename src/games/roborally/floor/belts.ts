// Step C: express belts, then all belts; all robots of a pass move at once, and none is pushed (R32-R39).

import type { Io, Seat } from '@core/contract';
import { type Course, OFF, WALLED } from '../data/course';
import { destroy } from '../phases/destroy';
import { turnRobot } from '../phases/move';
import { robotOf } from '../robots';
import type { Cell, Facing, HoldReason, RoborallyEvent, RoborallyState, Robot, RobotMove, RobotTurn } from '../types';

/** Not carried by a belt in this pass. */
const STAYS = -3;

/** Changes s: one pass of the belts. express: only express belts run (C1); otherwise all (C2) [R32]. */
export function runBelts(s: RoborallyState, course: Course, express: boolean, io: Io<RoborallyEvent>): void {
  const { robots } = s;
  let targets: number[] | undefined;
  const held: { seat: Seat; at: Cell; reason: HoldReason }[] = [];
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    const target = targetOf(course, robot, express);
    if (target === STAYS) continue;
    if (target === WALLED) {
      held.push({ seat, at: robot.cell, reason: 'wall' });
      continue;
    }
    targets ??= robots.map(() => STAYS);
    targets[seat] = target;
  }
  if (targets !== undefined) {
    cancelContested(s, course, targets, held);
    carry(s, course, express, targets, io);
  }
  if (held.length === 0) return;
  io.emit({ turn: s.turn, register: s.register, type: 'beltsHeld', pass: express ? 'express' : 'all', held });
}

// Where the belt under a robot would carry it [R33, R39].
function targetOf(course: Course, robot: Readonly<Robot>, express: boolean): number {
  if (robot.status !== 'inPlay') return STAYS;
  const belt = course.belt[robot.cell] as Facing | -1;
  if (belt < 0 || (express && course.express[robot.cell] !== true)) return STAYS;
  return course.step[robot.cell * 4 + belt] as number;
}

// Changes targets and held: cancels movers round by round until all that remain can move at once [R34, R35].
function cancelContested(
  s: Readonly<RoborallyState>,
  course: Course,
  targets: number[],
  held: { seat: Seat; at: Cell; reason: HoldReason }[],
): void {
  for (;;) {
    const before = held.length;
    for (let seat = 0; seat < targets.length; seat++) {
      const target = targets[seat] as number;
      if (target < 0 || course.pit[target] === true) continue;
      const reason = holdReason(s, targets, seat, target);
      if (reason !== undefined) held.push({ seat, at: robotOf(s, seat).cell, reason });
    }
    if (held.length === before) return;
    for (let index = before; index < held.length; index++) targets[held[index]?.seat ?? 0] = STAYS;
  }
}

function holdReason(
  s: Readonly<RoborallyState>,
  targets: readonly number[],
  seat: Seat,
  target: number,
): HoldReason | undefined {
  const { robots } = s;
  const { cell } = robotOf(s, seat);
  for (let other = 0; other < robots.length; other++) {
    if (other === seat) continue;
    if (targets[other] === target) return 'conflict';
    const rival = robots[other] as Robot;
    if (rival.cell !== target || rival.status !== 'inPlay') continue;
    if (targets[other] === STAYS) return 'occupied';
    if (targets[other] === cell) return 'conflict';
  }
  return undefined;
}

// Changes s: all remaining movers move at once; those destroyed are destroyed in dock order [R37, R59].
function carry(
  s: RoborallyState,
  course: Course,
  express: boolean,
  targets: readonly number[],
  io: Io<RoborallyEvent>,
): void {
  const moves: RobotMove[] = [];
  const turns: RobotTurn[] = [];
  const lost: RobotMove[] = [];
  for (let seat = 0; seat < targets.length; seat++) {
    const to = targets[seat] as number;
    if (to === STAYS) continue;
    const robot = robotOf(s, seat);
    const from = robot.cell;
    const move = { seat, from, to };
    moves.push(move);
    robot.cell = to;
    if (to === OFF || course.pit[to] === true) {
      lost.push(move);
      continue;
    }
    const onto = course.belt[to] as Facing | -1;
    const turn = onto < 0 ? 0 : (onto - (course.belt[from] as Facing) + 4) & 3;
    if (turn !== 1 && turn !== 3) continue;
    const done = turnRobot(s, seat, turn === 1 ? 1 : -1, io);
    if (done !== undefined) turns.push(done);
  }
  if (moves.length === 0) return;
  const { turn, register } = s;
  io.emit({ turn, register, type: 'beltsMoved', pass: express ? 'express' : 'all', moves, turns });
  lost.sort((a, b) => robotOf(s, a.seat).dock - robotOf(s, b.seat).dock);
  for (const { seat, from, to } of lost) {
    destroy(s, seat, to === OFF ? { cause: 'edge', at: from, by: -1 } : { cause: 'pit', at: to, by: -1 }, io);
  }
}
