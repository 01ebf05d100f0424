// The races of an ordinary report: how many, and who drives. The app and the command line use the same plan, so that a circuit has the
// same report in both. Not here: driving them (src/ai/balance).

import { type BalancePlan, type FieldDriver, levelPair } from '@ai/balance/plan';
import { botsOf } from '@ai/bots';
import { type AnyGame, type BotId, LEVELS } from '@core/contract';
import { characterOf } from '@drivers/characters';

/** Races of equal drivers, duels of two levels in between, cars in a race if the game seats as many, and the seed. */
export const USUAL = { races: 200, duels: 100, cars: 6, seed: 'balance' } as const;

/** Who drives: a bold, a careful, a patient, a stubborn, a cunning and a quick-tempered character, as different as characters are. */
const WHO = [
  ...['kahu-moanaroa', 'noor-salmani', 'basil-thornbury'],
  ...['nomvula-dlangezwa', 'yusra-benhadda', 'dario-bellacosta'],
].map((id) => {
  const character = characterOf(id);
  if (character === undefined) throw new Error(`there is no character ${id}`);
  return character;
});

/** The level of all drivers, the second highest that a game offers, and how many there are: up to six. */
export function fieldOf(game: AnyGame): { level: BotId; cars: number } {
  const level = levelPair(game)?.worse ?? LEVELS.findLast((one) => botsOf(game).includes(one)) ?? 'random';
  return { level, cars: Math.min(USUAL.cars, game.seats[1]) };
}

/** The drivers of a report: characters of one level under their given names. */
export function driversOf(game: AnyGame): FieldDriver[] {
  const { level, cars } = fieldOf(game);
  return WHO.slice(0, cars).map(({ given, style }) => ({ name: given, bot: level, style }));
}

/** The races of a whole report on a circuit. */
export function usualPlan(raced: Pick<BalancePlan, 'game' | 'circuit' | 'source'>): BalancePlan {
  const { races, duels, seed } = USUAL;
  return { ...raced, field: driversOf(raced.game), races, duels: duelsOf(raced.game, duels), seed };
}

/** The duels that a game can have: none with a single level. */
export function duelsOf(game: AnyGame, duels: number): number {
  return levelPair(game) === null ? 0 : duels;
}
