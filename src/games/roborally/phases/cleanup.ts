// Cleanup: repair, wipe, returns, power; then the turn ends (R53-R56, R79).
// Not here: what repairs (floor/repair-sites.ts), and returning robots (respawn.ts).

import type { Io, Seat } from '@core/contract';
import { repairRobot } from '../floor/repair-sites';
import { courseOfRace, isInPlay, isRacing, lockedCount, REGISTERS, robotOf } from '../robots';
import { standings } from '../standings';
import type { Register, RoborallyEvent, RoborallyState } from '../types';
import { eliminate } from './destroy';
import { maybeEnd, maybeTimeUp } from './ending';
import { drawOptions } from './option-cards';

/** When a robot that gave up counts as eliminated: after register 5. */
const AFTER_REGISTERS = 6;

/** Changes s: repair and wipe; queues the robots that return [R53, R54, R61]. */
export function beginCleanup(s: RoborallyState, io: Io<RoborallyEvent>): void {
  const course = courseOfRace(s);
  s.register = 0;
  for (let seat = 0; seat < s.robots.length; seat++) repairRobot(s, course, seat, io);
  drawOptions(s, course, io);
  for (let seat = 0; seat < s.robots.length; seat++) wipe(s, seat, io);
  s.returning = s.destroyed.filter((seat) => {
    const robot = robotOf(s, seat);
    return robot.status === 'destroyed' && !robot.retiring;
  });
}

/** Changes s: power, robots that gave up, end of turn. Returns whether the race is over [R56, R76, R77, R79]. */
export function endCleanup(s: RoborallyState, io: Io<RoborallyEvent>): boolean {
  for (let seat = 0; seat < s.robots.length; seat++) switchPower(s, seat, io);
  for (let seat = 0; seat < s.robots.length; seat++) maybeRetire(s, seat, io);
  if (io.isDeaf !== true) {
    const order = standings(s).map((one) => one.seat);
    io.emit({ turn: s.turn, register: 0, type: 'turnEnded', standings: order });
  }
  return maybeEnd(s, io) || maybeTimeUp(s, io);
}

// K2: only locked registers keep their cards; a destroyed robot loses all five [R54].
function wipe(s: RoborallyState, seat: Seat, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  robot.gyro = false;
  robot.spend = [];
  const slots: Register[] = [];
  const open = isInPlay(robot) ? REGISTERS.length - lockedCount(robot.damage) : REGISTERS.length;
  for (let index = 0; index < open; index++) {
    const register = REGISTERS[index] as Register;
    if (robot.registers[index] === 0) continue;
    robot.registers[index] = 0;
    robot.marks &= ~(1 << register);
    slots.push(register);
  }
  if (slots.length > 0) io.emit({ turn: s.turn, register: 0, type: 'cardsDiscarded', seat, slots });
}

// K4: an announced robot loses all damage and all cards and is down next turn; a down robot that didn't stay wakes up
// [R56].
function switchPower(s: RoborallyState, seat: Seat, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  if (!isInPlay(robot)) return;
  if (robot.announced) {
    const removed = robot.damage;
    robot.announced = false;
    robot.down = true;
    robot.damage = 0;
    robot.registers.fill(0);
    robot.marks = 0;
    io.emit({ turn: s.turn, register: 0, type: 'poweredDown', seat, removed });
  } else if (robot.down) {
    robot.down = false;
    io.emit({ turn: s.turn, register: 0, type: 'poweredUp', seat, damage: robot.damage });
  }
}

function maybeRetire(s: RoborallyState, seat: Seat, io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  if (!robot.retiring || !isRacing(robot)) return;
  robot.retiring = false;
  robot.registers.fill(0);
  robot.marks = 0;
  io.emit({ turn: s.turn, register: 0, type: 'seatRetired', seat });
  eliminate(s, seat, AFTER_REGISTERS, io);
}
