// Destroyed robots return in cleanup, in the order of their destruction (R60-R68).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { COMPASS_POINTS, type Course, DX, DY, placeOf, turned } from '../data/course';
import { TOO_NEAR } from '../data/limits';
import { OPTION_CARDS } from '../data/option-cards';
import { courseOfRace, firstAhead, returnDamage, robotAt, robotOf } from '../robots';
import type { Cell, Facing, RespawnPlace, RoborallyAction, RoborallyEvent, RoborallyState } from '../types';
import { refuse } from '../violations';
import { losable, loseOption } from './option-cards';

type Respawn = Extract<RoborallyAction, { type: 'respawn' }>;

const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3];

/** Where the robot may return: its archive, or the nearest free ring around it, clockwise from north [R60-R66]. */
export function respawnPlaces(s: Readonly<RoborallyState>, seat: Seat): RespawnPlace[] {
  const course = courseOfRace(s);
  const { archive } = robotOf(s, seat);
  if (robotAt(s, archive) < 0) {
    return [{ cell: archive, facings: ALL_FACINGS.slice(), usual: wantedFacing(s, course, seat, archive) }];
  }
  const most = Math.max(course.width, course.height);
  for (let ring = 1; ring <= most; ring++) {
    const cells = ringAround(course, archive, ring).filter((cell) => course.pit[cell] !== true && robotAt(s, cell) < 0);
    if (cells.length > 0) return cells.map((cell) => placeBeside(s, course, seat, cell));
  }
  throw new Error(`there is no room for seat ${seat} on ${course.id}`);
}

/**
 * Null if the robot may return this way. Violations: 'respawn-cell' (R63), 'respawn-facing' (R65), 'nothing-to-keep'
 * (R68), 'no-option-to-lose' (O2).
 */
export function checkRespawn(s: Readonly<RoborallyState>, seat: Seat, action: Respawn): RuleViolation | null {
  const robot = robotOf(s, seat);
  const course = courseOfRace(s);
  const { cell, facing } = action;
  if (cell < course.pit.length && cell !== robot.archive) {
    const { facings } = placeBeside(s, course, seat, cell);
    if (!facings.includes(facing)) {
      return refuse('respawn-facing', { way: COMPASS_POINTS[facing], near: TOO_NEAR, open: facings.length });
    }
  }
  const places = respawnPlaces(s, seat);
  if (!places.some((place) => place.cell === cell)) {
    const isFree = robotAt(s, robot.archive) < 0;
    const archive = placeOf(course, robot.archive);
    return refuse('respawn-cell', {
      ...placeOf(course, cell),
      isFree,
      places: places.length,
      archiveColumn: archive.column,
      archiveRow: archive.row,
    });
  }
  if (action.keep && !robot.announced) return refuse('nothing-to-keep', { turn: s.turn });
  if (action.lose >= 0 && !losable(robot).includes(action.lose)) {
    return refuse('no-option-to-lose', { option: OPTION_CARDS[action.lose] ?? '', losable: losable(robot).length });
  }
  return null;
}

/** The default: first cell, default facing, power down cancelled, the oldest option card lost [R66-R68]. */
export function usualRespawn(s: Readonly<RoborallyState>, seat: Seat): Respawn {
  const [place] = respawnPlaces(s, seat);
  if (place === undefined) throw new Error(`seat ${seat} has nowhere to return`);
  return { type: 'respawn', cell: place.cell, facing: place.usual, keep: false, lose: -1 };
}

/** Changes s: opens a decision for the next waiting robot. Returns false if none is waiting [R61]. */
export function askNextReturn(s: RoborallyState, io: Io<RoborallyEvent>): boolean {
  const [seat] = s.returning;
  if (seat === undefined) return false;
  s.phase = 'respawn';
  openDecision(s, seat, 'respawn', false);
  if (io.isDeaf !== true) {
    const mayKeep = robotOf(s, seat).announced;
    io.emit({ turn: s.turn, register: 0, type: 'respawnAsked', seat, places: respawnPlaces(s, seat), mayKeep });
  }
  return true;
}

/** Changes s: the robot is back on the board, or has given up. */
export function answerReturn(
  s: RoborallyState,
  decision: Decision,
  action: RoborallyAction,
  io: Io<RoborallyEvent>,
): void {
  const { seat } = decision;
  const robot = robotOf(s, seat);
  closeDecision(s, decision.id);
  s.returning.shift();
  if (action.type !== 'respawn') {
    robot.retiring = true;
    return;
  }
  const [oldest] = losable(robot);
  const lost = action.lose >= 0 ? action.lose : oldest;
  robot.status = 'inPlay';
  robot.cell = action.cell;
  robot.facing = action.facing;
  robot.damage = returnDamage(robot);
  robot.announced = robot.announced && action.keep;
  const { cell: at, facing, damage } = robot;
  io.emit({
    turn: s.turn,
    register: 0,
    type: 'robotRespawned',
    seat,
    at,
    facing,
    damage,
    beside: at !== robot.archive,
  });
  if (lost !== undefined) loseOption(s, seat, lost, 'destroyed', io);
}

/** The cells at this distance, counting the larger of dx and dy, clockwise from straight north [R64, R66]. */
export function ringAround(course: Course, centre: Cell, ring: number): Cell[] {
  const { width, height } = course;
  const cells: Cell[] = [];
  let x = centre % width;
  let y = Math.floor(centre / width) - ring;
  // Half the north side, then east, south and west in full, then the rest of the north side.
  const sides: readonly [Facing, number][] = [
    [1, ring],
    [2, 2 * ring],
    [3, 2 * ring],
    [0, 2 * ring],
    [1, ring],
  ];
  for (const [facing, length] of sides) {
    for (let n = 0; n < length; n++) {
      if (x >= 0 && y >= 0 && x < width && y < height) cells.push(y * width + x);
      x += DX[facing] as number;
      y += DY[facing] as number;
    }
  }
  return cells;
}

function placeBeside(s: Readonly<RoborallyState>, course: Course, seat: Seat, cell: Cell): RespawnPlace {
  const open = ALL_FACINGS.filter((facing) => !isFacingRobot(s, course, cell, facing));
  const facings = open.length > 0 ? open : ALL_FACINGS.slice();
  let usual = wantedFacing(s, course, seat, cell);
  while (!facings.includes(usual)) usual = turned(usual, 1);
  return { cell, facings, usual };
}

function isFacingRobot(s: Readonly<RoborallyState>, course: Course, cell: Cell, facing: Facing): boolean {
  const other = firstAhead(s, course, cell, facing);
  if (other < 0) return false;
  const { cell: at } = robotOf(s, other);
  const away = Math.abs(at - cell) / ((facing & 1) === 0 ? course.width : 1);
  return away <= TOO_NEAR;
}

// Toward the next checkpoint along the larger difference; east or west where both are equal [R67].
function wantedFacing(s: Readonly<RoborallyState>, course: Course, seat: Seat, cell: Cell): Facing {
  const { width } = course;
  const goal = course.checkpoints[robotOf(s, seat).flags] ?? cell;
  const dx = (goal % width) - (cell % width);
  const dy = Math.floor(goal / width) - Math.floor(cell / width);
  if (Math.abs(dy) > Math.abs(dx)) return dy > 0 ? 2 : 0;
  return dx < 0 ? 3 : 1;
}
