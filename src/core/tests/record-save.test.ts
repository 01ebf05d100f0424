// Records that replay and report where they drift; saves that open, migrate or are refused with a reason.

import { describe, expect, test } from 'vitest';
import { clonePlain } from '../clone';
import type { Json, Move, RaceRecord } from '../contract';
import { advance, begin, isOver } from '../engine';
import { hashState } from '../hash';
import { drawOf } from '../io';
import { cutRecord, finishRecord, newRecord, noteMove, replay, verify } from '../record';
import { seedRng } from '../rng';
import { loadConfig, loadState } from '../save';
import { derby, type ToyState, type ToyTypes, toyConfig } from './toy';

/** A random race of at most this many steps; hashes: after every step, 0 first. */
function race(seed: string, most = 10_000): { record: RaceRecord<ToyTypes>; state: ToyState; hashes: string[] } {
  const config = toyConfig(4, 60);
  const turn = begin(derby, config, seed);
  if (!turn.ok) throw new Error(turn.violation.code);
  const state = turn.value.state;
  const record = newRecord(derby, config, seed);
  const hashes = [hashState(state)];
  const draw = drawOf(seedRng(`${seed} bots`));
  while (!isOver(state) && state.step < most) {
    const decision = state.asks[draw(state.asks.length)]!;
    const move: Move<ToyTypes['Action']> = {
      ask: decision.id,
      seat: decision.seat,
      action: derby.sample(state, decision, draw),
      by: 'bot',
    };
    expect(advance(derby, state, move).ok).toBe(true);
    noteMove(record, move, state);
    hashes.push(hashState(state));
  }
  return { record, state, hashes };
}

describe('records', () => {
  test('have a mark every 32 steps and at the end', () => {
    const { record, state } = race('marks');
    const due = Array.from({ length: Math.floor(state.step / 32) }, (_, i) => 32 * (i + 1));
    if (state.step % 32 !== 0) due.push(state.step);
    expect(record.marks.map((mark) => mark.step)).toEqual(due);
    expect(record.marks.at(-1)?.hash).toBe(hashState(state));
    expect(verify(derby, record)).toEqual({ ok: true, steps: state.step, marks: due.length });
  });
  test('replay to the same state, and to any step on the way', () => {
    const { record, state, hashes } = race('again');
    const whole = replay(derby, record);
    expect(whole.ok && whole.value.state).toEqual(state);
    for (const upTo of [0, 1, 17, 32, 33, state.step]) {
      const part = replay(derby, record, upTo);
      expect(part.ok && hashState(part.value.state)).toBe(hashes[upTo]);
    }
  });
  test('survive being written to a file', () => {
    const { record } = race('file');
    expect(verify(derby, JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
  });
  test('report the first mark that differs', () => {
    const { record } = race('drift');
    record.marks[1]!.hash = '0123456789abcdef';
    record.marks[2]!.hash = '0123456789abcdef';
    expect(verify(derby, record)).toMatchObject({
      ok: false,
      reason: 'mark-differs',
      step: 64,
      recorded: '0123456789abcdef',
    });
  });
  test('report the step at which a move is refused', () => {
    const { record } = race('refused');
    record.moves[40] = { ...record.moves[40]!, ask: 1 };
    expect(verify(derby, record)).toMatchObject({
      ok: false,
      reason: 'refused',
      step: 40,
      violation: { code: 'stale-ask' },
    });
    expect(replay(derby, record)).toMatchObject({ ok: false, violation: { code: 'stale-ask', detail: { step: 40 } } });
  });
  test('with another action differ from the next mark on', () => {
    const { record } = race('cheat');
    const at = record.moves.findIndex((move) => move.action.type === 'push' || move.action.type === 'rest');
    const was = record.moves[at]!.action.type;
    record.moves[at] = { ...record.moves[at]!, action: { type: was === 'push' ? 'rest' : 'push' } };
    expect(verify(derby, record)).toMatchObject({ ok: false });
  });
  test('without their marks, of another game or of other rules are not verified', () => {
    const { record, state } = race('stripped');
    expect(verify(derby, { ...record, marks: [] })).toEqual({ ok: false, reason: 'missing-mark', step: 32 });
    expect(verify(derby, { ...record, marks: record.marks.slice(0, -1) })).toEqual({
      ok: false,
      reason: 'missing-mark',
      step: state.step,
    });
    expect(verify(derby, { ...record, game: 'chess' })).toMatchObject({ reason: 'other-game', recorded: 'chess' });
    expect(verify(derby, { ...record, rulesVersion: 2 })).toMatchObject({
      reason: 'other-rules',
      recorded: 2,
      here: 1,
    });
  });
  test('of an open race verify once their last state is marked', () => {
    const { record, state } = race('open', 40);
    expect(verify(derby, record)).toMatchObject({ ok: false, reason: 'missing-mark', step: 40 });
    finishRecord(record, state);
    finishRecord(record, state);
    expect(record.marks.map((mark) => mark.step)).toEqual([32, 40]);
    expect(verify(derby, record)).toMatchObject({ ok: true, steps: 40 });
  });
  test('can be cut back to an earlier step', () => {
    const { record } = race('cut', 70);
    cutRecord(record, 33);
    expect([record.moves.length, record.marks.map((mark) => mark.step)]).toEqual([33, [32]]);
    expect(replay(derby, record)).toMatchObject({ ok: true, value: { state: { step: 33 } } });
  });
});

describe('saves', () => {
  const state = race('save', 20).state;
  const json = JSON.parse(JSON.stringify(state)) as Json;
  test('of this version open as they are', () => {
    expect(loadState(derby, 3, json)).toEqual({ ok: true, value: state });
  });
  test('of older versions are migrated in order, and the old value is unchanged', () => {
    const { round: _round, queue: _queue, ...old } = state;
    const first = clonePlain(old) as unknown as Json;
    expect(loadState(derby, 1, first)).toEqual({ ok: true, value: { ...old, round: 1, queue: [] } });
    expect(first).toEqual(old);
  });
  test('of a newer version are refused', () => {
    expect(loadState(derby, 4, json)).toMatchObject({
      ok: false,
      violation: { code: 'save-too-new', detail: { saved: 4, here: 3 } },
    });
  });
  test('without a migration path are refused', () => {
    expect(loadState(derby, 0, json)).toMatchObject({ ok: false, violation: { code: 'save-no-migration' } });
  });
  test.each([
    [3, null],
    [3, { cars: 2 }],
    [3, []],
    [1, null],
  ])('of version %d that contain %j are damaged', (version, value) => {
    const toThrow = {
      ...derby,
      migrations: [
        { to: 2, name: 'reads a field', up: (s: Json) => (s as { x: { y: Json } }).x.y },
        derby.migrations[1]!,
      ],
    };
    expect(loadState(toThrow, version, value)).toMatchObject({ ok: false, violation: { code: 'save-damaged' } });
  });
});

describe('configs of stored races', () => {
  const config = toyConfig(2, 60);

  test('that are complete are read unchanged', () => {
    expect(loadConfig(derby, config as unknown as Json)).toEqual({ ok: true, value: config });
  });

  test("from before an option existed get its default, the circuit's own if it has one, and nothing else changes", () => {
    const [option] = derby.options;
    if (option === undefined) throw new Error('the toy game has no options');
    const { [option.id]: _gone, ...options } = config.options as Record<string, Json>;
    const older = { ...config, options } as unknown as Json;
    const text = JSON.stringify(older);
    const expected = { ...config, options: { ...config.options, [option.id]: derby.circuits[0]?.defaults[option.id] } };
    expect(loadConfig(derby, older)).toEqual({ ok: true, value: expected });
    expect(JSON.stringify(older)).toBe(text);
  });

  test.each<[string, Json]>([
    ['no config', null],
    ['no options', { circuit: config.circuit }],
  ])('that are invalid are refused with a value: %s', (_what, json) => {
    expect(loadConfig(derby, json)).toMatchObject({ ok: false, violation: { code: 'save-damaged' } });
  });
});
