// Points for races in which only places count. Not here: bonuses, which a game adds itself.

import type { Score, Standing } from './contract';

/** Points by place, in seat order; cars that are out get none. points: the game's own table. */
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
