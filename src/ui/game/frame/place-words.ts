// How a race stands for one driver, in a sentence: what the home screen says of a race that can be gone on with.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf, ordinal } from '@ui/phrases';

/** Standings from first to last; gap: behind the leader, in the game's own measure. */
export type Standings = readonly { seat: Seat; place: number; gap: number }[];

/** Whom the sentence is about: the person at this screen, else the first seat. who: 'You are' or 'Ada is'. */
export function toldOf(seats: readonly SeatInfo[]): { seat: Seat; who: string } | undefined {
  const own = seats.find(({ driver }) => driver.kind === 'you') ?? seats[0];
  return own && { seat: own.seat, who: own.driver.kind === 'you' ? 'You are' : `${own.name} is` };
}

/**
 * '1st, 3 spaces ahead of Ada', '3rd, 13 spaces behind Ada'; undefined for who is not placed. far: a gap in words;
 * tellsLead: whether a leader is told by how much.
 */
export function placeWords(
  standings: Standings,
  seats: readonly SeatInfo[],
  seat: Seat,
  far: (gap: number) => string,
  tellsLead = true,
): string | undefined {
  const [leader, next] = standings;
  const mine = standings.find((line) => line.seat === seat);
  if (!leader || !mine) return undefined;
  if (mine.seat !== leader.seat) return `${ordinal(mine.place)}, ${far(mine.gap)} behind ${nameOf(seats, leader.seat)}`;
  return next && tellsLead ? `1st, ${far(next.gap)} ahead of ${nameOf(seats, next.seat)}` : '1st';
}
