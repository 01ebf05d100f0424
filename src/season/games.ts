// Looks up the games and circuits of a calendar. Not here: which games exist; the registry knows.

import type { BonusLine, Occasion, SeasonRound } from '@api/season';
import { circuitOf, collectedOf, meetCircuit } from '@core/config';
import type { Bonus, RuleViolation } from '@core/contract';
import type { SeasonGame, SeasonGames } from './types';

/** The game with this id; undefined if this Paddock does not have it. */
export function gameOf(games: SeasonGames, id: string): SeasonGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

/** A game's name, or its id if it is unknown here. */
export function gameName(games: SeasonGames, id: string): string {
  return gameOf(games, id)?.name ?? id;
}

/** The name of a round's circuit, or its id if it is unknown here. */
export function circuitName(games: SeasonGames, round: Pick<SeasonRound, 'game' | 'circuit'>): string {
  const game = gameOf(games, round.game);
  return (game && circuitOf(game, round.circuit)?.name) ?? round.circuit;
}

/** Rounds with the sources of circuits that come with Paddock, which calendars name by their ids alone. */
export function withSources(games: SeasonGames, rounds: readonly SeasonRound[]): SeasonRound[] {
  return rounds.map((round) => {
    if (round.source !== undefined) return round;
    const game = gameOf(games, round.game);
    const found = game && collectedOf(game, round.circuit);
    return found === undefined ? round : { ...round, source: found.source };
  });
}

/** Makes the circuit of a round known here, if a player made it; null, or why it cannot be raced. */
export function meetRound(games: SeasonGames, { game: id, circuit, source }: SeasonRound): RuleViolation | null {
  const game = gameOf(games, id);
  if (game === undefined || source === undefined || circuitOf(game, circuit) !== undefined) return null;
  return meetCircuit(game, { circuit, source });
}

/** The fewest cars in a season's race: it needs a rival, even if a game allows practice with one car. */
export function fewestCars(game: SeasonGame): number {
  return Math.max(2, game.seats[0]);
}

/** The maximum number of races in a round: the length of its game's series, or one. */
export function legsOf(games: SeasonGames, round: SeasonRound): number {
  const series = round.series ? gameOf(games, round.game)?.series : undefined;
  return series ? series.races : 1;
}

/** Bonuses with their names in the game, or their ids if it is unknown here. */
export function namedBonuses(games: SeasonGames, game: string, bonuses: readonly Bonus[]): BonusLine[] {
  const known = gameOf(games, game)?.bonuses;
  return bonuses.map(({ id, points }) => ({ id, name: known?.find((one) => one.id === id)?.name ?? id, points }));
}

/** A result's points besides those for the place. */
export function bonusOf({ bonuses }: { readonly bonuses: readonly { readonly points: number }[] }): number {
  return bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
}

/**
 * The occasion of a round's race with its name; null if it has none. raced: the actual one; undefined before the end of the
 * race, when a drawn occasion is not known yet.
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
