// Answers one hint question within a fixed number of playouts and a time that people are happy to wait.
// Not for: how answers are weighed (hint.ts).

import type { AnyGame, Decision, Draw, RaceState } from '@core/contract';
import { findDecision } from '@core/engine';
import { drawFrom, seedRng } from '@core/rng';
import { gameOf } from '@games/registry';
import type { HintQuestion } from '../bot-runner';
import type { Budget } from '../search/halving';
import { type HintAnswer, hintFor } from './hint';

/** Races played ahead for one hint. */
const PLAYOUTS = 160;
/** A machine that is not done by then returns what it has, ms. */
const LONGEST = 1500;

/**
 * The hint for an open decision. Equal questions get equal hints, except on a machine too slow to play all races.
 * isGone: the answer is no longer wanted. playouts: races played ahead. Throws if the game is unknown or the decision is not open, which is the caller's mistake.
 */
export function answerHint(
  { game: id, state, ask: open, seed }: HintQuestion,
  isGone: () => boolean = () => false,
  playouts: number = PLAYOUTS,
): HintAnswer[] {
  const game = gameOf(id);
  const decision = findDecision(state, open);
  if (!game || !decision) throw new Error(`no hint for ask ${open} of ${JSON.stringify(id)}`);
  const stream = seedRng(seed);
  const draw = (bound: number): number => drawFrom(stream, bound);
  const end = performance.now() + LONGEST;
  return hintOf(game, state, decision, draw, { playouts, isOut: () => performance.now() > end || isGone() });
}

/** The hint for a decision of a real state, of which only an imagined version is used. */
export function hintOf(game: AnyGame, state: RaceState, decision: Decision, draw: Draw, budget: Budget): HintAnswer[] {
  return hintFor(game, game.ai.imagine(state, decision.seat, draw), decision, draw, budget);
}
