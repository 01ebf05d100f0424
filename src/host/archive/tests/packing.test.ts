// Packing on the host: races that have ended, imported ones and older ones are packed while nobody races, with progress.

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reply } from '@api/contract';
import { value } from '@api/tests/granted';
import { derby } from '@core/tests/toy';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import { unpacked } from '@store/tests/old';
import { storedRace } from '@tools/bench/stored-races';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHost } from '../../host';
import { inlineJobRunner } from '../../jobs/job-runner';
import type { JobRunner } from '../../jobs/job-types';
import {
  bot,
  derbySetup,
  type Guest,
  handClock,
  type Party,
  party,
  runOut,
  testBotRunner,
  YOU,
} from '../../tests/party';
import { PACKING_PACE } from '../packing';

let it: Party;
let me: Guest;
/** Kinds of the jobs that ran. */
let ran: string[];
beforeEach(async () => {
  ran = [];
  const own = inlineJobRunner({ derby });
  const jobs: JobRunner = {
    run(kind, at, input) {
      ran.push(kind);
      return own.run(kind, at, input);
    },
    close: async () => {},
  };
  it = await party({ games: { derby }, jobs });
  me = it.join();
});
afterEach(() => it.end());

async function finished(seed = 'a'): Promise<string> {
  const setup = derbySetup([YOU, bot('random')], { options: { length: 6 }, seed });
  const { match } = await value(me.client.call('matches.create', setup));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await runOut(it, me, match);
  await value(me.client.call('match.leave', { match }));
  await it.rest();
  return match;
}

/** As long as it takes to pack this many races. */
async function pass(races = 1): Promise<void> {
  it.clock.pass(PACKING_PACE.soon);
  for (let n = 0; n < races; n++) {
    await it.rest();
    it.clock.pass(PACKING_PACE.pause);
  }
  await it.rest();
}

function rowsIn(table: string, match: string): number {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'), { readonly: true });
  const count = Number(handle.prepare(`SELECT count(*) FROM ${table} WHERE race = ?`).pluck().get(match));
  handle.close();
  return count;
}

/** What screens and files show of a race. */
async function shown(match: string): Promise<unknown[]> {
  const { client } = me;
  const reading = [
    client.call('matches.result', { match }),
    client.call('matches.export', { match }),
    client.call('replays.film', { match }),
    client.call('replays.list', { filter: {}, offset: 0, limit: 9 }),
    client.call('stats.drivers', {}),
    client.call('stats.records', {}),
    client.call('match.watch', { match }),
  ] as const;
  const all = await Promise.all(reading.map((one) => value(one as Promise<Reply<object>>)));
  await value(client.call('match.leave', { match }));
  // The time of the answer.
  return all.map((one) => ({ ...one, now: 0 }));
}

test('a race is packed soon after its end, and everything about it is shown as before', async () => {
  const match = await finished();
  const before = await shown(match);
  expect([rowsIn('moves', match) > 3, rowsIn('packs', match)]).toEqual([true, 0]);
  await pass();
  expect([rowsIn('moves', match), rowsIn('films', match), rowsIn('packs', match)]).toEqual([0, 0, 1]);
  expect(await shown(match)).toEqual(before);
  await it.restart();
  me = it.join();
  expect(await shown(match)).toEqual(before);
});

test('nothing is packed while someone races', async () => {
  const setup = derbySetup([YOU, bot('random')]);
  const match = await finished();
  const open = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', open));
  await pass(3);
  expect(rowsIn('packs', match)).toBe(0);
  await value(me.client.call('match.leave', open));
  it.clock.pass(PACKING_PACE.busy);
  await it.rest();
  expect(rowsIn('packs', match)).toBe(1);
  expect(rowsIn('starts', open.match)).toBe(1);
});

test('older races are packed after a start, with progress, one at a time', async () => {
  const matches = [await finished('a'), await finished('b'), await finished('c')];
  await it.restart();
  me = it.join();
  const heard: unknown[] = [];
  me.client.on('backups.changed', async () => {
    heard.push((await value(me.client.call('backups.list', {}))).packing);
  });
  expect(await value(me.client.call('backups.list', {}))).toMatchObject({ packing: { done: 0, races: 3 } });
  it.clock.pass(PACKING_PACE.soon);
  await it.rest();
  expect(matches.map((match) => rowsIn('packs', match)).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(await value(me.client.call('backups.list', {}))).toMatchObject({ packing: { done: 1, races: 3 } });
  await pass(3);
  expect(matches.map((match) => rowsIn('packs', match))).toEqual([1, 1, 1]);
  expect(heard).toEqual([{ done: 1, races: 3 }, { done: 2, races: 3 }, null]);
  expect(await value(me.client.call('backups.list', {}))).toMatchObject({ packing: null });
});

test('a race that can’t be packed is tried once in a run, and the others are packed all the same', async () => {
  const matches = [await finished('a'), await finished('b')];
  const [damaged = '', whole = ''] = matches.sort();
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'));
  handle.prepare('UPDATE moves SET sum = sum + 1 WHERE race = ? AND step = 2').run(damaged);
  handle.close();
  await pass(4);
  expect([rowsIn('packs', damaged), rowsIn('packs', whole)]).toEqual([0, 1]);
  expect(rowsIn('moves', damaged)).toBeGreaterThan(3);
  expect(await value(me.client.call('backups.list', {}))).toMatchObject({ packing: null });
  const third = await finished('c');
  await pass(4);
  expect(rowsIn('packs', third)).toBe(1);
  expect(ran.filter((kind) => kind === 'pack')).toHaveLength(3);
  await it.restart();
  await pass(2);
  expect(ran.filter((kind) => kind === 'pack')).toHaveLength(4);
});

test('an imported race is packed, and gets its recording', async () => {
  const match = await finished();
  const { text } = await value(me.client.call('matches.export', { match }));
  await value(me.client.call('matches.delete', { match }));
  await pass();
  const came = await value(me.client.call('files.import', { text }));
  const id = came.kind === 'race' ? came.match : '';
  await pass(2);
  expect([rowsIn('packs', id), rowsIn('moves', id)]).toEqual([1, 0]);
  expect(it.store.archive.film(id)).toBeDefined();
});

test('races of a restored backup are packed', async () => {
  const match = await finished();
  await value(me.client.call('backups.make', {}));
  await pass();
  const [copy] = it.store.copies().copies;
  await value(me.client.call('backups.restore', { name: copy?.name ?? '' }));
  expect(rowsIn('packs', match)).toBe(0);
  await pass();
  expect(rowsIn('packs', match)).toBe(1);
});

describe('a database of an earlier version', () => {
  test('is rewritten once all of its races are packed, and nothing else changes', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'paddock-packing-'));
    writeFileSync(path.join(dir, 'paddock.db'), unpacked(8));
    const opened = await openStore({ dir });
    if (!opened.ok) throw opened.trouble;
    const { store } = opened;
    for (let n = 0; n < 4; n++) store.saves.createWhole(storedRace(games.waddington!, { n }));
    const record = store.saves.record('race-6');
    const bytes = statSync(path.join(dir, 'paddock.db')).size;
    const clock = handClock();
    const host = createHost({ store, botRunner: testBotRunner(games), games, version: '0', shell: 'test', clock });
    await vi.waitFor(
      () => {
        clock.pass(PACKING_PACE.soon);
        expect([store.packs.left(), store.isWorthCompacting()]).toEqual([0, false]);
        expect(store.copies().bytes).toBeLessThan(bytes / 2);
      },
      { timeout: 60_000 },
    );
    store.settings.write({ name: 'Marta' });
    expect(store.saves.record('race-6')).toEqual(record);
    expect(store.notices.list()).toEqual([]);
    host.close();
    store.close();
    rmSync(dir, { recursive: true, force: true });
  });
});
