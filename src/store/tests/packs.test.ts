// Packed races: every question about them gets the same answer as before, nothing is packed that does not come out the same,
// damage is found and named, and the room they gave up goes back to the disk.

import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { games } from '@games/registry';
import { recordFigures } from '@host/archive/ending';
import { storedRace } from '@tools/bench/stored-races';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '../database';
import { compactFile, type ShrinkPace } from '../folder/compaction';
import { openStore } from '../open';
import { openReadOnlyStore } from '../read-only-store';
import type { LookPace } from '../soundness/look';
import { SUMMED } from '../soundness/sums';
import type { Store } from '../store';
import { unpacked, versionOf } from './old';
import { wrongTotalsIn } from './totals-in';
import { toyMove, toyRace } from './toy-race';

const NEVER: LookPace = { after: 3_600_000, pause: 3_600_000, again: 3_600_000 };
const STILL: ShrinkPace = { pause: 3_600_000, again: 3_600_000 };
const END = { standings: [], view: { over: true }, rounds: 3, occasion: null, best: undefined, entries: [], length: 3 };

let dir: string;
let store: Store;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-packs-'));
});
afterEach(() => {
  store?.close();
  rmSync(dir, { recursive: true, force: true });
});
const file = () => path.join(dir, 'paddock.db');

async function opened(options: { look?: LookPace; shrink?: ShrinkPace } = {}): Promise<Store> {
  const result = await openStore({ dir, look: NEVER, shrink: STILL, ...options });
  if (!result.ok) throw result.trouble;
  store = result.store;
  return store;
}
async function reopened(options: { look?: LookPace; shrink?: ShrinkPace } = {}): Promise<Store> {
  store.close();
  return opened(options);
}

/** As the host does it: another connection makes the pack, the open one keeps it. */
function packed(race: string): boolean {
  const reading = openReadOnlyStore(dir);
  try {
    const made = reading.packs.make(race);
    const game = games[store.saves.head(race)?.game ?? ''];
    return made !== undefined && store.packs.keep(race, made, game && recordFigures(game));
  } finally {
    reading.close();
  }
}

/** All that can be asked about a race. */
function allOf(race: string) {
  const { saves, archive, soundness } = store;
  const film = archive.film(race);
  return {
    head: saves.head(race),
    record: saves.record(race),
    log: saves.log(race),
    steps: saves.steps(race),
    newest: [1, 3, 10_000].map((count) => saves.newestSteps(race, count)),
    moves: [0, 5, 10_000].map((step) => saves.movesAfter(race, step)),
    last: saves.lastMove(race),
    snapshots: saves.snapshots(race),
    views: [saves.startView(race), saves.endView(race)],
    film: film && inflateRawSync(film).toString('utf8'),
    scores: archive.scores(race),
    records: archive.records({}, (id) => games[id]?.figures ?? []),
    drivers: archive.drivers({}),
    circuits: archive.drivers({}).map(({ driver }) => archive.circuits(driver, {}, (id) => games[id]?.figures ?? [])),
    whole: [soundness.isWhole(race, 'record'), soundness.isWhole(race, 'film')],
  };
}

function finishToy(race: string): void {
  store.saves.create(toyRace(race));
  store.saves.append(race, toyMove(1));
  const snapshot = { step: 2, stateVersion: 1, hash: 'h2', state: { step: 2 } };
  store.saves.append(race, { ...toyMove(2), snapshot, finish: { ...END, film: undefined } });
}

/** Changes the closed database. */
function alter(sql: string): void {
  store.close();
  const handle = new Sqlite(file());
  expect(handle.prepare(sql).run().changes).toBeGreaterThan(0);
  handle.close();
}

/** The totals that differ from what the races of the closed database add up to. */
function wrongInFile(): readonly string[] | undefined {
  const db = new Database(file());
  try {
    return wrongTotalsIn(db);
  } finally {
    db.close();
  }
}

function rowsOf(race: string): number[] {
  const handle = new Sqlite(file(), { readonly: true });
  const counts = ['starts', 'moves', 'snapshots', 'films', 'packs'].map((table) =>
    Number(handle.prepare(`SELECT count(*) FROM ${table} WHERE race = ?`).pluck().get(race)),
  );
  handle.close();
  return counts;
}

describe.each(Object.values(games))('a packed race of $id', (game) => {
  test('answers everything as its rows did, and has no rows left', async () => {
    await opened();
    const whole = storedRace(game, { n: 1 });
    const { id } = whole.race;
    store.saves.createWhole(whole);
    finishToy('other');
    const before = allOf(id);
    expect(before.record?.moves.length).toBeGreaterThan(20);
    expect(before.film).toBeDefined();
    expect(packed(id)).toBe(true);
    expect(allOf(id)).toEqual(before);
    expect(rowsOf(id)).toEqual([0, 0, 0, 0, 1]);
    expect(rowsOf('other')).toEqual([1, 2, 2, 0, 0]);
    // The other thread's store answers the same.
    const reading = openReadOnlyStore(dir);
    expect(reading.saves.record(id)).toEqual(before.record);
    reading.close();
    store.close();
    expect(wrongInFile()).toEqual([]);
    await opened();
    expect(allOf(id)).toEqual(before);
    expect(store.archive.unrecorded(9)).toEqual(['other']);
    expect(store.saves.delete(id)).toBe(true);
    expect(rowsOf(id)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('finished races wait, open ones and packed ones do not', async () => {
  await opened();
  for (const race of ['b', 'a', 'c']) finishToy(race);
  store.saves.create(toyRace('aa'));
  expect([store.packs.waiting('', 9), store.packs.left()]).toEqual([['a', 'b', 'c'], 3]);
  expect(packed('b')).toBe(true);
  expect([store.packs.waiting('', 9), store.packs.waiting('a', 1), store.packs.left()]).toEqual([['a', 'c'], ['c'], 2]);
  expect([packed('aa'), packed('b'), packed('nobody')]).toEqual([false, false, false]);
  expect(store.saves.movesAfter('b', 0)).toHaveLength(2);
});

describe('a race stays as rows', () => {
  test.each([
    ['a row that the disk has changed', "UPDATE moves SET events = replace(events, 'went', 'wept') WHERE step = 2"],
    ['a changed checksum', 'UPDATE starts SET sum = sum + 1'],
    ['a missing move', 'DELETE FROM moves WHERE step = 1'],
    ['a missing start', 'DELETE FROM starts'],
  ])('with %s', async (_, sql) => {
    await opened();
    finishToy('toy');
    alter(sql);
    await opened();
    const before = rowsOf('toy');
    expect(packed('toy')).toBe(false);
    expect(rowsOf('toy')).toEqual(before);
  });

  test('with a recording that is not deflated, although its checksum is right', async () => {
    await opened();
    store.saves.create(toyRace('toy'));
    const move = { ...toyMove(1), finish: { ...END, film: Uint8Array.of(1, 2, 3) } };
    store.saves.append('toy', move);
    expect(packed('toy')).toBe(false);
    expect(rowsOf('toy')).toEqual([1, 1, 1, 1, 0]);
  });

  test('with JSON that would come back as another text', async () => {
    await opened();
    finishToy('toy');
    store.close();
    const db = new Database(file());
    const cells = SUMMED.moves.map((column) => (column === 'events' ? "' ' || events" : column)).join(', ');
    db.handle.exec(`UPDATE moves SET events = ' ' || events, sum = row_sum(${cells}) WHERE step = 2`);
    db.close();
    await opened();
    expect(store.soundness.isWhole('toy', 'record')).toBe(true);
    expect(packed('toy')).toBe(false);
    expect(rowsOf('toy')).toEqual([1, 2, 2, 0, 0]);
  });

  test('if a row has changed since the pack was made', async () => {
    await opened();
    finishToy('toy');
    const made = store.packs.make('toy')!;
    store.archive.storeRecording('toy', Uint8Array.of(1));
    expect(store.packs.keep('toy', made)).toBe(false);
    expect(rowsOf('toy')).toEqual([1, 2, 2, 1, 0]);
  });
});

test('figures that can’t be records leave their table, and stay in the entries', async () => {
  await opened();
  const whole = storedRace(games['formula-d']!, { n: 2 });
  const last = whole.moves.at(-1)!;
  // As an earlier Paddock stored it.
  const entries = last.finish!.entries.map(({ records: _, ...entry }) => entry);
  last.finish = { ...last.finish!, entries };
  store.saves.createWhole(whole);
  const figuresIn = () => {
    const handle = new Sqlite(file(), { readonly: true });
    const found = handle.prepare('SELECT DISTINCT figure FROM figures ORDER BY 1').pluck().all();
    handle.close();
    return found;
  };
  expect(figuresIn().length).toBeGreaterThan(5);
  const before = allOf(whole.race.id);
  expect(before.records.length).toBeGreaterThan(0);
  expect(packed(whole.race.id)).toBe(true);
  expect(figuresIn()).toEqual(['bestLap', 'rounds']);
  expect(allOf(whole.race.id)).toEqual(before);
  const specs = () => games['formula-d']!.figures;
  expect(Object.keys(store.archive.circuits('ai/driver 1', {}, specs)[0]?.figures ?? {}).length).toBeGreaterThan(5);
});

describe('a flipped bit in a pack', () => {
  async function damaged(copyFirst: 'rows' | 'pack'): Promise<void> {
    await opened();
    store.saves.createWhole(storedRace(games.havoc!, { n: 1 }));
    if (copyFirst === 'rows') await store.copyNow();
    expect(packed('havoc-1')).toBe(true);
    if (copyFirst === 'pack') await store.copyNow();
    alter("UPDATE packs SET pack = CAST(substr(pack, 1, 40) || x'00' || substr(pack, 42) AS BLOB)");
    await opened();
  }

  test.each(['rows', 'pack'] as const)('is reported with the backup that has the race as %s', async (kind) => {
    await damaged(kind);
    expect(store.saves.record('havoc-1')).toBeUndefined();
    expect([store.soundness.isWhole('havoc-1', 'record'), store.soundness.isWhole('havoc-1', 'film')]).toEqual([
      false,
      false,
    ]);
    // The rest of the pack can still be read.
    expect(store.saves.log('havoc-1')?.length).toBeGreaterThan(20);
    await vi.waitFor(() => expect(store.notices.list()).toHaveLength(1));
    const [notice] = store.notices.list();
    expect(notice?.text.map(({ id }) => id)).toEqual(['notice.altered.rows', 'notice.altered.copy']);
    expect(notice?.backup).not.toBeNull();
    expect(await store.restoreBackup(notice!.id)).toBe(true);
    expect(store.saves.record('havoc-1')?.moves.length).toBeGreaterThan(20);
    expect(store.soundness.isWhole('havoc-1', 'record')).toBe(true);
  });

  test('is found by the slow look, too', async () => {
    await damaged('pack');
    await reopened({ look: { after: 0, pause: 0, again: 3_600_000 } });
    await vi.waitFor(() => expect(store.notices.list()).toHaveLength(1));
  });
});

describe('room on the disk', () => {
  const pages = () => statSync(file()).size / 4096;

  test('a new database gives it back while nothing is saved, and so its backups are small', async () => {
    await opened({ shrink: { pause: 0, again: 0 } });
    for (let n = 0; n < 4; n++) store.saves.createWhole(storedRace(games.havoc!, { n }));
    await store.copyNow();
    const [before] = store.copies().copies;
    for (let n = 0; n < 4; n++) expect(packed(`havoc-${n}`)).toBe(true);
    // 64 free pages stay for the next race.
    await vi.waitFor(() => expect(pages()).toBeLessThan(64 + 96), 10_000);
    await store.copyNow();
    expect(store.copies().copies[0]!.bytes).toBeLessThan(before!.bytes * 0.75);
    expect(store.isWorthCompacting()).toBe(false);
    store.close();
    expect(versionOf(file())[1]).toBe('ok');
  });

  test('no page is given back while a backup is made, which SQLite could never finish', async () => {
    await opened({ shrink: { pause: 0, again: 0 } });
    for (let n = 0; n < 4; n++) store.saves.createWhole(storedRace(games.havoc!, { n }));
    for (let n = 0; n < 4; n++) expect(packed(`havoc-${n}`)).toBe(true);
    const reading = new Sqlite(file(), { readonly: true });
    const count = () => Number(reading.pragma('page_count', { simple: true }));
    const full = count();
    let isDone = false;
    const copied = store.copyNow().then(() => {
      isDone = true;
    });
    const seen: number[] = [];
    while (!isDone) {
      seen.push(count());
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await copied;
    // The last look may come after the end.
    expect(new Set(seen.slice(0, -1))).toEqual(new Set([full]));
    await vi.waitFor(() => expect(count()).toBeLessThan(full), 10_000);
    reading.close();
  });

  test('an old one is rewritten once, and then gives it back as well', async () => {
    // Made without the setting of new databases.
    writeFileSync(file(), unpacked(8));
    await opened({ shrink: { pause: 0, again: 0 } });
    expect(store.isWorthCompacting()).toBe(false);
    for (let n = 0; n < 4; n++) store.saves.createWhole(storedRace(games.waddington!, { n }));
    store.close();
    await opened();
    const full = pages();
    for (const race of store.packs.waiting('', 99)) expect(packed(race)).toBe(true);
    expect(store.isWorthCompacting()).toBe(true);
    expect(pages()).toBeGreaterThanOrEqual(full);
    const before = allOf('waddington-1');
    await store.whileCompacted(async () => compactFile(file()));
    expect(pages()).toBeLessThan(full / 3);
    expect(store.isWorthCompacting()).toBe(false);
    expect(allOf('waddington-1')).toEqual(before);
    store.saves.create(toyRace('afterwards'));
    await reopened({ shrink: { pause: 0, again: 0 } });
    expect(store.notices.list()).toEqual([]);
    const small = pages();
    for (let n = 4; n < 6; n++) store.saves.createWhole(storedRace(games.waddington!, { n }));
    for (const race of store.packs.waiting('', 99)) expect(packed(race)).toBe(true);
    await vi.waitFor(() => expect(pages()).toBeLessThan(small + 64 + 40), 10_000);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'every finished race of a database of schema %i packs to the same',
  async (schema) => {
    writeFileSync(file(), unpacked(schema));
    await opened();
    const races = store.packs.waiting('', 99);
    expect(races.length).toBeGreaterThan(2);
    const before = races.map(allOf);
    expect(races.map(packed)).toEqual(races.map(() => true));
    expect(store.packs.left()).toBe(0);
    expect(races.map(allOf)).toEqual(before);
    cpSync(file(), path.join(dir, 'copy.db'));
    expect(versionOf(path.join(dir, 'copy.db'))[1]).toBe('ok');
  },
);
