// The contents of a game's golden files, playthroughs (records) and saves, and how new ones are made.
// Not here: reading and writing them (laws.test.ts).

import { clonePlain } from '@core/clone';
import type { AnyGame, Decision, Json, Move, RaceConfig, RaceRecord, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { finishRecord, newRecord, noteMove } from '@core/record';
import { seedRng } from '@core/rng';

/** A state in the middle of a race, as this stateVersion wrote it. hash: the hash of the saved state. */
export interface GoldenSave {
  game: string;
  stateVersion: number;
  hash: string;
  state: Json;
}

/** Steps into the race at which the golden save is taken; in a shorter race, the last state before the end. */
const SAVE_AT = 75;

/** Plays a random race. Returns its record and a state from its middle. Throws if the config is refused, which is a bug. */
export function playGolden(
  game: AnyGame,
  config: RaceConfig,
  seed: string,
): { record: RaceRecord; save: GoldenSave | undefined } {
  const start = begin(game, config, seed);
  if (!start.ok) throw new Error(`${game.id} refuses a golden config: ${start.violation.code}`);
  const state: RaceState = start.value.state;
  const record = newRecord(game, config, seed);
  const draw = drawOf(seedRng(`${seed} hands`));
  let save: GoldenSave | undefined;
  while (!isOver(state)) {
    const open = state.asks.filter((decision) => !decision.committed);
    const decision = open[draw(open.length)] as Decision;
    const move: Move = { ask: decision.id, seat: decision.seat, action: game.sample(state, decision, draw), by: 'bot' };
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(`${game.id} refuses its own sample: ${outcome.violation.code}`);
    noteMove(record, move, state);
    if (state.step <= SAVE_AT && !isOver(state)) save = saveOf(game, state);
  }
  finishRecord(record, state);
  return { record, save };
}

/** A record as text, one move per line, so that a diff is readable. */
export function recordText(record: RaceRecord): string {
  const { moves, marks, ...head } = record;
  const list = (entries: readonly unknown[]) => entries.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${fields.join('\n')}\n  "moves": [\n${list(moves)}\n  ],\n  "marks": [\n${list(marks)}\n  ]\n}\n`;
}

function saveOf(game: AnyGame, state: RaceState): GoldenSave {
  const plain = clonePlain(state) as unknown as Json;
  return { game: game.id, stateVersion: game.stateVersion, hash: hashState(state), state: plain };
}
