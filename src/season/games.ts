// Looks the games and circuits of a calendar up. Not for: which games there are; the registry knows.

import type { BonusLine, Occasion, SeasonRound } from '@api/season';
import { circuitOf } from '@core/config';
import type { Bonus } from '@core/contract';
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

/** Bonuses with what their game calls them; by their ids where it is unknown here. */
export function namedBonuses(games: SeasonGames, game: string, bonuses: readonly Bonus[]): BonusLine[] {
  const known = gameOf(games, game)?.bonuses;
  return bonuses.map(({ id, points }) => ({ id, name: known?.find((one) => one.id === id)?.name ?? id, points }));
}

/** Points that a result has beside those of the place. */
export function bonusOf({ bonuses }: { readonly bonuses: readonly { readonly points: number }[] }): number {
  return bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
}

/**
 * What a round's race stands under, with its name; null where under nothing. raced: what it turned out to be; undefined
 * before its end: one that is drawn at the start is not known until then.
 */
export function occasionOf(
  games: SeasonGames,
  { game: id, circuit, options }: Pick<SeasonRound, 'game' | 'circuit' | 'options'>,
  raced?: string | null,
): Occasion | null {
  const game = gameOf(games, id);
  if (game?.occasions === undefined) return null;
  const { option, drawn, list } = game.occasions;
  const usual = circuitOf(game, circuit)?.defaults[option] ?? game.options.find((spec) => spec.id === option)?.default;
  const planned = options[option] ?? usual;
  if (raced === undefined && planned === drawn.value) return { id: null, name: drawn.name };
  const found = list.find((one) => one.id === (raced === undefined ? planned : raced));
  return found === undefined ? null : { id: found.id, name: found.name };
}
