// Step D2: gears turn the robots on them (R42).

import type { Io } from '@core/contract';
import type { Course } from '../data/course';
import { turnRobot } from '../phases/move';
import type { RoborallyEvent, RoborallyState, Robot } from '../types';

/** Changes s: step D2, gears turn the robots on them [R42]. */
export function turnGears(s: RoborallyState, course: Course, io: Io<RoborallyEvent>): void {
  const { robots } = s;
  let turns: Extract<RoborallyEvent, { type: 'gearsTurned' }>['turns'] | undefined;
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    if (robot.status !== 'inPlay') continue;
    const sense = course.gear[robot.cell] as 1 | -1 | 0;
    if (sense === 0) continue;
    const done = turnRobot(s, seat, sense, io);
    if (done === undefined) continue;
    turns ??= [];
    turns.push({ ...done, at: robot.cell, sense });
  }
  if (turns !== undefined) io.emit({ turn: s.turn, register: s.register, type: 'gearsTurned', turns });
}
