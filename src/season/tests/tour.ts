// The grand tour as a plan's rounds, for tests; the app's version is in screens/seasons/list/calendars.ts.

import type { SeasonRound } from '@api/season';
import type { SeasonGames } from '../types';

/** One round of every game, on its first circuit with its usual options. */
export function tourRounds(games: SeasonGames): SeasonRound[] {
  return Object.values(games).flatMap((game): SeasonRound[] => {
    const [circuit] = game.circuits;
    if (circuit === undefined) return [];
    return [{ id: `tour-${game.id}`, game: game.id, circuit: circuit.id, options: {}, clock: 0, series: false }];
  });
}
