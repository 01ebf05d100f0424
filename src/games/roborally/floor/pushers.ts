// Step D1: pushers of this register push the robots on them (R40, R41).

import type { Io, Seat } from '@core/contract';
import { type Course, type Pusher, WALLED } from '../data/course';
import { lineFrom, shiftLine } from '../phases/move';
import { isInPlay, robotAt, robotOf } from '../robots';
import type { RoborallyEvent, RoborallyState } from '../types';

/** A pusher with the robot that was on it when the step began. target: where it would push the robot, OFF off the board. */
interface Push {
  pusher: Pusher;
  seat: Seat;
  target: number;
}

/** Changes s: step D1 [R40, R41]. */
export function runPushers(s: RoborallyState, course: Course, io: Io<RoborallyEvent>): void {
  if (course.pushers.length === 0) return;
  const pushes = activePushes(s, course);
  for (const push of pushes) {
    const { pusher, seat } = push;
    const { cell: at, facing } = pusher;
    // Another pusher has moved it in the meantime.
    if (!isInPlay(robotOf(s, seat)) || robotOf(s, seat).cell !== at) continue;
    const line = lineFrom(s, course, seat, facing);
    const pushed = line.wall < 0 && !pushes.some((other) => collides(course, push, other));
    io.emit({ turn: s.turn, register: s.register, type: 'pusherFired', at, facing, seat, pushed });
    if (pushed) shiftLine(s, course, line, facing, 'pusher', io);
  }
}

function activePushes(s: Readonly<RoborallyState>, course: Course): Push[] {
  const pushes: Push[] = [];
  for (const pusher of course.pushers) {
    if (!pusher.registers.includes(s.register)) continue;
    const seat = robotAt(s, pusher.cell);
    if (seat >= 0) pushes.push({ pusher, seat, target: course.step[pusher.cell * 4 + pusher.facing] as number });
  }
  return pushes;
}

// The same target, or each other's cells; pits and OFF don't count as a shared target, and a wall leaves no target [R41].
function collides(course: Course, one: Push, other: Push): boolean {
  if (one === other || other.target === WALLED) return false;
  if (one.target >= 0 && course.pit[one.target] !== true && one.target === other.target) return true;
  return one.target === other.pusher.cell && other.target === one.pusher.cell;
}
