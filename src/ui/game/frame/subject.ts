// A driver's position in a race, for the sentence on the home screen about a race to continue.
// Not here: the sentence (each game).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';

/** Standings from first to last; gap: behind the leader, in the game's own unit. */
export type Standings = readonly { seat: Seat; place: number; gap: number }[];

/** The driver the sentence is about: 'You are' or, by name, 'Ada is'. */
export interface Subject {
  seat: Seat;
  who: 'you' | 'other';
  name: string;
}

/** The subject: the person at this screen, else the first seat; undefined if there are no seats. */
export function subjectOf(seats: readonly SeatInfo[]): Subject | undefined {
  const own = seats.find(({ driver }) => driver.kind === 'you') ?? seats[0];
  return own && { seat: own.seat, who: own.driver.kind === 'you' ? 'you' : 'other', name: own.name };
}

/**
 * A place, 1-based, and the distance: behind the leader, or for the leader ahead of the second car, or none if no other car is
 * placed. gap: in the unit of the standings.
 */
export interface Placed {
  place: number;
  side: 'behind' | 'ahead' | 'alone';
  gap: number;
  rival: string;
}

/** A seat's position; undefined if it is not placed. */
export function placeOf(standings: Standings, seats: readonly SeatInfo[], seat: Seat): Placed | undefined {
  const [leader, next] = standings;
  const mine = standings.find((line) => line.seat === seat);
  if (!leader || !mine) return undefined;
  if (mine.seat !== leader.seat)
    return { place: mine.place, side: 'behind', gap: mine.gap, rival: nameOf(seats, leader.seat) };
  if (!next) return { place: 1, side: 'alone', gap: 0, rival: '' };
  return { place: 1, side: 'ahead', gap: next.gap, rival: nameOf(seats, next.seat) };
}
