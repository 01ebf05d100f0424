// How a race stands for one driver, as a game's sentence on it wants to be given: what the home screen says of a race that can be
// gone on with.
// Not here: the sentence, which is the game's own.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@ui/phrases';

/** Standings from first to last; gap: behind the leader, in the game's own measure. */
export type Standings = readonly { seat: Seat; place: number; gap: number }[];

/** Whom the sentence is about: 'You are' or, by name, 'Ada is'. */
export interface Subject {
  seat: Seat;
  who: 'you' | 'other';
  name: string;
}

/** The person at this screen, else the first seat; undefined if there is none. */
export function subjectOf(seats: readonly SeatInfo[]): Subject | undefined {
  const own = seats.find(({ driver }) => driver.kind === 'you') ?? seats[0];
  return own && { seat: own.seat, who: own.driver.kind === 'you' ? 'you' : 'other', name: own.name };
}

/**
 * A place, 1-based, and how far from whom: behind the leader, ahead of the second as the leader, or alone, where nobody
 * else is placed. gap: in the measure of the standings.
 */
export interface Placed {
  place: number;
  side: 'behind' | 'ahead' | 'alone';
  gap: number;
  rival: string;
}

/** Where a seat stands; undefined for who is not placed. */
export function placeOf(standings: Standings, seats: readonly SeatInfo[], seat: Seat): Placed | undefined {
  const [leader, next] = standings;
  const mine = standings.find((line) => line.seat === seat);
  if (!leader || !mine) return undefined;
  if (mine.seat !== leader.seat)
    return { place: mine.place, side: 'behind', gap: mine.gap, rival: nameOf(seats, leader.seat) };
  if (!next) return { place: 1, side: 'alone', gap: 0, rival: '' };
  return { place: 1, side: 'ahead', gap: next.gap, rival: nameOf(seats, next.seat) };
}
