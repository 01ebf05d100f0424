// Recordings of every game's recorded races are verified, complete and small; a record that can't be verified gives none.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openRecording } from '@api/recording-file';
import type { AnyGame, RaceRecord } from '@core/contract';
import { replay } from '@core/record';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { isRecording, recordingBytesOf } from '../recording';

/** Size of a race's recording in KB, at most; these races are played at random and last longer than any real one. */
const MOST_KB = 60;

function recordsOf(game: AnyGame): [string, RaceRecord][] {
  const folder = path.join(import.meta.dirname, '../../../games', game.id, 'tests/playthroughs');
  return readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]);
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('a recording of %s', (_, game) => {
  test.each(recordsOf(game))('%s shows the race to its end and is small', (_name, record) => {
    const bytes = recordingBytesOf(game, record)!;
    const recording = openRecording(Buffer.from(bytes).toString('base64'));
    const whole = replay(game, record);
    if (!whole.ok) throw new Error(whole.violation.code);
    const { state, events } = whole.value;
    expect(recording.frames.at(-1)?.view).toEqual(game.view(state, 'all'));
    expect(recording.frames.flatMap((frame) => frame.events)).toEqual(
      events.map((event) => game.viewEvent(event, 'all')).filter((event) => event !== null),
    );
    const { round, order } = recording.rounds.at(-1)!;
    expect(order).toEqual(game.standings(state).map((one) => one.seat));
    expect(round).toBeLessThanOrEqual(game.round(state));
    const seats = Array.from({ length: record.config.cars.length }, (_, seat) => seat);
    for (const one of recording.rounds) expect([...one.order].sort((a, b) => a - b)).toEqual(seats);
    expect(bytes.length / 1024).toBeLessThan(MOST_KB);
  });
});

test('an unverifiable record gives no recording, and bytes that are not a recording are recognized', () => {
  const game = games.heat!;
  const [, record] = recordsOf(game)[0]!;
  expect(recordingBytesOf(game, { ...record, seed: 'another' })).toBe(undefined);
  expect(recordingBytesOf(game, { ...record, config: null as never })).toBe(undefined);
  const bytes = recordingBytesOf(game, record)!;
  expect(isRecording(bytes)).toBe(true);
  expect(isRecording(bytes.slice(0, -9))).toBe(false);
  expect(isRecording(new Uint8Array(9))).toBe(false);
});
