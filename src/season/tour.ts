// The grand tour: a ready-made calendar over all games. Not for: championships of one game; those are in the games.

import type { SeasonRound } from '@api/season';
import type { SeasonGames } from './types';

/** One round of every game, on its first circuit and as it is usually raced. */
export function tourRounds(games: SeasonGames): SeasonRound[] {
  return Object.values(games).flatMap((game): SeasonRound[] => {
    const [circuit] = game.circuits;
    if (circuit === undefined) return [];
    return [{ id: `tour-${game.id}`, game: game.id, circuit: circuit.id, options: {}, clock: 0, series: false }];
  });
}
