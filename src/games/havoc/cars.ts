// Queries about cars, cells and the winning order: who is where, which coin is where, whose turn it is.
// Not here: changing them (phases/).

import type { Seat } from '@core/contract';
import { cellAt, GRID_POSITION, isInPit, isOnPitLane, LANES, POSITION_OF, POSITIONS } from './data/track';
import type { Car, CarView, HavocState, Lane, Space } from './types';

/** What moves on the track: a car, or a hypothetical car. */
export interface Pawn {
  at: Space | -1;
  lap: number;
}

/** The car of a seat. Throws if the seat has none, which is a bug. */
export function carOf(s: Readonly<HavocState>, seat: Seat): Car {
  const car = s.cars[seat];
  if (car === undefined) throw new Error(`seat ${seat} has no car`);
  return car;
}

/** The seat of the car on this space, -1 if the space is free. One pawn per space (R54). */
export function seatAt(s: Readonly<HavocState>, space: Space): Seat | -1 {
  const { cars } = s;
  for (let seat = 0; seat < cars.length; seat++) if ((cars[seat] as Car).at === space) return seat;
  return -1;
}

/** Index in s.laid of the coin on this cell, -1 if none. */
export function coinAt(s: Readonly<HavocState>, cell: Space): number {
  return s.laid.at.indexOf(cell);
}

/** Progress as in S2: negative behind the grid in lap 0. */
export function progressOf(pawn: Readonly<Pawn>): number {
  return pawn.at < 0 ? 0 : POSITIONS * (pawn.lap - 1) + (POSITION_OF[pawn.at] as number);
}

/** The lap its card shows. */
export function shownLap(s: Readonly<HavocState>, car: Readonly<Car>): number {
  return Math.min(s.laps, Math.max(1, car.lap));
}

/** A pawn's location, in one word. */
export function whereOf({ at }: Readonly<Pawn>): CarView['where'] {
  if (at < 0) return 'none';
  if (isInPit(at)) return 'pit';
  return isOnPitLane(at) ? 'pitLane' : 'track';
}

/** Whether a pawn there at the end of its turn has finished (R81). */
export function hasFinished(s: Readonly<HavocState>, pawn: Readonly<Pawn>): boolean {
  return pawn.lap > s.laps && pawn.at >= 0 && !isInPit(pawn.at);
}

/** The seat whose turn it is in a stage in winning order. */
export function seatInTurn(s: Readonly<HavocState>): Seat {
  const seat = turnOrder(s)[s.cursor];
  if (seat === undefined) throw new Error("it is nobody's turn");
  return seat;
}

/** The seats that take turns: the winning order; in a tie-break those still tied. */
export function turnOrder(s: Readonly<HavocState>): readonly Seat[] {
  return s.stage === 'tieBreak' ? s.tied : s.badges;
}

/** Free lanes of the grid row, inside first (R36). */
export function freeLanes(s: Readonly<HavocState>): Lane[] {
  const free: Lane[] = [];
  for (let lane = 1; lane <= LANES; lane++) if (seatAt(s, cellAt(lane, GRID_POSITION)) < 0) free.push(lane);
  return free;
}

/** 1-based place in the last Storm, 0 if none yet. */
export function badgeOf(s: Readonly<HavocState>, seat: Seat): number {
  return s.badges.indexOf(seat) + 1;
}
