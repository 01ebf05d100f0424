// How close a programme comes to destruction if rivals interfere: with rivals nearby, careful drivers avoid pits and edges;
// bold ones take the risk.
// Not here: what rivals will do (expert.ts), or programmes that fall without a push (sequences.ts).

import type { Seat } from '@core/contract';
import { WALLED } from '../data/course';
import { isInPlay } from '../robots';
import type { Cell, RoborallyState } from '../types';
import { ACTS, type Floor, LOST, type Pose } from './floor';
import type { Sequence } from './sequences';

/** Distance over which the chance to meet a rival falls by a factor of e, cells. */
const REACH = 3;
/** Rivals with a smaller chance of being met are ignored. */
const FAR_OFF = 0.02;
const SIDES = 4;

/**
 * The share of one-cell pushes, at any register, that destroy the robot this turn, each weighted by how near a rival is
 * there: 0 to 1. rivals: their cells.
 */
export function dangerOf(floor: Floor, rivals: readonly Cell[], start: Pose, { types, falls }: Sequence): number {
  if (falls) return 0;
  let pose = start;
  let danger = 0;
  for (let index = 0; index < types.length; index++) {
    const near = nearness(floor, rivals, pose >> 2);
    if (near > FAR_OFF) danger += near * lostAside(floor, pose, types, index);
    pose = floor.next[(pose * 5 + index) * ACTS + (types[index] as number)] as number;
  }
  return danger / types.length;
}

/** Positions of the other robots. */
export function rivalCells(s: Readonly<RoborallyState>, seat: Seat): Cell[] {
  return s.robots.filter((robot, other) => other !== seat && isInPlay(robot)).map(({ cell }) => cell);
}

function nearness({ course: { width } }: Floor, rivals: readonly Cell[], cell: Cell): number {
  let near = 0;
  for (const rival of rivals) {
    const across = Math.abs((rival % width) - (cell % width));
    const along = Math.abs(Math.floor(rival / width) - Math.floor(cell / width));
    near = Math.max(near, Math.exp(-(across + along) / REACH));
  }
  return near;
}

/** The share of the four neighbours of a pose before this register from which the rest of the programme destroys the robot. */
function lostAside(floor: Floor, pose: Pose, types: readonly number[], index: number): number {
  const { step, pit } = floor.course;
  let lost = 0;
  for (let side = 0; side < SIDES; side++) {
    const to = step[(pose >> 2) * SIDES + side] as number;
    if (to === WALLED) continue;
    if (to < 0 || pit[to] === true || isLost(floor, to * 4 + (pose & 3), types, index)) lost++;
  }
  return lost / SIDES;
}

function isLost(floor: Floor, from: Pose, types: readonly number[], first: number): boolean {
  let pose = from;
  for (let index = first; index < types.length; index++) {
    pose = floor.next[(pose * 5 + index) * ACTS + (types[index] as number)] as number;
    if (pose === LOST) return true;
  }
  return false;
}
