// Who passed whom between two moments of a race, as the stands see it. No game tells of it: places do.

import type { MatchUpdate } from '@api/contract';

type Standings = MatchUpdate['standings'];

/** How much the stands rise where the lead changes, and where any other place does: 0 to 1. */
const LEAD = 0.7;
const PLACE = 0.35;

/** How much the stands rise: 0 if no car on the road has passed another one that still races or is home. */
export function roused(before: Standings, after: Standings): number {
  const placeBefore = new Map(before.map(({ seat, place }) => [seat, place]));
  const passed = after
    .filter(({ status, seat, place }) => status === 'racing' && place < (placeBefore.get(seat) ?? place))
    // A car that is out moves everyone behind it up a place without being passed.
    .filter(({ seat, place }) =>
      after.some((other) => {
        const was = placeBefore.get(other.seat);
        return other.status !== 'out' && other.place > place && was !== undefined && was < (placeBefore.get(seat) ?? 0);
      }),
    );
  if (passed.length === 0) return 0;
  return passed.some(({ place }) => place === 1) ? LEAD : PLACE;
}
