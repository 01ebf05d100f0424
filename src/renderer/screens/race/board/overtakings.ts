// Who overtook whom between two moments of a race, for the crowd's noise. Games send no event for it: places show it.

import type { MatchUpdate } from '@api/contract';

type Standings = MatchUpdate['standings'];

/** How much louder the crowd gets when the lead changes, and when any other place does: 0 to 1. */
const LEAD = 0.7;
const PLACE = 0.35;

/** How much louder the crowd gets: 0 if no car on the road has overtaken another that still races or has finished. */
export function roused(before: Standings, after: Standings): number {
  const placeBefore = new Map(before.map(({ seat, place }) => [seat, place]));
  const passed = after
    .filter(({ status, seat, place }) => status === 'racing' && place < (placeBefore.get(seat) ?? place))
    // A retired car moves everyone behind it up a place without being overtaken.
    .filter(({ seat, place }) =>
      after.some((other) => {
        const was = placeBefore.get(other.seat);
        return other.status !== 'out' && other.place > place && was !== undefined && was < (placeBefore.get(seat) ?? 0);
      }),
    );
  if (passed.length === 0) return 0;
  return passed.some(({ place }) => place === 1) ? LEAD : PLACE;
}
