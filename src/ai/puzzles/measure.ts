// What answers to a decision lead to: every one is played ahead in the same imagined worlds with the same random numbers. The same
// seed gives the same worlds, so that an answer measured later can be compared.
// Not here: which answers are measured (answers.ts), or what they are worth to a puzzle (src/puzzles).

import { expectedPlace, strengthsOf, winChances } from '@core/chances';
import type { AnyGame, HintText, Json, Means, RaceState } from '@core/contract';
import { drawOf } from '@core/io';
import { CERTAIN } from '@core/review';
import { seedRng } from '@core/rng';
import type { AnalysedAnswer, Measuring } from '@puzzles/puzzle';
import { Tally } from '../hints/tally';
import { rollOut } from '../search/rollout';
import type { Opened } from './position';

/** An answer and what it led to: sums over the worlds so far. */
export interface Tried {
  readonly action: Json;
  wins: number;
  places: number;
  worlds: number;
}

/** An answer that was not tried yet. */
export function untried(action: Json): Tried {
  return { action, wins: 0, places: 0, worlds: 0 };
}

/** Plays every answer ahead in the worlds from number `from` up to number `to`, without it. Changes answers. */
export function tryIn(
  game: AnyGame,
  { state, decision }: Opened,
  answers: readonly Tried[],
  { seed, from = 0, to }: { seed: string; from?: number; to: number },
): void {
  for (let n = from; n < to; n++) {
    const { world, policy } = worldOf(game, { state, decision }, seed, n);
    for (const answer of answers) {
      const after = rollOut(game, world, decision, answer.action, drawOf(seedRng(policy)));
      const strengths = strengthsOf(game, after);
      answer.wins += winChances(strengths)[decision.seat] ?? 0;
      answer.places += expectedPlace(strengths, decision.seat);
      answer.worlds += 1;
    }
  }
}

/** Chance to win, in ten-thousandths. */
export function chanceOf({ wins, worlds }: Tried): number {
  return Math.round((CERTAIN * wins) / Math.max(1, worlds));
}

/** The chances and places of actions, measured as a puzzle's answers were. */
export function measured(
  game: AnyGame,
  opened: Opened,
  actions: readonly Json[],
  { seeds, worlds }: Measuring,
): MeasuredAnswer[] {
  const answers = actions.map(untried);
  for (const seed of seeds) tryIn(game, opened, answers, { seed, to: worlds });
  return answers.map(resultOf);
}

/** A measured answer, without words. */
export type MeasuredAnswer = Pick<AnalysedAnswer, 'action' | 'chance' | 'place'>;

/** What an answer led to on average. */
export function resultOf(tried: Tried): MeasuredAnswer {
  return { action: tried.action, chance: chanceOf(tried), place: Math.round((100 * tried.places) / tried.worlds) };
}

/** What an answer led to in the worlds since an earlier moment. */
export function resultSince(tried: Tried, { wins, places, worlds }: Tried): MeasuredAnswer {
  return resultOf({
    action: tried.action,
    wins: tried.wins - wins,
    places: tried.places - places,
    worlds: tried.worlds - worlds,
  });
}

/** Worlds in which the words of an answer are counted. */
const WORDS_IN = 120;

/** An answer in words: what is likeliest to happen, and the means that the game counted. */
export interface Explained {
  readonly way: readonly number[];
  readonly words: HintText | null;
  readonly means: Means;
}

/** What an answer leads to in words; nothing in a game without hints. */
export function explained(game: AnyGame, { state, decision }: Opened, action: Json, seed: string): Explained {
  const hooks = game.ai.hints;
  if (hooks === undefined) return { way: [], words: null, means: {} };
  const tally = new Tally();
  for (let n = 0; n < WORDS_IN; n++) {
    const { world, policy } = worldOf(game, { state, decision }, seed, n);
    const events: unknown[] = [];
    const after = rollOut(game, world, decision, action, drawOf(seedRng(policy)), {
      rounds: hooks.rounds,
      hear: (event) => events.push(event),
    });
    tally.add(hooks, { before: world, after, seat: decision.seat, events });
  }
  const means = tally.means();
  const seen = game.ai.imagine(state, decision.seat, drawOf(seedRng(`${seed}/words`)));
  return { way: tally.usualPath(), words: hooks.explain(seen, decision, action, means), means };
}

/** The world with this number, and the seed of everyone's quick answers in it. */
function worldOf(
  game: AnyGame,
  { state, decision }: Opened,
  seed: string,
  n: number,
): { world: RaceState; policy: string } {
  const draw = drawOf(seedRng(`${seed}/${n}`));
  const world: RaceState = game.ai.imagine(state, decision.seat, draw);
  return { world, policy: `${draw(2 ** 32)}` };
}
