// Which drivers the ladder races against each other, where and how, and what share it expects of each pair.
// Not here: the races (command.ts) or the table (page.ts).

import { botsOf } from '@ai/bots';
import type { AnyGame, BotId, Level, OptionValue } from '@core/contract';
import { LEVELS } from '@core/contract';

/** A stage that a game wants on the ladder besides its usual one. name: as the table shows it; seats: 2 if left out. */
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

/** Follows the best driver's id when it has a tenth of its budget. */
const TENTH = ':tenth';
/** Shares of wins: over the level below, over random answers, and over the same driver with a tenth of the budget. */
const RUNG = 0.6;
const CHANCE = 0.99;
const THOUGHT = 0.55;

const USUAL: LadderStage = { name: 'usual', options: {} };

/** Additional stages from games' ladder.ts, by folder. */
const asked = import.meta.glob<{ stages: readonly LadderStage[] }>('../../src/games/*/ladder.ts', { eager: true });

/** The stages of a game: its presets, or its usual race if it has none, and the additional ones it asks for. */
export function stagesOf(game: AnyGame): LadderStage[] {
  const own = asked[`../../src/games/${game.id}/ladder.ts`]?.stages ?? [];
  const presets = game.presets.map(({ id, options }) => ({ name: id, options }));
  return [...(presets.length > 0 ? presets : [USUAL]), ...own];
}

/**
 * Adjacent levels that a game offers, from the bottom; the top one against random play, and, if it has a budget, against
 * itself with less thinking time.
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

/** Every pair in every stage on every circuit; pairs: from pairsOf or elsewhere. */
export function duelsOf(game: AnyGame, pairs: readonly Pair[]): Duel[] {
  return stagesOf(game).flatMap((stage) =>
    game.circuits.flatMap(({ id }) => pairs.map((pair) => ({ ...pair, stage, circuit: id }))),
  );
}

/** Identifies a duel within its game: 'usual / monaco / hard, medium'. */
export function nameOf({ stage, circuit, one, other }: Duel): string {
  return [stage.name, circuit, `${one}, ${other}`].join(' / ');
}
