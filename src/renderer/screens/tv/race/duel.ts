// Which two cars fight. Pure.

import type { Seat } from '@core/contract';
import type { RaceFrame } from '@ui/game-ui';

/** Two cars, or the leader alone. place: of the one ahead, 1-based. */
export interface Duel {
  readonly ahead: Seat;
  readonly behind: Seat | undefined;
  readonly place: number;
}

/** The most that two cars may be apart for a duel, in the game's own unit. */
const CLOSE = 2;

/** The closest pair of neighbours, the better place first if several are as close; without a pair the leader; undefined without a car. */
export function duelIn(standings: RaceFrame['standings']): Duel | undefined {
  const racing = standings.filter(({ out }) => !out);
  const [leader] = racing;
  if (leader === undefined) return undefined;
  const pairs = racing.slice(1).flatMap((behind, at) => {
    const ahead = racing[at];
    if (ahead === undefined) return [];
    const first = at === 0 ? (ahead.trails ?? 0) : ahead.trails;
    const apart = first === undefined || behind.trails === undefined ? Number.POSITIVE_INFINITY : behind.trails - first;
    return apart <= CLOSE ? [{ ahead: ahead.seat, behind: behind.seat, place: ahead.place, apart }] : [];
  });
  const [closest] = pairs.toSorted((a, b) => a.apart - b.apart || a.place - b.place);
  if (closest === undefined) return { ahead: leader.seat, behind: undefined, place: leader.place };
  const { ahead, behind, place } = closest;
  return { ahead, behind, place };
}
