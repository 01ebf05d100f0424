// How far a pawn gets: free steps along or across the lanes, and the lap count on the way (R52-R54, R58, R61, R64, R73).
// Not here: coins, dice and events (phases/).

import type { Seat } from '@core/contract';
import { type Pawn, seatAt } from './cars';
import { isOnTrack, NEXT, POSITION_OF, PREVIOUS } from './data/track';
import type { HavocState, Space } from './types';

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
