// Which drivers the ladder lets race each other, where and how, and what it asks of each pair.
// Not for: the races (command.ts) or the table (page.ts).

import { botsOf } from '@ai/bots';
import type { AnyGame, BotId, Level, OptionValue } from '@core/contract';
import { LEVELS } from '@core/contract';

/** A way to race that a game wants climbed beside its usual one. name: as the table shows it; seats: 2 where left out. */
export interface LadderStage {
  readonly name: string;
  readonly seats?: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Two drivers, and the share of races that the first should win. */
export interface Pair {
  readonly one: string;
  readonly other: string;
  readonly aim: number;
}

/** A pair on one circuit. */
export interface Duel extends Pair {
  readonly stage: LadderStage;
  readonly circuit: string;
}

/** What follows the best driver's id where it has a tenth of its budget. */
const TENTH = ':tenth';
/** Shares of wins: over the level below, over who answers at random, and over oneself with a tenth of the budget. */
const RUNG = 0.6;
const CHANCE = 0.99;
const THOUGHT = 0.55;

const USUAL: LadderStage = { name: 'usual', options: {} };

/** Ways to race that games ask for in their ladder.ts, by folder. */
const asked = import.meta.glob<{ stages: readonly LadderStage[] }>('../../src/games/*/ladder.ts', { eager: true });

/** The ways to race that are climbed in a game: its presets, or its usual one where it has none, and what it asks for. */
export function stagesOf(game: AnyGame): LadderStage[] {
  const own = asked[`../../src/games/${game.id}/ladder.ts`]?.stages ?? [];
  const presets = game.presets.map(({ id, options }) => ({ name: id, options }));
  return [...(presets.length > 0 ? presets : [USUAL]), ...own];
}

/**
 * Adjacent levels that a game offers, from below; the top one against chance, and, where it has a budget, against itself with
 * less thought.
 */
export function pairsOf(game: AnyGame): Pair[] {
  const offered = botsOf(game);
  const levels = LEVELS.filter((level) => offered.includes(level));
  const rungs = levels.slice(1).map((one, below): Pair => ({ one, other: levels[below] as Level, aim: RUNG }));
  const top: BotId = levels.at(-1) ?? 'easy';
  const pairs: Pair[] = [...rungs, { one: top, other: 'random', aim: CHANCE }];
  if (top === 'best' && !game.ai.fixedEffort) pairs.push({ one: top, other: `${top}${TENTH}`, aim: THOUGHT });
  return pairs;
}

/** Every pair in every way to race on every circuit; pairs: those of pairsOf or others. */
export function duelsOf(game: AnyGame, pairs: readonly Pair[]): Duel[] {
  return stagesOf(game).flatMap((stage) =>
    game.circuits.flatMap(({ id }) => pairs.map((pair) => ({ ...pair, stage, circuit: id }))),
  );
}

/** What tells a duel from every other of its game: 'usual / monaco / hard, medium'. */
export function nameOf({ stage, circuit, one, other }: Duel): string {
  return [stage.name, circuit, `${one}, ${other}`].join(' / ');
}
