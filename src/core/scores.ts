// What cars take from a race in which places are all that counts. Not for: bonuses, which a game adds itself.

import type { Score, Standing } from './contract';

/** Points by place, seat order; who is out takes none. points: the game's own table. */
export function scoresByPlace(
  standings: readonly Standing[],
  points: (place: number, cars: number) => number,
): Score[] {
  const scores: Score[] = [];
  for (const { seat, place, status } of standings) {
    scores[seat] = { points: status === 'out' ? 0 : points(place, standings.length), bonuses: [] };
  }
  return scores;
}
