// Race records as files: replay, verify and export, and what happens to files that are damaged or hostile.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RaceRecord } from '@core/contract';
import { advance, begin } from '@core/engine';
import { hashState } from '@core/hash';
import type { RaceFile } from '@games/record-file';
import { gameOf } from '@games/registry';
import { openStore } from '@store/open';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './run';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-cli-'));
const golden = path.join(import.meta.dirname, '../../games/heat/tests/playthroughs/italy.json');
const record = JSON.parse(readFileSync(golden, 'utf8')) as RaceRecord;
const steps = record.moves.length;
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  return file;
}

describe('replay', () => {
  test('prints how the race ended', async () => {
    const ran = await run(['replay', golden, '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(ran.out)).toMatchObject({
      game: 'heat',
      circuit: 'italy',
      steps,
      finished: true,
      standings: [{ place: 1 }, { place: 2 }],
    });
    expect((await run(['replay', golden])).out).toContain(`Heat on italy, ${steps} steps, finished`);
  });
  test('--verify compares every mark', async () => {
    const ran = await run(['replay', golden, '--verify', '--json']);
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ verified: true, marks: record.marks.length });
  });
  const at = record.marks[1]!.step;
  const zero = '0000000000000000';
  test.each<[string, Partial<RaceRecord>, string]>([
    ['a mark', { marks: record.marks.with(1, { step: at, hash: zero }) }, `the mark of step ${at} is ${zero}`],
    ['a missing mark', { marks: record.marks.slice(1) }, 'the hash mark of step 32 is missing'],
    ['the seed', { seed: 'other' }, 'does not verify'],
    ['a missing move', { moves: record.moves.toSpliced(10, 1) }, 'does not verify'],
    ['other rules', { rulesVersion: 99 }, 'rules version 99'],
    ['another circuit', { config: { ...record.config, circuit: 'usa' } }, 'does not verify'],
  ])('--verify rejects a changed record (%s): code 1', async (name, change, text) => {
    const ran = await run(['replay', fileOf(`${name}.json`, JSON.stringify({ ...record, ...change })), '--verify']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(text);
    const json = await run([
      'replay',
      fileOf(`${name}.json`, JSON.stringify({ ...record, ...change })),
      '--verify',
      '--json',
    ]);
    expect(JSON.parse(json.out)).toMatchObject({ verified: false, verdict: { ok: false } });
  });
  test('accepts a whole race file, not only a bare record', async () => {
    const times = { startedAt: '2026-01-01T00:00:00.000Z', finishedAt: null };
    const race = { format: 'paddock-race', version: 1, record, seats: [], ...times, practice: false };
    const ran = await run(['replay', fileOf('race.json', JSON.stringify(race)), '--verify']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const spoilt = await run(['replay', fileOf('race.bad.json', JSON.stringify({ ...race, points: 9 }))]);
    expect(spoilt).toMatchObject({ code: 1, err: expect.stringContaining('is no race record: the file') });
  });
  test.each([
    ['empty', '', 'is no race record'],
    ['cut', readFileSync(golden, 'utf8').slice(0, 900), 'is no race record'],
    ['list', '[]', 'is no race record: the file'],
    ['null', 'null', 'is no race record'],
    ['format', JSON.stringify({ ...record, format: 2 }), 'is no race record: format'],
    ['extra', JSON.stringify({ ...record, extra: 1 }), 'is no race record: the file'],
    ['moves', JSON.stringify({ ...record, moves: [{ ask: 1 }] }), 'is no race record: moves.0.seat'],
    ['seat', JSON.stringify({ ...record, moves: [{ ...record.moves[0], seat: -1 }] }), 'moves.0.seat'],
    ['marks', JSON.stringify({ ...record, marks: [{ step: 1, hash: '<script>' }] }), 'marks.0.hash'],
    [
      'game',
      JSON.stringify({ ...record, game: '__proto__' }),
      'is a race of "__proto__"; there are formula-d, havoc, heat',
    ],
    ['config', JSON.stringify({ ...record, config: null }), 'cannot be played by these rules: bad-config'],
    ['action', JSON.stringify({ ...record, moves: [{ ...record.moves[0], action: { type: 'fly' } }] }), 'bad-action'],
    ['laps', JSON.stringify({ ...record, config: { ...record.config, options: { laps: 1e9 } } }), 'bad-config'],
    ['proto', `{"__proto__":{"format":1},"format":1}`, 'is no race record'],
  ])('refuses a damaged or hostile file with a message (%s): code 1', async (name, text, label) => {
    const ran = await run(['replay', fileOf(`${name}.bad.json`, text)]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(label);
  });
  test('a missing file, or a folder, gives code 1', async () => {
    expect(await run(['replay', path.join(dir, 'none.json')])).toMatchObject({ code: 1, out: '' });
    expect((await run(['replay', dir])).err).toContain('cannot be read');
  });
});

describe('export', () => {
  const data = path.join(dir, 'data');
  beforeAll(async () => {
    const opened = await openStore({ dir: data });
    const game = gameOf('heat');
    if (!opened.ok || game === undefined) throw new Error('no store');
    const start = begin(game, record.config, record.seed);
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    const { saves } = opened.store;
    const snapshot = { step: 0, stateVersion: 1, hash: hashState(state), state };
    saves.create({
      id: 'abc',
      game: 'heat',
      circuit: 'italy',
      rulesVersion: record.rulesVersion,
      seed: record.seed,
      at: 0,
      snapshot,
      config: record.config,
      setup: {},
      seats: [],
      clock: 0,
      startView: null,
      startEvents: [],
      finish: undefined,
    });
    for (const move of record.moves) {
      advance(game, state, move);
      const rest = { barrier: false, at: 1, snapshot: undefined, finish: undefined, events: [] };
      saves.append('abc', { step: state.step, move, hash: hashState(state), ...rest });
    }
    opened.store.close();
  });

  test.each(['abc', 'latest'])('writes race %s as a file that verifies', async (race) => {
    const file = path.join(dir, `${race}.race.json`);
    const ran = await run(['export', race, file, '--data', data, '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(ran.out)).toEqual({ race: 'abc', file, game: 'heat', steps });
    expect((await run(['replay', file, '--verify'])).code).toBe(0);
    const written = JSON.parse(readFileSync(file, 'utf8')) as RaceFile;
    expect(written).toEqual({
      format: 'paddock-race',
      version: 1,
      record,
      seats: [],
      startedAt: new Date(0).toISOString(),
      finishedAt: null,
      practice: false,
    });
  });
  test('an unknown race gets the list of races, and missing folders are refused', async () => {
    const unknown = await run(['export', 'xyz', path.join(dir, 'x.json'), '--data', data]);
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('its races are abc') });
    const missing = await run(['export', 'abc', path.join(dir, 'x.json'), '--data', path.join(dir, 'nowhere')]);
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no data folder') });
    const unwritable = await run(['export', 'abc', path.join(dir, 'no', 'x.json'), '--data', data]);
    expect(unwritable).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written') });
  });
});

describe('host', () => {
  test('serves the renderer until it is stopped', async () => {
    const out = path.join(dir, 'out', 'main');
    mkdirSync(path.join(dir, 'out', 'renderer'), { recursive: true });
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(dir, 'out', 'renderer', 'index.html'), '<title>Paddock</title>');
    const { promise, resolve } = Promise.withResolvers<string>();
    const { main } = await import('../main');
    const data = path.join(dir, 'host-data');
    const ended = main(['host', '--port', '0', '--data', data, '--json'], resolve, { say: () => undefined, dir: out });
    const answer = JSON.parse(await promise) as { url: string; port: number; data: string };
    const address = new RegExp(`^http://127\\.0\\.0\\.1:${answer.port}/open/[\\w-]{32}/$`);
    expect(answer).toEqual({ url: expect.stringMatching(address), port: answer.port, data });
    const [cookie = ''] = (await fetch(answer.url, { redirect: 'manual' })).headers.getSetCookie();
    const page = await fetch(new URL('/', answer.url), { headers: { cookie: cookie.replace(/;.*/, '') } });
    expect([page.status, await page.text()]).toEqual([200, '<title>Paddock</title>']);
    const second = await run(['host', '--port', String(answer.port), '--data', path.join(dir, 'second')], out);
    expect(second).toMatchObject({ code: 1, err: expect.stringContaining(`port ${answer.port} is in use`) });
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(answer.url)).rejects.toThrow();
  });
});
