// Plays a race from setup to its end and keeps every event, as the basis for tests of finished races.
// Not here: golden files (goldens.ts) or races between AI drivers (cli/sim).

import type { Decision, Draw, GameDefinition, GameTypes, RaceRecord } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { finishRecord, newRecord, noteMove } from '@core/record';
import { seedRng } from '@core/rng';

/** A finished race. log: all its events. */
export interface WholeRace<T extends GameTypes> {
  state: T['State'];
  log: T['Event'][];
  record: RaceRecord<T>;
}

/** Plays the race, at random by default. Throws if the config or an answer is refused, which is a bug in the test. */
export function wholeRace<T extends GameTypes>(
  game: GameDefinition<T>,
  config: T['Config'],
  seed: string,
  choose: (s: T['State'], decision: Decision, draw: Draw) => T['Action'] = game.sample,
): WholeRace<T> {
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(`${game.id} refuses this config: ${start.violation.code}`);
  const { state } = start.value;
  const log = [...start.value.events];
  const record = newRecord(game, config, seed);
  const draw = drawOf(seedRng(`${seed} hands`));
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error('every ask is committed and the set did not resolve');
    const move = { ask: decision.id, seat: decision.seat, action: choose(state, decision, draw), by: 'bot' } as const;
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`step ${state.step}: ${outcome.violation.code}`);
    noteMove(record, move, state);
    for (const event of outcome.value.events) log.push(event);
  }
  finishRecord(record, state);
  return { state, log, record };
}
