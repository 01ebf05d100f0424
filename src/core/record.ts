// A race as seed, config and moves, with hash marks along the way: writing one, replaying it, finding where it differs.
// Not here: files and databases (the store and the CLI write records).

import type {
  GameDefinition,
  GameTypes,
  Move,
  RaceRecord,
  RaceState,
  Result,
  RuleViolation,
  StepResult,
} from './contract';
import { advance, begin, isOver } from './engine';
import { hashState } from './hash';

/** Steps from one mark to the next; the last state is marked too. */
export const MARK_EVERY = 32;

/** The result of verify. step: moves replayed when the problem was found; a differing mark is the first that differs. */
export type VerifyResult =
  | { ok: true; steps: number; marks: number }
  | { ok: false; reason: 'other-game' | 'other-rules'; recorded: string | number; here: string | number }
  | { ok: false; reason: 'refused'; step: number; violation: RuleViolation }
  | { ok: false; reason: 'missing-mark'; step: number }
  | { ok: false; reason: 'mark-differs'; step: number; recorded: string; here: string };

/** An empty record of a race that is about to start. */
export function newRecord<T extends GameTypes>(
  game: GameDefinition<T>,
  config: T['Config'],
  seed: string,
): RaceRecord<T> {
  return { format: 1, game: game.id, rulesVersion: game.rulesVersion, seed, config, moves: [], marks: [] };
}

/** Changes record: adds an accepted move. state: after the move; it is marked every 32 steps and at the end. */
export function noteMove<T extends GameTypes>(record: RaceRecord<T>, move: Move<T['Action']>, state: RaceState): void {
  record.moves.push(move);
  if (state.step % MARK_EVERY === 0 || isOver(state)) noteMark(record, state);
}

/** Changes record: marks its last state if it has no mark yet, so that an unfinished race can be stored and verified. */
export function finishRecord(record: RaceRecord, state: RaceState): void {
  noteMark(record, state);
}

/** Changes record: removes every move after this step, for an undo. */
export function cutRecord(record: RaceRecord, toStep: number): void {
  record.moves.length = Math.min(record.moves.length, toStep);
  record.marks = record.marks.filter((mark) => mark.step <= toStep);
}

/**
 * Replays the first upTo moves (all of them by default) and returns the state and every event since the start.
 * A violation means that the record was not made under these rules; its detail names the step.
 */
export function replay<T extends GameTypes>(
  game: GameDefinition<T>,
  record: RaceRecord<T>,
  upTo: number = record.moves.length,
): Result<StepResult<T>> {
  const start = begin(game, record.config, record.seed);
  if (!start.ok) return start;
  const turn = start.value;
  for (const move of record.moves.slice(0, upTo)) {
    const outcome = advance(game, turn.state, move);
    if (!outcome.ok) return { ok: false, violation: { ...outcome.violation, detail: { step: turn.state.step } } };
    for (const event of outcome.value.events) turn.events.push(event);
    turn.drew ||= outcome.value.drew;
    turn.revealed ||= outcome.value.revealed;
  }
  return { ok: true, value: turn };
}

/** Called during a replay with the state after each step and its events; first with the start. Must not change the state. */
export type Watch<T extends GameTypes> = (state: Readonly<T['State']>, events: readonly T['Event'][]) => void;

/** Replays the whole record and compares every mark. watch: sees every step, even of a record that is then refused. */
export function verify<T extends GameTypes>(
  game: GameDefinition<T>,
  record: RaceRecord<T>,
  watch: Watch<T> = () => {},
): VerifyResult {
  if (record.game !== game.id) return { ok: false, reason: 'other-game', recorded: record.game, here: game.id };
  if (record.rulesVersion !== game.rulesVersion) {
    return { ok: false, reason: 'other-rules', recorded: record.rulesVersion, here: game.rulesVersion };
  }
  const start = begin(game, record.config, record.seed);
  if (!start.ok) return { ok: false, reason: 'refused', step: 0, violation: start.violation };
  const state = start.value.state;
  watch(state, start.value.events);
  const marks = new Map(record.marks.map((mark) => [mark.step, mark.hash]));
  for (const move of record.moves) {
    const outcome = advance(game, state, move);
    if (!outcome.ok) return { ok: false, reason: 'refused', step: state.step, violation: outcome.violation };
    watch(state, outcome.value.events);
    const recorded = marks.get(state.step);
    if (recorded === undefined) {
      const due = state.step % MARK_EVERY === 0 || state.step === record.moves.length;
      if (due) return { ok: false, reason: 'missing-mark', step: state.step };
    } else {
      const here = hashState(state);
      if (here !== recorded) return { ok: false, reason: 'mark-differs', step: state.step, recorded, here };
    }
  }
  return { ok: true, steps: state.step, marks: record.marks.length };
}

function noteMark(record: RaceRecord, state: RaceState): void {
  if (record.marks.at(-1)?.step !== state.step) record.marks.push({ step: state.step, hash: hashState(state) });
}
