// Answers one hint question within a fixed number of simulated races and a time limit.
// Not here: how answers are compared (hint.ts).

import type { AnyGame, Decision, Draw, RaceState } from '@core/contract';
import { findDecision } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import type { HintQuestion } from '../bot-runner';
import { askedGame } from '../bots';
import type { Budget } from '../search/halving';
import { type HintAnswer, hintFor } from './hint';

/** Races simulated for one hint. */
const PLAYOUTS = 160;
/** Time limit, ms. A search that is not done by then returns what it has. */
const LONGEST = 1500;

/**
 * Returns the hint for an open decision. Equal questions get equal hints, except on a machine too slow to simulate all races.
 * isGone: whether the answer is no longer wanted. playouts: races to simulate. Throws if the game is unknown or the decision is
 * not open; both are bugs of the caller.
 */
export function answerHint(
  question: HintQuestion,
  isGone: () => boolean = () => false,
  playouts: number = PLAYOUTS,
): HintAnswer[] {
  const { state, ask: open, seed } = question;
  const game = askedGame(question);
  const decision = findDecision(state, open);
  if (!decision) throw new Error(`no hint for ask ${open} of ${JSON.stringify(question.game)}`);
  const stream = seedRng(seed);
  const draw = (bound: number): number => drawFrom(stream, bound);
  const end = performance.now() + LONGEST;
  return hintOf(game, state, decision, draw, { playouts, isOut: () => performance.now() > end || isGone() });
}

/** Returns the hint for a decision in a real state. Uses only an imagined version of that state. */
export function hintOf(game: AnyGame, state: RaceState, decision: Decision, draw: Draw, budget: Budget): HintAnswer[] {
  return hintFor(game, game.ai.imagine(state, decision.seat, draw), decision, draw, budget);
}
