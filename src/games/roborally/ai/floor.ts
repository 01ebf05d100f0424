// What a course does to a lone robot, computed once per course: a table of single registers, and the registers a robot is
// expected to need to each checkpoint. [S8] Not here: choosing cards (sequences.ts).

import { keptBy } from '@core/memory';
import { CARD_FACTS, CARDS, typeOf } from '../data/cards';
import type { Course } from '../data/course';
import { courseOf } from '../data/courses';
import { loneState, playLone } from '../outlook/lone';
import { REGISTERS } from '../robots';
import { newRobot } from '../setup';
import type { Card, Cell, CourseId, Facing, RoborallyOptions, Robot } from '../types';

/** A robot's cell and facing: cell * 4 + facing. */
export type Pose = number;
/** Program card types, and one more entry for no card. */
export const TYPES = CARD_FACTS.length;
export const ACTS = TYPES + 1;
/** The robot is destroyed. */
export const LOST = -1;

/** One course as the drivers know it. */
export interface Floor {
  readonly course: Course;
  /** By (pose * 5 + register - 1) * ACTS + type: the pose after the register, LOST if the robot is destroyed. */
  readonly next: Int16Array;
  /** The same index: damage by board lasers. */
  readonly harm: Int8Array;
  /** By checkpoint - 1, then pose * 5 + register - 1: registers expected until it is touched. */
  readonly fields: readonly Float64Array[];
  /** By checkpoints touched: registers expected for all legs after the next checkpoint. */
  readonly legs: readonly number[];
}

/** The chance that a type is in hand when it is needed, by type. */
const AT_HAND: readonly number[] = [0.4, 0.88, 0.88, 0.4, 0.88, 0.72, 0.4];
/** The cost of being destroyed and of a damage point, registers. */
const FALL = 37;
const SORE = 0.7;
const MOST_SWEEPS = 60;
const SETTLED = 0.01;

/** The floor of this course; the first call for a course computes it in a few tenths of a second. */
export function floorOf(id: CourseId): Floor {
  return surveyed(courseOf(id));
}
const surveyed = keptBy(surveyFloor);

/** Expected registers from this pose at the start of a turn to the end of the race. */
export function registersLeft(floor: Floor, pose: Pose, flags: number): number {
  const field = floor.fields[flags];
  return field === undefined ? 0 : (field[pose * 5] as number) + (floor.legs[flags] as number);
}

/** The same from a cell, facing the best way. */
export function registersFrom(floor: Floor, cell: Cell, flags: number): number {
  let least = registersLeft(floor, cell * 4, flags);
  for (let facing = 1; facing < 4; facing++) least = Math.min(least, registersLeft(floor, cell * 4 + facing, flags));
  return least;
}

function surveyFloor(course: Course): Floor {
  const { next, harm } = registerTable(course);
  const fields = course.checkpoints.map((goal) => fieldTo(course, next, harm, goal));
  const legs = course.checkpoints.map(() => 0);
  for (let flags = legs.length - 2; flags >= 0; flags--) {
    legs[flags] = (legs[flags + 1] as number) + meanFrom(fields[flags + 1], course.checkpoints[flags] as Cell);
  }
  return { course, next, harm, fields, legs };
}

const NO_OPTIONS: RoborallyOptions = {
  docks: 'seats',
  race: 1,
  lives: 1,
  noTakebacks: false,
  repair: 'all',
  checkpointRepair: 'none',
  repairArchive: false,
  downFires: false,
  lastStanding: false,
  forPlaces: false,
  turnLimit: 0,
  optionCards: false,
};

// One card of each type, and none.
const SPECIMENS: readonly Card[] = [
  ...CARD_FACTS.map((_, type) => CARDS.find((card) => typeOf(card) === type) as Card),
  0,
];

function ignore(): void {}

function registerTable(course: Course): Pick<Floor, 'next' | 'harm'> {
  const cells = course.pit.length;
  const next = new Int16Array(cells * 4 * 5 * ACTS);
  const harm = new Int8Array(next.length);
  let at = 0;
  for (let pose = 0; pose < cells * 4; pose++) {
    const cell = pose >> 2;
    for (const register of REGISTERS) {
      for (const card of SPECIMENS) {
        if (course.pit[cell] === true) {
          next[at++] = LOST;
          continue;
        }
        const robot = loneRobot(course, cell, (pose & 3) as Facing);
        robot.registers[register - 1] = card;
        playLone(loneState(course.id, NO_OPTIONS, robot), register, ignore);
        next[at] = robot.status === 'inPlay' ? robot.cell * 4 + robot.facing : LOST;
        harm[at++] = robot.damage;
      }
    }
  }
  return { next, harm };
}

// It has touched all checkpoints, so none stops the register.
function loneRobot(course: Course, cell: Cell, facing: Facing): Robot {
  const robot = newRobot('red', 1, cell, facing, 2);
  robot.flags = course.checkpoints.length;
  return robot;
}

// Expected registers to the goal from each pose before each register, iterated until the values settle.
function fieldTo(course: Course, next: Int16Array, harm: Int8Array, goal: Cell): Float64Array {
  const field = new Float64Array(course.pit.length * 4 * 5);
  const values = new Float64Array(TYPES);
  const order = new Uint8Array(TYPES);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0;
    for (let at = 0; at < field.length; at++) {
      const pose = Math.floor(at / 5);
      if (course.pit[pose >> 2] === true) continue;
      const register = at - pose * 5;
      const then = register === 4 ? 0 : register + 1;
      for (let type = 0; type < TYPES; type++) {
        const to = next[at * ACTS + type] as number;
        const sore = SORE * (harm[at * ACTS + type] as number);
        values[type] = to === LOST ? FALL : to >> 2 === goal ? sore : (field[to * 5 + then] as number) + sore;
      }
      const value = 1 + expected(values, order);
      change = Math.max(change, Math.abs(value - (field[at] as number)));
      field[at] = value;
    }
    if (change < SETTLED) break;
  }
  return field;
}

// The best type in hand is played; without one, the worst.
function expected(values: Float64Array, order: Uint8Array): number {
  for (let type = 0; type < TYPES; type++) {
    let at = type;
    while (at > 0 && (values[order[at - 1] as number] as number) > (values[type] as number)) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = type;
  }
  let sum = 0;
  let left = 1;
  for (let rank = 0; rank < TYPES; rank++) {
    const type = order[rank] as number;
    const chance = left * (AT_HAND[type] as number);
    sum += chance * (values[type] as number);
    left -= chance;
  }
  return sum + left * (values[order[TYPES - 1] as number] as number);
}

function meanFrom(field: Float64Array | undefined, cell: Cell): number {
  let sum = 0;
  for (let at = cell * 20; at < cell * 20 + 20; at++) sum += field?.[at] ?? 0;
  return sum / 20;
}
