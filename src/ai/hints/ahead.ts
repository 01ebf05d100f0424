// Plays one race ahead after an answer and keeps what happened in it.
// Not for: races that are only judged (ai/search).

import { cloneState } from '@core/clone';
import type { AnyGame, AnyTypes, Ask, Draw, RaceState } from '@core/contract';
import { advanceTrusted, findAsk, isOver } from '@core/engine';
import type { PlayedAhead } from '@core/hints';
import { silentIo } from '@core/io';

/** Rounds played ahead where a game does not say. */
const ROUNDS = 2;
/** Steps after which a race played ahead is told as it stands: a turn of many small steps must end as well. */
const MOST_STEPS = 400;

/** The race some rounds after the answer. Never changes world. */
export function tellAhead(
  game: AnyGame,
  world: Readonly<RaceState>,
  ask: Ask,
  action: AnyTypes,
  draw: Draw,
): PlayedAhead<AnyTypes> {
  const state = cloneState(world as RaceState);
  const events: AnyTypes[] = [];
  const { draw: chance, fresh, emit } = silentIo(state.rng);
  const io = {
    draw: chance,
    fresh,
    emit(event: AnyTypes) {
      emit(event);
      events.push(event);
    },
  };
  const policy = game.ai.search?.policy ?? ((s: AnyTypes, of: Ask, by: Draw) => game.ai.choose('easy', s, of, by));
  const until = game.round(state) + (game.ai.hints?.rounds ?? game.ai.search?.rounds ?? ROUNDS);
  let next = findAsk(state, ask.id);
  if (next === undefined) throw new Error(`ask ${ask.id} is not open in the world imagined for it`);
  let answer: AnyTypes = action;
  for (let steps = 0; next !== undefined && steps < MOST_STEPS; steps++) {
    // An answer of a rough policy that the rules refuse: the one for absent players always stands.
    if (advanceTrusted(game, state, next, answer, io) !== null)
      advanceTrusted(game, state, next, game.fallback(state, next), io);
    if (isOver(state) || game.round(state) >= until) break;
    next = state.asks.find((one) => !one.committed);
    if (next !== undefined) answer = policy(state, next, draw);
  }
  return { before: world, after: state, seat: ask.seat, events };
}
