// A database is gone, empty or cut short: a message says so, the newest backup is offered
// and brings everything back, and there is no message if nothing is missing.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english, saying } from '@api/tests/saying';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenOptions, openStore } from '../open';
import type { NewMove } from '../races/saves';
import type { Store } from '../store';
import { toyRace } from './toy-race';

vi.setConfig({ testTimeout: 60_000 });

const HOUR = 3_600_000;
let root: string;
/** Waits as long as a busy machine needs. */
const PATIENT = { timeout: 60_000 };
let dir: string;
let at: number;
const open: Store[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-lost-'));
  dir = path.join(root, 'data');
  // Backups are dated by the disk, so this manual clock starts there.
  at = Date.now();
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(root, { recursive: true, force: true });
});

async function opened(folder = dir, options: Partial<OpenOptions> = {}): Promise<Store> {
  const result = await openStore({ dir: folder, now: () => at, ...options });
  if (!result.ok) throw result.trouble;
  open.push(result.store);
  return result.store;
}
function close(store: Store): void {
  open.splice(open.indexOf(store), 1);
  store.close();
}
function move(step: number, last = false): NewMove {
  const one = { ask: step, seat: 0, action: { type: 'go', step }, by: 'player' } as const;
  const none = { occasion: null, best: undefined, entries: [], length: null, film: undefined };
  const finish = last ? { standings: [], view: {}, rounds: 1, ...none } : undefined;
  return { step, move: one, events: [], hash: `h${step}`, barrier: false, at: step, snapshot: undefined, finish };
}
/** A race with this many moves; the last one ends it. */
function raced(store: Store, id: string, moves = 3): void {
  store.saves.create(toyRace(id));
  for (let step = 1; step <= moves; step++) store.saves.append(id, move(step, step === moves));
}
const ids = (store: Store) =>
  store.saves
    .list(99)
    .map((head) => head.id)
    .toSorted((a, b) => (a < b ? -1 : 1));
const offered = (store: Store) => store.notices.list().find((notice) => notice.backup !== null);
/** The folder as kill -9 would leave it now. */
function killed(name: string): string {
  const folder = path.join(root, name);
  cpSync(dir, folder, { recursive: true });
  rmSync(path.join(folder, 'paddock.lock'), { force: true });
  return folder;
}

describe('a database that is gone', () => {
  test.each<[string, (file: string) => void]>([
    ['missing', (file) => rmSync(file)],
    ['empty', (file) => writeFileSync(file, '')],
    [
      'a database with nothing in it',
      (file) => {
        rmSync(file);
        const handle = new Sqlite(file);
        handle.pragma('journal_mode = WAL');
        handle.close();
      },
    ],
  ])('%s beside good copies: the newest one is offered and brings the races back', async (_, spoil) => {
    const first = await opened();
    raced(first, 'a');
    await first.backUp();
    raced(first, 'b');
    await first.backUp(true);
    close(first);
    spoil(path.join(dir, 'paddock.db'));
    const store = await opened();
    const notice = offered(store);
    expect([ids(store), notice?.level]).toEqual([[], 'error']);
    expect(english(notice?.text ?? [])).toMatch(/missing or empty.*2 races \(2 finished\)/);
    // Racing on first loses nothing: the offered backup is neither dropped nor overwritten.
    raced(store, 'c');
    for (let day = 0; day < 12; day++) {
      at += 24 * HOUR;
      store.settings.write({ day });
      await store.backUp(true);
    }
    expect(await store.restoreBackup(notice?.id ?? '')).toBe(true);
    expect(ids(store)).toEqual(['a', 'b']);
    close(store);
    const again = await opened();
    expect(again.notices.list().map(({ title }) => english(title))).toEqual(['The backup was restored']);
  });

  test('its remaining log is kept under another name', async () => {
    const store = await opened();
    raced(store, 'a');
    store.saves.create(toyRace('b'));
    const folder = killed('rest');
    const log = readFileSync(path.join(folder, 'paddock.db-wal'));
    expect(log.length).toBeGreaterThan(0);
    rmSync(path.join(folder, 'paddock.db'));
    const bare = await opened(folder);
    const aside = readdirSync(folder).find((name) => name.startsWith('paddock-damaged-') && name.endsWith('.db-wal'));
    expect(readFileSync(path.join(folder, aside ?? '')).equals(log)).toBe(true);
    expect(english(bare.notices.list()[0]?.text ?? [])).toMatch(
      /2 races \(1 finished\).*paddock-damaged-.*no backup yet/,
    );
  });

  test('a new folder reports nothing', async () => {
    expect((await opened()).notices.list()).toEqual([]);
  });
});

describe('a damaged log', () => {
  const ATTACKS: readonly [string, (log: string) => void][] = [
    ['removed', (log) => rmSync(log)],
    ['emptied', (log) => writeFileSync(log, '')],
    ['overwritten', (log) => writeFileSync(log, Buffer.alloc(readFileSync(log).length, 0xa5))],
    ['cut in half', (log) => writeFileSync(log, readFileSync(log).subarray(0, readFileSync(log).length / 2))],
    ['wrong in its first page', (log) => flip(log, 100)],
    ['wrong in the middle', (log) => flip(log, Math.floor(readFileSync(log).length / 2))],
  ];
  function flip(file: string, byte: number): void {
    const bytes = readFileSync(file);
    bytes[byte] = (bytes[byte] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
  }

  test.each(ATTACKS)('%s: a finished race stays, and missing parts of others are reported', async (name, spoil) => {
    const store = await opened();
    raced(store, 'done', 40);
    await store.backUp(true);
    store.saves.create(toyRace('open'));
    for (let step = 1; step <= 30; step++) store.saves.append('open', move(step));
    const folder = killed(name);
    spoil(path.join(folder, 'paddock.db-wal'));
    const found = readFileSync(path.join(folder, 'paddock.db'));
    const back = await opened(folder);
    expect(back.saves.head('done')).toMatchObject({ status: 'finished', step: 40 });
    expect(back.saves.head('open')?.step ?? 0).toBeLessThan(30);
    const notice = offered(back);
    expect([notice?.level, notice && english(notice.title)]).toEqual(['error', 'Some races or results are missing']);
    expect(english(notice?.text ?? [])).toMatch(/the last \d+ saves are missing/);
    expect(english(notice?.text ?? [])).toContain('with 1 race (1 finished)');
    // A copy as it was found, for anyone who can recover more of it.
    const aside = readdirSync(folder).find((one) => one.startsWith('paddock-incomplete-') && one.endsWith('.db'));
    expect(readFileSync(path.join(folder, aside ?? '')).equals(found)).toBe(true);
    close(back);
    const again = await opened(folder);
    expect(again.notices.list().map((one) => one.id)).toEqual([notice?.id]);
  });

  test('missing races are counted', async () => {
    const store = await opened();
    raced(store, 'a');
    for (const id of ['b', 'c']) store.saves.create(toyRace(id));
    const folder = killed('gone');
    rmSync(path.join(folder, 'paddock.db-wal'));
    const back = await opened(folder);
    expect([ids(back), back.notices.list()[0]?.text]).toEqual([['a'], saying('2 races are gone')]);
  });

  test('data that was deleted, taken back, restored or is no longer counted raises no false alarm', async () => {
    const store = await opened();
    raced(store, 'a');
    store.saves.create(toyRace('b'));
    for (let step = 1; step <= 5; step++) store.saves.append('b', move(step));
    store.saves.cut('b', 2, 9);
    store.saves.delete('a');
    expect(() => store.saves.append('b', move(2))).toThrow();
    const folders = [killed('now')];
    // A tally that misses the last commits, as after a power cut; one that is cut off; and none.
    const count = readFileSync(path.join(dir, 'paddock.count'), 'latin1');
    store.saves.append('b', move(3));
    for (const [name, text] of Object.entries({
      late: count,
      cut: count.slice(0, 9),
      none: undefined,
      odd: '{"saved":-1}',
    })) {
      const folder = killed(name);
      folders.push(folder);
      if (text === undefined) rmSync(path.join(folder, 'paddock.count'));
      else writeFileSync(path.join(folder, 'paddock.count'), text);
    }
    for (const folder of folders) {
      const back = await opened(folder);
      expect([folder, back.notices.list()]).toEqual([folder, []]);
    }
  });
});

describe('copies', () => {
  const copies = () => readdirSync(path.join(dir, 'backups')).sort();
  /** Ids of the races in the newest daily backup. */
  function inDaily(): unknown[] {
    const daily = copies().filter((name) => name.startsWith('daily-'));
    const handle = new Sqlite(path.join(dir, 'backups', daily.at(-1) ?? ''), { readonly: true });
    try {
      return handle.prepare('SELECT id FROM races ORDER BY id').pluck().all();
    } finally {
      handle.close();
    }
  }

  test('a race that ends over an hour after the last copy makes a new one, and so does closing the app', async () => {
    const store = await opened();
    raced(store, 'a');
    await vi.waitFor(() => expect(inDaily()).toEqual(['a']), PATIENT);
    raced(store, 'b');
    await store.backUp();
    expect(inDaily()).toEqual(['a']);
    at += HOUR;
    raced(store, 'c');
    await vi.waitFor(() => expect(inDaily()).toEqual(['a', 'b', 'c']), PATIENT);
    raced(store, 'd');
    await store.backUp(true);
    expect(inDaily()).toEqual(['a', 'b', 'c', 'd']);
    expect(copies().filter((name) => name.startsWith('daily-')).length).toBeLessThanOrEqual(2);
  });

  test('closing with nothing new makes no copy', async () => {
    const first = await opened();
    raced(first, 'a');
    await first.backUp(true);
    close(first);
    const before = readFileSync(path.join(dir, 'backups', copies()[0] ?? ''));
    const again = await opened();
    rmSync(path.join(dir, 'backups'), { recursive: true });
    mkdirSync(path.join(dir, 'backups'));
    writeFileSync(path.join(dir, 'backups', 'daily-half.db.part'), before);
    writeFileSync(path.join(dir, 'backups', `daily-${new Date(at).toISOString().slice(0, 10)}.db`), 'mine');
    await again.backUp(true);
    expect(
      readFileSync(path.join(dir, 'backups', copies().find((name) => name.startsWith('daily-')) ?? ''), 'utf8'),
    ).toBe('mine');
    expect(existsSync(path.join(dir, 'backups', 'daily-half.db.part'))).toBe(false);
  });
});

describe('anything but a file where one should be', () => {
  test.each(['paddock.db', 'paddock.db-wal', 'paddock.lock'])('%s as a folder gives a clear message', async (name) => {
    mkdirSync(path.join(dir, name), { recursive: true });
    writeFileSync(path.join(dir, name, 'mine.txt'), 'kept');
    const result = await openStore({ dir });
    expect(result).toMatchObject({ ok: false, trouble: { code: 'not-a-file' } });
    expect(english(result.store.notices.list()[0]?.text ?? [])).toMatch(
      new RegExp(`${name} is a folder.*Move it elsewhere`),
    );
    expect(readFileSync(path.join(dir, name, 'mine.txt'), 'utf8')).toBe('kept');
  });

  test('a count, copies or a report with folders or files in the way stop nothing', async () => {
    mkdirSync(path.join(dir, 'paddock.count'), { recursive: true });
    const store = await opened();
    raced(store, 'a');
    expect(ids(store)).toEqual(['a']);
  });
});
