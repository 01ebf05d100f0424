// Simulates one race after an answer, with the quick answers of a search. Not here: judging the end position.

import { cloneState } from '@core/clone';
import type { AnyGame, AnyTypes, Decision, Draw, RaceState } from '@core/contract';
import { advanceTrusted, findDecision, isOver } from '@core/engine';
import { heardIo, type SilentIo, silentIo } from '@core/io';

/** Rounds to simulate, unless a game sets another number. */
const ROUNDS = 2;
/** Maximum steps of a rollout, because a turn of many small steps must end too. */
const MOST_STEPS = 400;

/** rounds: maximum to simulate; left out: the game's default. hear: receives every event, in order. */
export interface RolloutOptions {
  readonly rounds?: number | undefined;
  readonly hear?: (event: AnyTypes) => void;
}

/**
 * Returns the race some rounds after the answer. world: must contain the open decision; it is not changed. Throws if the decision
 * is not open.
 */
export function rollOut(
  game: AnyGame,
  world: Readonly<RaceState>,
  decision: Decision,
  action: AnyTypes,
  draw: Draw,
  { rounds = game.ai.search?.rounds ?? ROUNDS, hear }: RolloutOptions = {},
): RaceState {
  const state = cloneState(world as RaceState);
  const silent = silentIo(state.rng);
  const io = hear === undefined ? silent : heardIo(silent, hear);
  let next = findDecision(state, decision.id);
  if (next === undefined) throw new Error(`ask ${decision.id} is not open in the world imagined for it`);
  const policy = quickPolicy(game);
  const until = game.round(state) + rounds;
  let answer: AnyTypes = action;
  for (let steps = 0; next !== undefined && steps < MOST_STEPS; steps++) {
    advanceSomehow(game, state, next, answer, io);
    if (isOver(state) || game.round(state) >= until) break;
    next = state.asks.find((one) => !one.committed);
    if (next !== undefined) answer = policy(state, next, draw);
  }
  return state;
}

/** How every seat answers in a rollout: the game's own quick answer, or the easiest driver's. */
export function quickPolicy(game: AnyGame): (s: AnyTypes, decision: Decision, draw: Draw) => AnyTypes {
  return game.ai.search?.policy ?? ((s, decision, draw) => game.ai.choose('easy', s, decision, draw));
}

/**
 * Advances the race by one decision. Changes state. If the rules refuse the policy's answer, uses the fallback for absent
 * players.
 */
export function advanceSomehow(
  game: AnyGame,
  state: RaceState,
  decision: Decision,
  answer: AnyTypes,
  io: SilentIo,
): void {
  if (advanceTrusted(game, state, decision, answer, io) !== null)
    advanceTrusted(game, state, decision, game.fallback(state, decision), io);
}
