// Step B: cards turn and move robots; the single step with its pushing chain (R23-R31).
// Not here: belts, which never push (belts.ts).

import type { Io, Seat } from '@core/contract';
import { factsOf } from '../data/cards';
import { type Course, OFF, turned, WALLED } from '../data/course';
import { GYRO_MOUNT, optionsWith } from '../data/option-cards';
import { holds, isInPlay, robotAt, robotOf } from '../robots';
import type { Card, Cell, Facing, RoborallyEvent, RoborallyState, RobotMove, RobotTurn } from '../types';
import { destroy } from './destroy';
import { noteUse, spacesOf } from './option-cards';

const RAMMING = optionsWith('rams');

/** Robots rammed in this register and the robots that rammed them: pairs of seats. Always empty without option cards. */
export type Rams = { by: Seat; victim: Seat }[];

/** The robots that a step would move. */
export interface Line {
  /** Ordered from the mover outward. */
  seats: Seat[];
  /** The cell whose wall stops the line, -1 if none. */
  wall: Cell | -1;
  /** The last robot's target: a cell, or OFF. */
  end: number;
}

/** Collects the unbroken line of robots starting at this one [R27, R31]. */
export function lineFrom(s: Readonly<RoborallyState>, course: Course, seat: Seat, facing: Facing): Line {
  const seats: Seat[] = [];
  let next = seat;
  for (;;) {
    seats.push(next);
    const { cell } = robotOf(s, next);
    const end = course.step[cell * 4 + facing] as number;
    if (end === WALLED) return { seats, wall: cell, end: cell };
    if (end === OFF) return { seats, wall: -1, end };
    next = robotAt(s, end);
    if (next < 0) return { seats, wall: -1, end };
  }
}

/** Changes s: moves a free line by one cell, from the mover outward; only the last can fall [R26-R30]. */
export function shiftLine(
  s: RoborallyState,
  course: Course,
  line: Line,
  facing: Facing,
  cause: 'card' | 'pusher',
  io: Io<RoborallyEvent>,
): void {
  const { seats, end } = line;
  const by = cause === 'card' ? (seats[0] as Seat) : -1;
  const moves: RobotMove[] = [];
  let from: Cell = -1;
  for (const seat of seats) {
    const robot = robotOf(s, seat);
    from = robot.cell;
    const to = course.step[from * 4 + facing] as number;
    if (io.isDeaf !== true) moves.push({ seat, from, to });
    robot.cell = to;
  }
  if (io.isDeaf !== true) {
    io.emit({ turn: s.turn, register: s.register, type: 'robotsMoved', facing, cause, by, moves });
  }
  const last = seats[seats.length - 1] as Seat;
  const pusher = seats.length > 1 ? by : -1;
  if (end === OFF) destroy(s, last, { cause: 'edge', at: from, by: pusher }, io);
  else if (course.pit[end] === true) destroy(s, last, { cause: 'pit', at: end, by: pusher }, io);
}

/** Changes s: executes one robot's card [R25, R26]. marked: a braked Move 1 or a boosted Move 3. */
export function playCard(
  s: RoborallyState,
  course: Course,
  seat: Seat,
  card: Card,
  marked: boolean,
  rams: Rams,
  io: Io<RoborallyEvent>,
): void {
  const robot = robotOf(s, seat);
  const { turn, move } = factsOf(card);
  io.emit({ turn: s.turn, register: s.register, type: 'cardStarted', seat, card, marked });
  if (turn !== 0) {
    const from = robot.facing;
    robot.facing = turned(from, turn);
    io.emit({ turn: s.turn, register: s.register, type: 'robotRotated', seat, from, to: robot.facing, cause: 'card' });
    return;
  }
  const spaces = marked ? spacesOf(s, seat, card, io) : Math.abs(move);
  const facing = move < 0 ? turned(robot.facing, 2) : robot.facing;
  for (let left = spaces; left > 0; left--) {
    const line = lineFrom(s, course, seat, facing);
    if (line.wall >= 0) {
      const { wall } = line;
      io.emit({
        turn: s.turn,
        register: s.register,
        type: 'moveBlocked',
        seat,
        facing,
        wall,
        cause: 'card',
        lost: left,
      });
      return;
    }
    if (line.seats.length > 1) ram(s, line, rams, io);
    shiftLine(s, course, line, facing, 'card', io);
    if (!isInPlay(robot)) return;
  }
}

/** Changes s: a belt or gear turns a robot, unless its Gyro Mount holds it. undefined if the facing stays the same. */
export function turnRobot(s: RoborallyState, seat: Seat, turn: 1 | -1, io: Io<RoborallyEvent>): RobotTurn | undefined {
  const robot = robotOf(s, seat);
  if (robot.gyro) {
    noteUse(s, seat, GYRO_MOUNT, io);
    return undefined;
  }
  const from = robot.facing;
  robot.facing = turned(from, turn);
  return { seat, from, to: robot.facing };
}

// Ram Prow: a robot that the card pushes directly takes damage in the laser step, once per register [O4].
function ram(s: RoborallyState, line: Line, rams: Rams, io: Io<RoborallyEvent>): void {
  const [by, victim] = line.seats;
  if (by === undefined || victim === undefined || robotOf(s, by).options.length === 0) return;
  if (rams.some((one) => one.by === by && one.victim === victim)) return;
  for (const card of RAMMING) {
    if (!holds(robotOf(s, by), card)) continue;
    rams.push({ by, victim });
    noteUse(s, by, card, io);
  }
}
