// Step F: robots touch checkpoints in order, archives move, and a robot that touches the last one finishes (R49-R52).
// Not here: when the race is over (ending.ts).

import type { Io, Seat } from '@core/contract';
import type { Course } from '../data/course';
import type { RoborallyEvent, RoborallyState, Robot } from '../types';

/** Changes s: step F. */
export function touchCheckpoints(s: RoborallyState, course: Course, io: Io<RoborallyEvent>): void {
  const { robots } = s;
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    if (robot.status !== 'inPlay') continue;
    if (course.checkpoint[robot.cell] === robot.flags + 1) touch(s, course, robot, seat, io);
    else if (s.options.repairArchive && course.repair[robot.cell] === true) moveArchive(s, robot, seat, io);
  }
}

function touch(s: RoborallyState, course: Course, robot: Robot, seat: Seat, io: Io<RoborallyEvent>): void {
  robot.flags++;
  const left = course.checkpoints.length - robot.flags;
  const { turn, register } = s;
  io.emit({ turn, register, type: 'checkpointTouched', seat, number: robot.flags, at: robot.cell, left });
  moveArchive(s, robot, seat, io);
  if (left === 0) finish(s, robot, seat, io);
}

function moveArchive(s: RoborallyState, robot: Robot, seat: Seat, io: Io<RoborallyEvent>): void {
  if (robot.archive === robot.cell) return;
  robot.archive = robot.cell;
  io.emit({ turn: s.turn, register: s.register, type: 'archiveMoved', seat, at: robot.cell });
}

// The cell is kept, but nothing acts on a finisher any more; if the race goes on, the robot leaves the board.
function finish(s: RoborallyState, robot: Robot, seat: Seat, io: Io<RoborallyEvent>): void {
  const place = 1 + s.robots.filter((one) => one.status === 'finished').length;
  robot.status = 'finished';
  robot.finish = place;
  robot.endTurn = s.turn;
  robot.endRegister = s.register;
  robot.announced = false;
  robot.down = false;
  if (s.options.forPlaces) robot.cell = -1;
  io.emit({ turn: s.turn, register: s.register, type: 'robotFinished', seat, place });
}
