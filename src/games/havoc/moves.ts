// How far a pawn gets: free steps along or across the lanes, by a roll, a lane face or a coin, and the lap count on the way
// (R52-R54, R58, R61-R64, R73-R75). Not here: rolling, and events (phases/).

import type { Seat } from '@core/contract';
import { type Pawn, seatAt } from './cars';
import { COIN_MOVE, type LaneFace } from './data/coins';
import { isOnPitLane, isOnTrack, LEFT, NEXT, POSITION_OF, PREVIOUS, RIGHT } from './data/track';
import type { Coin, HavocState, Space } from './types';

/** A table from each space to the next one in a direction, -1 at a wall. */
export type Direction = readonly (Space | -1)[];

/** How many of at most this many steps are free: a pawn or a wall ends them (R53, R54, R65). */
export function freeSteps(
  s: Readonly<HavocState>,
  seat: Seat,
  from: Space,
  direction: Direction,
  most: number,
): number {
  let at = from;
  for (let made = 0; made < most; made++) {
    const next = direction[at] as Space | -1;
    if (next < 0) return made;
    const other = seatAt(s, next);
    if (other >= 0 && other !== seat) return made;
    at = next;
  }
  return most;
}

/** Changes pawn: moves this many steps along the lane; counts line crossings in both directions (S2, R61). */
export function advancePawn(pawn: Pawn, direction: Direction, steps: number): void {
  for (let step = 0; step < steps; step++) {
    const to = direction[pawn.at] as Space;
    pawn.lap += lapChange(pawn.at, to, direction);
    pawn.at = to;
  }
}

/** 1 if a step crosses the line forward, -1 if backward, else 0. */
export function lapChange(from: Space, to: Space, direction: Direction): number {
  if (!isOnTrack(from)) return 0;
  const ahead = (POSITION_OF[to] as number) - (POSITION_OF[from] as number);
  if (direction === NEXT) return ahead < 0 ? 1 : 0;
  if (direction === PREVIOUS) return ahead > 0 ? -1 : 0;
  return 0;
}

/** The spaces of the walk, including the first. */
export function pathFrom(from: Space, direction: Direction, steps: number): Space[] {
  const path = [from];
  let at = from;
  for (let step = 0; step < steps; step++) {
    at = direction[at] as Space;
    path.push(at);
  }
  return path;
}

/** The side to which a face of the lane-change die leads; Check Engine leads nowhere, by 0 steps (R64). */
export function laneDirection({ side }: Pick<LaneFace, 'side'>): Direction {
  return side < 0 ? LEFT : RIGHT;
}

/** Where a coin moves a pawn, and by how many steps; a tow moves it by none (R57, R58). */
export function coinMove(coin: Coin): { direction: Direction; steps: number } {
  const move = COIN_MOVE[coin] as number;
  return { direction: move < 0 ? PREVIOUS : NEXT, steps: Math.abs(move) };
}

/** Whether a movement roll that makes fewer steps than asked and ends there drives into the pit lane's wall (R74, R75). */
export function hitsWall(end: Space, made: number, asked: number): boolean {
  return made < asked && isOnPitLane(end) && NEXT[end] === -1;
}

/** The lap of a pawn that is towed to the pit: kept, but at least 1 (R63). */
export function towedLap(lap: number): number {
  return Math.max(1, lap);
}
