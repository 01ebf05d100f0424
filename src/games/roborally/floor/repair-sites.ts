// Step K1: robots that end the turn on a repair site or a touched checkpoint are repaired (R53).

import type { Io, Seat } from '@core/contract';
import type { Course } from '../data/course';
import { isInPlay, lockedCount, robotOf } from '../robots';
import type { RoborallyEvent, RoborallyState, Robot } from '../types';
import { slotsBetween } from './lasers';

/** Changes s: K1, a repair site repairs all damage or one point; a touched checkpoint as its option says [R53]. */
export function repairRobot(s: RoborallyState, course: Course, seat: Seat, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  if (!isInPlay(robot) || robot.damage === 0) return;
  const { repair, checkpointRepair } = s.options;
  const number = course.checkpoint[robot.cell] as number;
  if (course.repair[robot.cell] === true) mend(s, robot, seat, repair === 'all', 'repair', io);
  else if (number > 0 && number <= robot.flags && checkpointRepair !== 'none') {
    mend(s, robot, seat, checkpointRepair === 'all', 'checkpoint', io);
  }
}

function mend(
  s: RoborallyState,
  robot: Robot,
  seat: Seat,
  all: boolean,
  site: 'repair' | 'checkpoint',
  io: Io<RoborallyEvent>,
): void {
  const from = robot.damage;
  robot.damage = all ? 0 : from - 1;
  io.emit({ turn: s.turn, register: 0, type: 'repaired', seat, from, to: robot.damage, site });
  const slots = slotsBetween(lockedCount(robot.damage), lockedCount(from));
  if (slots.length > 0) io.emit({ turn: s.turn, register: 0, type: 'registersUnlocked', seat, slots });
}
