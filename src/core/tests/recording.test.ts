// Recordings: a race step by step, packed as changes and unpacked to the same value.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changeOf } from '../change';
import { clonePlain } from '../clone';
import type { Json, Move, RaceRecord } from '../contract';
import { advance, begin, isOver } from '../engine';
import { drawOf } from '../io';
import { newRecord, noteMove, replay } from '../record';
import {
  packRecording,
  type RecordedEvent,
  type Recording,
  recordingOf,
  recordingOfRemains,
  unpackRecording,
} from '../recording';
import { seedRng } from '../rng';
import { derby, type ToyTypes, toyConfig } from './toy';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

function race(seed: string): RaceRecord<ToyTypes> {
  const turn = begin(derby, toyConfig(3, 20), seed);
  if (!turn.ok) throw new Error(turn.violation.code);
  const record = newRecord(derby, toyConfig(3, 20), seed);
  const { state } = turn.value;
  const draw = drawOf(seedRng(`${seed} hands`));
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed)!;
    const move: Move<ToyTypes['Action']> = {
      ask: decision.id,
      seat: decision.seat,
      action: derby.sample(state, decision, draw),
      by: 'bot',
    };
    if (!advance(derby, state, move).ok) throw new Error('a sample was refused');
    noteMove(record, move, state);
  }
  return record;
}

function recorded(record: RaceRecord<ToyTypes>): Recording {
  const recording = recordingOf(derby, record);
  if (!recording.ok) throw new Error(recording.reason);
  return recording.film;
}

test('every frame shows the state and the events of its step, and no event is missing', () => {
  const record = race('frames');
  const recording = recorded(record);
  expect(recording.frames[0]).toMatchObject({ step: 0, round: 1 });
  expect(recording.frames.at(-1)?.step).toBe(record.moves.length);
  for (const frame of recording.frames) {
    const then = replay(derby, record, frame.step);
    expect(then.ok && derby.view(then.value.state, 'all')).toEqual(frame.view);
  }
  const whole = replay(derby, record);
  expect(whole.ok && recording.frames.flatMap((frame) => frame.events)).toEqual(whole.ok && whole.value.events);
});

test('rounds begin with the grid; each names its last frame and its order, the winner first at the end', () => {
  const record = race('rounds');
  const { frames, rounds } = recorded(record);
  expect(rounds[0]).toEqual({ round: 0, frame: 0, order: [0, 1, 2], out: [] });
  expect(rounds.slice(1).map((one) => one.round)).toEqual(rounds.slice(1).map((_, i) => i + 1));
  for (const { round, frame } of rounds.slice(1)) {
    expect(frames[frame]?.round).toBe(round);
    expect(frames[frame + 1]?.round ?? round + 1).toBe(round + 1);
  }
  const end = replay(derby, record);
  expect(rounds.at(-1)?.order).toEqual(end.ok && derby.standings(end.value.state).map((one) => one.seat));
});

test('a record that proves nothing under these rules gives no recording', () => {
  const record = race('refused');
  const marks = record.marks.with(-1, { ...record.marks.at(-1)!, hash: '0'.repeat(16) });
  expect(recordingOf(derby, { ...record, marks })).toMatchObject({ ok: false, reason: 'mark-differs' });
  expect(recordingOf(derby, { ...record, rulesVersion: 2 })).toMatchObject({ ok: false, reason: 'other-rules' });
  expect(recordingOf(derby, { ...record, moves: record.moves.toSpliced(1, 1) })).toMatchObject({ ok: false });
  expect(recordingOf(derby, { ...record, config: toyConfig(3, 13) })).toMatchObject({
    violation: { code: 'bad-luck' },
  });
});

test('a race that cannot be replayed shows its events, and the start until the end', () => {
  const whole = recorded(race('remains'));
  const [first, ...rest] = whole.frames;
  const end = { view: whole.frames.at(-1)!.view, round: 7, standings: [{ seat: 1, status: 'out' as const }] };
  const steps = [{ step: 1, events: [] }, ...rest.map(({ step, events }) => ({ step: step + 1, events }))];
  const recording = recordingOfRemains({ start: { view: first!.view, events: first!.events }, steps, end });
  expect(recording.frames.map((frame) => frame.events)).toEqual(whole.frames.map((frame) => frame.events));
  expect(recording.frames.slice(0, -1).every((frame) => frame.view === first!.view)).toBe(true);
  expect(recording.frames.at(-1)).toMatchObject({ view: end.view, round: 7 });
  expect(recording.rounds).toEqual([{ round: 7, frame: recording.frames.length - 1, order: [1], out: [1] }]);
});

test('a recording unpacks to what was packed, and shares what did not change', () => {
  const recording = recorded(race('packed'));
  const text = packRecording(recording);
  const opened = unpackRecording(text);
  expect(opened).toEqual(recording);
  expect(text.length).toBeLessThan(JSON.stringify(recording).length * 0.6);
  const quiet = opened.frames.findIndex(
    (frame, i) => JSON.stringify(frame.view) === JSON.stringify(opened.frames[i + 1]?.view),
  );
  expect(quiet).toBeGreaterThan(-1);
  expect(opened.frames[quiet + 1]?.view).toBe(opened.frames[quiet]?.view);
});

test('any views and events unpack to what was packed', () => {
  const event = fc
    .tuple(fc.constantFrom('moved', 'rolled'), fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'type'), json))
    .map(([type, rest]) => ({ ...rest, type }) as RecordedEvent);
  const view = fc.oneof(json, fc.array(fc.integer()), fc.dictionary(fc.constantFrom('a', 'b', 'length', '0'), json));
  fc.assert(
    fc.property(fc.array(fc.tuple(view, fc.array(event)), { minLength: 1, maxLength: 6 }), (parts) => {
      const frames = parts.map(([one, events], step) => ({ step, round: 1, events, view: one as Json }));
      const recording: Recording = { format: 1, frames, rounds: [] };
      expect(JSON.parse(JSON.stringify(unpackRecording(packRecording(recording))))).toEqual(
        JSON.parse(JSON.stringify(recording)),
      );
    }),
  );
});

test('small changes deep in a value are restored, and the previous value is unchanged', () => {
  fc.assert(
    fc.property(json, json, fc.nat(), (before, other, pick) => {
      const after = changedSomewhere(before, other, pick);
      const kept = clonePlain(before);
      const change = JSON.parse(JSON.stringify(changeOf(before, after))) as ReturnType<typeof changeOf>;
      expect(changed(before, change)).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
});

test('a key whose value is undefined counts as absent, and __proto__ is a key like any other', () => {
  const before = { a: 1, b: undefined, c: 2 } as unknown as Json;
  const after = { a: 1, b: 3, c: undefined, d: undefined } as unknown as Json;
  expect(changeOf(before, after)).toEqual({ b: [3], c: -1 });
  expect(changed(before, changeOf(before, after))).toStrictEqual({ a: 1, b: 3 });
  const odd = JSON.parse('{"__proto__":{"x":1},"y":2}') as Json;
  const odder = JSON.parse('{"__proto__":{"x":2},"y":2}') as Json;
  const made = changed(odd, JSON.parse(JSON.stringify(changeOf(odd, odder))));
  expect(JSON.stringify(made)).toBe('{"__proto__":{"x":2},"y":2}');
});

test('texts that are not recordings are refused', () => {
  for (const text of [
    '',
    '1',
    '{"format":2}',
    '{"format":1,"shapes":[],"steps":[0],"frameRounds":[1],"events":[[]],"changes":[{"a":0}],"rounds":[]}',
    '{"format":1,"shapes":[],"steps":[0],"frameRounds":[1],"events":[[[0]]],"changes":[[1]],"rounds":[]}',
    '{"format":1,"shapes":[],"steps":[],"frameRounds":[],"events":[],"changes":[[1]],"rounds":[]}',
  ]) {
    expect(() => unpackRecording(text)).toThrow();
  }
});

/** A copy with one value somewhere inside replaced, removed or added. */
function changedSomewhere(value: Json, other: Json, pick: number): Json {
  const copy = clonePlain(value);
  let at: unknown = copy;
  for (let turns = pick; typeof at === 'object' && at !== null; turns >>= 2) {
    const holder = at as Record<string, unknown>;
    const keys = Object.keys(holder).filter((key) => key !== '__proto__');
    const key = keys[turns % Math.max(1, keys.length)];
    if (key === undefined || turns % 4 !== 0) {
      if (Array.isArray(at)) at.splice(turns % (at.length + 1), turns % 3, other);
      else holder[key ?? 'added'] = other;
      return copy;
    }
    at = holder[key];
  }
  return other;
}
