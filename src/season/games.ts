// Looks the games and circuits of a calendar up. Not for: which games there are; the registry knows.

import type { SeasonRound } from '@api/season';
import { circuitOf } from '@core/config';
import type { SeasonGame, SeasonGames } from './types';

/** The game of this id; undefined where this Paddock does not have it. */
export function gameOf(games: SeasonGames, id: string): SeasonGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

/** What a game is called; its id where it is unknown here. */
export function gameName(games: SeasonGames, id: string): string {
  return gameOf(games, id)?.name ?? id;
}

/** What a round's circuit is called; its id where it is unknown here. */
export function circuitName(games: SeasonGames, round: Pick<SeasonRound, 'game' | 'circuit'>): string {
  const game = gameOf(games, round.game);
  return (game && circuitOf(game, round.circuit)?.name) ?? round.circuit;
}

/** How few cars may start in a season: a race against nobody is none, whatever a game allows for practice. */
export function fewestCars(game: SeasonGame): number {
  return Math.max(2, game.seats[0]);
}

/** How many races a round has at most: those of its game's series, or one. */
export function legsOf(games: SeasonGames, round: SeasonRound): number {
  const series = round.series ? gameOf(games, round.game)?.series : undefined;
  return series ? series.races : 1;
}
