// Step E: all lasers fire at once; hits are collected first, then damage is dealt (R43-R48).
// Not here: what destruction means (destroy.ts).

import type { Io, Seat } from '@core/contract';
import { type Course, DX, DY, type Laser, turned } from '../data/course';
import { optionOf, optionsWith } from '../data/option-cards';
import { destroy } from '../phases/destroy';
import type { Rams } from '../phases/move';
import { absorb, noteUse } from '../phases/option-cards';
import { FATAL, firstAhead, holds, isInPlay, lockedCount, robotOf, seatsByDock } from '../robots';
import type { Cell, Facing, OptionCard, Register, RoborallyEvent, RoborallyState, Robot, Shot } from '../types';

type Hit = Extract<RoborallyEvent, { type: 'damageTaken' }>['from'][number];

/** Option cards that double the robot's shot, let it through, and fire backward. */
const TWIN = optionsWith('beams');
const THROUGH = optionsWith('through');
const BEHIND = optionsWith('behind');

/** Changes s: step E [R43]. rams: robots rammed in this register, which take their damage now. */
export function fireLasers(s: RoborallyState, course: Course, rams: Rams, io: Io<RoborallyEvent>): void {
  const shots: Shot[] = [];
  if (io.isDeaf !== true || s.robots.some((robot) => isInBeam(course, robot))) {
    for (let laser = 0; laser < course.lasers.length; laser++) shots.push(boardShot(s, course, laser));
  }
  for (let seat = 0; seat < s.robots.length; seat++) robotShots(s, course, seat, shots, io);
  if (shots.length > 0) io.emit({ turn: s.turn, register: s.register, type: 'lasersFired', shots });
  let hits: Hit[][] | undefined;
  for (const shot of shots) {
    for (const victim of shot.hits) {
      hits ??= s.robots.map(() => []);
      for (let beam = 0; beam < shot.beams; beam++) {
        hits[victim]?.push({ seat: shot.seat, laser: shot.laser, ram: false });
      }
    }
  }
  for (const { by, victim } of rams) {
    if (!isInPlay(robotOf(s, victim))) continue;
    hits ??= s.robots.map(() => []);
    hits[victim]?.push({ seat: by, laser: -1, ram: true });
  }
  if (hits !== undefined) dealDamage(s, hits, io);
}

function isInBeam(course: Course, robot: Readonly<Robot>): boolean {
  return robot.status === 'inPlay' && (course.beams[robot.cell] as Course['beams'][number]).length > 0;
}

/** The current beam of a board laser: to the first robot, or to the wall [R44]. */
export function boardShot(s: Readonly<RoborallyState>, course: Course, laser: number): Shot {
  const { cells, facing, beams } = course.lasers[laser] as Laser;
  let first = cells.length;
  let hit = -1;
  for (let seat = 0; seat < s.robots.length; seat++) {
    const robot = s.robots[seat] as Robot;
    if (robot.status !== 'inPlay') continue;
    for (const beam of course.beams[robot.cell] as Course['beams'][number]) {
      if (beam.laser !== laser || beam.at >= first) continue;
      first = beam.at;
      hit = seat;
    }
  }
  const from = cells[0] as Cell;
  const to = cells[Math.min(first, cells.length - 1)] as Cell;
  return { laser, seat: -1, from, to, facing, beams, hits: hit < 0 ? [] : [hit] };
}

// Changes shots: adds this robot's shots [R45, R46]; option cards also fire backward, double or through [O4].
function robotShots(s: RoborallyState, course: Course, seat: Seat, shots: Shot[], io: Io<RoborallyEvent>): void {
  const robot = robotOf(s, seat);
  if (robot.status !== 'inPlay' || (robot.down && !s.options.downFires)) return;
  // A shot that hits no robot only needs its event.
  const isPlain = io.isDeaf === true && robot.options.length === 0;
  if (isPlain && firstAhead(s, course, robot.cell, robot.facing) < 0) return;
  if (robot.options.length === 0) {
    shots.push(robotShot(s, course, seat, robot.facing, 1, false));
    return;
  }
  const held = (cards: readonly OptionCard[]) => cards.filter((card) => holds(robot, card));
  const [twins, throughs] = [held(TWIN), held(THROUGH)];
  const beams = twins.reduce((sum, card) => sum + (optionOf(card).beams ?? 0), 1);
  const ahead = robotShot(s, course, seat, robot.facing, beams, throughs.length > 0);
  shots.push(ahead);
  if (ahead.hits.length > 0) for (const card of twins) noteUse(s, seat, card, io);
  if (ahead.hits.length > 1) for (const card of throughs) noteUse(s, seat, card, io);
  for (const card of held(BEHIND)) {
    const behind = robotShot(s, course, seat, turned(robot.facing, 2), 1, false);
    shots.push(behind);
    if (behind.hits.length > 0) noteUse(s, seat, card, io);
  }
}

function robotShot(
  s: Readonly<RoborallyState>,
  course: Course,
  seat: Seat,
  facing: Facing,
  beams: number,
  through: boolean,
): Shot {
  const from = robotOf(s, seat).cell;
  const hits: Seat[] = [];
  const first = firstAhead(s, course, from, facing);
  let to = first < 0 ? -1 : robotOf(s, first).cell;
  if (first >= 0) hits.push(first);
  if (first >= 0 && through) {
    const second = firstAhead(s, course, to, facing);
    to = second < 0 ? -1 : robotOf(s, second).cell;
    if (second >= 0) hits.push(second);
  }
  if (to < 0) {
    const away = course.sight[from * 4 + facing] as number;
    to = from + away * ((DX[facing] as number) + (DY[facing] as number) * course.width);
  }
  return { laser: -1, seat, from, to, facing, beams, hits };
}

// Changes s: all damage first, then destroys robots, lower dock first [R43, R47, R59].
function dealDamage(s: RoborallyState, hits: readonly Hit[][], io: Io<RoborallyEvent>): void {
  const seats = seatsByDock(s);
  for (const seat of seats) {
    const from = hits[seat];
    if (from === undefined || from.length === 0) continue;
    for (const hit of from) if (hit.seat >= 0) robotOf(s, hit.seat).hits++;
    const robot = robotOf(s, seat);
    const amount = from.length - absorb(s, seat, from.length, io);
    if (amount === 0) continue;
    const before = lockedCount(robot.damage);
    robot.damage = Math.min(FATAL, robot.damage + amount);
    robot.harm += amount;
    io.emit({ turn: s.turn, register: s.register, type: 'damageTaken', seat, amount, damage: robot.damage, from });
    const locked = lockedCount(Math.min(FATAL - 1, robot.damage));
    if (locked > before) {
      const slots = slotsBetween(before, locked);
      io.emit({ turn: s.turn, register: s.register, type: 'registersLocked', seat, slots });
    }
  }
  for (const seat of seats) {
    const robot = robotOf(s, seat);
    if (robot.status !== 'inPlay' || robot.damage < FATAL) continue;
    const by = hits[seat]?.[0]?.seat ?? -1;
    const alone = hits[seat]?.every((hit) => hit.seat === by) === true;
    destroy(s, seat, { cause: 'damage', at: robot.cell, by: alone ? by : -1 }, io);
  }
}

/** The registers that lock when the count rises from the first number to the second, ascending [R8]. */
export function slotsBetween(fewer: number, more: number): Register[] {
  const slots: Register[] = [];
  for (let count = more; count > fewer; count--) slots.push((6 - count) as Register);
  return slots;
}
