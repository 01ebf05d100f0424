// Plays one race ahead after an answer, using a search's quick answers. Not for: judging where it ends.

import { cloneState } from '@core/clone';
import type { AnyGame, AnyTypes, Decision, Draw, RaceState } from '@core/contract';
import { advanceTrusted, findDecision, isOver } from '@core/engine';
import { type SilentIo, silentIo } from '@core/io';

/** Rounds to play ahead, unless a game says otherwise. */
const ROUNDS = 2;
/** A playout ends after this many steps, because a turn of many small steps must end too. */
const MOST_STEPS = 400;

/** rounds: maximum to play ahead; left out: the game's default. hear: gets every event, in order. */
export interface RolloutOptions {
  readonly rounds?: number | undefined;
  readonly hear?: (event: AnyTypes) => void;
}

/** The race some rounds after the answer. world: must contain the open decision and is not changed. Throws if it is not open. */
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
  const io = hear === undefined ? silent : heard(silent, hear);
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

/** Anyone's answer in a playout: the game's own quick one, or the easiest driver's. */
export function quickPolicy(game: AnyGame): (s: AnyTypes, decision: Decision, draw: Draw) => AnyTypes {
  return game.ai.search?.policy ?? ((s, decision, draw) => game.ai.choose('easy', s, decision, draw));
}

/** Changes state. If the rules refuse a rough policy's answer, the fallback for absent players is used. */
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

function heard({ draw, fresh, emit }: SilentIo, hear: (event: AnyTypes) => void): SilentIo {
  return {
    draw,
    fresh,
    emit(event) {
      emit(event);
      hear(event);
    },
  };
}
