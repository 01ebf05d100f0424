// Opening the data folder: settings, lock, damage, newer files, migrations, backups, unusual folders.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestVersion } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { type OpenOptions, openStore } from './open';
import type { NewMove, NewRace } from './races/saves';
import type { Store } from './store';

// Disk speeds differ by a factor of fifty; a slow disk is not a failure.
vi.setConfig({ testTimeout: 60_000 });

let dir: string;
const open: Store[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-store-'));
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  rmSync(dir, { recursive: true, force: true });
});

async function opened(options: Partial<OpenOptions> = {}): Promise<Store> {
  const result = await openStore({ dir, ...options });
  if (!result.ok) throw result.trouble;
  open.push(result.store);
  return result.store;
}
function close(store: Store): void {
  open.splice(open.indexOf(store), 1);
  store.close();
}
const file = () => path.join(dir, 'paddock.db');

function race(id: string, text = ''): NewRace {
  return {
    id,
    game: 'toy',
    circuit: 'ring',
    rulesVersion: 1,
    seed: 'seed',
    config: { circuit: 'ring' },
    setup: { text },
    seats: [],
    clock: 0,
    at: 1000,
    snapshot: { step: 0, stateVersion: 1, hash: 'h0', state: { step: 0 } },
    startView: { everything: true },
    startEvents: [{ type: 'begun' }],
    finish: undefined,
  };
}
function move(step: number, more: Partial<NewMove> = {}): NewMove {
  const rest = { barrier: false, at: 1000 + step, snapshot: undefined, finish: undefined };
  const one = { ask: step, seat: 0, action: { type: 'go', step }, by: 'player' } as const;
  return { step, move: one, events: [{ type: 'went', step }], hash: `h${step}`, ...rest, ...more };
}

/** A solo session against the clock, which no statistics count. */
const UNCOUNTED = { occasion: null, entries: [], length: null, film: undefined } as const;

test('a new folder gets a database in WAL mode with STRICT tables', async () => {
  const store = await opened();
  store.saves.create(race('a'));
  const handle = new Sqlite(file(), { readonly: true });
  expect(handle.pragma('journal_mode', { simple: true })).toBe('wal');
  const tables = handle.pragma('table_list') as { name: string; schema: string; strict: number }[];
  const loose = tables.filter((table) => !table.name.startsWith('sqlite_') && table.strict !== 1);
  handle.close();
  expect(loose).toEqual([]);
});

test('races, moves, snapshots, cuts and results survive closing', async () => {
  const first = await opened();
  first.saves.create(race('a'));
  first.saves.append('a', move(1, { barrier: true }));
  first.saves.append('a', move(2));
  first.saves.append('a', move(3, { snapshot: { step: 3, stateVersion: 1, hash: 'h3', state: { step: 3 } } }));
  first.saves.cut('a', 2, 5000);
  const standings = [{ seat: 0, place: 1, status: 'finished', sortKey: [1] }] as const;
  const end = { standings: [...standings].map((one) => ({ ...one, sortKey: [1] })), view: { end: true }, rounds: 4 };
  const best = { name: 'Ada', best: 12, total: 25, overshoot: 3 };
  first.saves.append('a', move(3, { finish: { ...end, best, ...UNCOUNTED } }));
  close(first);
  const { saves } = await opened();
  const head = saves.head('a');
  expect(head).toMatchObject({ status: 'finished', step: 3, rounds: 4, finishedAt: 1003, standings: end.standings });
  expect(saves.log('a')).toEqual([{ type: 'begun' }, ...[1, 2, 3].map((step) => ({ type: 'went', step }))]);
  expect(saves.movesAfter('a', 0).map((one) => one.barrier)).toEqual([true, false, false]);
  expect(saves.snapshots('a').map((one) => one.step)).toEqual([0]);
  expect(saves.bests('toy', 'ring', 5)).toEqual([{ race: 'a', at: 1003, ...best }]);
  expect(saves.record('a')).toMatchObject({ seed: 'seed', marks: [{ step: 3, hash: 'h3' }] });
  expect(saves.delete('a')).toBe(true);
  expect([saves.head('a'), saves.log('a'), saves.bests('toy', 'ring', 5)]).toEqual([undefined, [], []]);
});

test('[R105] drivers are ranked by their best lap, equal laps by how far past the line they went', async () => {
  const { saves } = await opened();
  const laps = [
    ['Ben', 9, 1],
    ['Ada', 9, 4],
    ['Ada', 20, 0],
    ['Cleo', 8, 0],
  ] as const;
  for (const [n, [name, rounds, overshoot]] of laps.entries()) {
    saves.create(race(`race ${n}`));
    const best = { name, best: rounds, total: rounds, overshoot };
    saves.append(`race ${n}`, move(1, { finish: { standings: [], view: {}, rounds, best, ...UNCOUNTED } }));
  }
  expect(saves.ranking('toy', 'ring')).toEqual(['Cleo', 'Ada', 'Ben']);
  expect(saves.ranking('toy', 'elsewhere')).toEqual([]);
});

test('a move with a used step or an unknown race is not stored', async () => {
  const { saves } = await opened();
  saves.create(race('a'));
  saves.append('a', move(1));
  expect(() => saves.append('a', move(1, { at: 9 }))).toThrow();
  expect(() => saves.append('nobody', move(1))).toThrow();
  expect(saves.head('a')).toMatchObject({ step: 1, savedAt: 1001 });
});

test('a second instance gets a notice, and the first loses nothing', async () => {
  const first = await opened();
  first.saves.create(race('a'));
  const second = await openStore({ dir });
  expect(second).toMatchObject({ ok: false, trouble: { code: 'in-use' } });
  expect(english(second.store.notices.list()[0]?.text ?? [])).toMatch(/Another copy of Paddock/);
  expect(second.store.saves.list(9)).toEqual([]);
  expect(() => second.store.saves.create(race('b'))).toThrow('the data folder: in-use');
  first.saves.append('a', move(1));
  expect(first.saves.head('a')?.step).toBe(1);
});

test('another process that holds the folder keeps us out, and lets us in when it is killed', async () => {
  const lock = path.join(dir, 'paddock.lock');
  const program = `const S = require('better-sqlite3'); const d = new S(process.argv[1]);
    d.pragma('journal_mode = MEMORY'); d.exec('BEGIN EXCLUSIVE');
    console.log('held'); process.stdin.resume();`;
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['-e', program, lock], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(await openStore({ dir })).toMatchObject({ ok: false, trouble: { code: 'in-use' } });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await opened();
});

test('a database from a newer Paddock is refused and left unchanged', async () => {
  const newer = [...MIGRATIONS, { to: 99, name: 'tomorrow', sql: 'CREATE TABLE tomorrow (x INTEGER) STRICT' }];
  close(await opened({ migrations: newer }));
  const before = readFileSync(file());
  const result = await openStore({ dir });
  expect(result).toMatchObject({ ok: false, trouble: { code: 'too-new' } });
  expect(readFileSync(file()).equals(before)).toBe(true);
  expect(readdirSync(dir).filter((name) => name.includes('damaged'))).toEqual([]);
});

test('a migration runs after a verified copy; a failed one leaves the old file unchanged', async () => {
  const first = await opened();
  first.saves.create(race('a'));
  close(first);
  const before = readFileSync(file());
  const sql = 'CREATE TABLE extra (x INTEGER) STRICT; INSERT INTO extra VALUES (1); INSERT INTO nowhere VALUES (1);';
  const next = newestVersion(MIGRATIONS) + 1;
  const bad = [...MIGRATIONS, { to: next, name: 'bad', sql }];
  expect(await openStore({ dir, migrations: bad })).toMatchObject({ ok: false, trouble: { code: 'not-migrated' } });
  expect(readFileSync(file()).equals(before)).toBe(true);
  const good = [...MIGRATIONS, { to: next, name: 'good', sql: 'CREATE TABLE extra (x INTEGER) STRICT' }];
  const store = await opened({ migrations: good });
  expect(store.saves.list(9).map((head) => head.id)).toEqual(['a']);
  const copies = readdirSync(path.join(dir, 'backups')).filter((name) =>
    name.startsWith(`before-migration-from-${next - 1}-`),
  );
  expect(copies.length).toBeGreaterThanOrEqual(1);
});

test('a damaged database is set aside and reported; the last good backup can be restored', async () => {
  const first = await opened();
  first.saves.create(race('a'));
  await first.backUp();
  first.saves.create(race('b'));
  close(first);
  const bytes = readFileSync(file());
  bytes.fill(0xa5, 4096, 4096 * 4);
  writeFileSync(file(), bytes);
  const second = await opened();
  expect(second.saves.list(9)).toEqual([]);
  const notice = second.notices.list()[0];
  const aside = readdirSync(dir).find((name) => name.startsWith('paddock-damaged-'));
  expect(english(notice?.text ?? [])).toContain(aside);
  expect(readFileSync(path.join(dir, aside as string)).equals(bytes)).toBe(true);
  second.saves.create(race('c'));
  close(second);
  // The offer is still there after another start.
  const third = await opened();
  expect(await third.restoreBackup('no such notice')).toBe(false);
  expect(await third.restoreBackup((notice as { id: string }).id)).toBe(true);
  expect(third.saves.list(9).map((head) => head.id)).toEqual(['a']);
  expect(third.notices.list().map(({ title }) => english(title))).toEqual(['The backup was restored']);
  third.saves.append('a', move(1));
  expect(readdirSync(dir).filter((name) => name.startsWith('paddock-replaced-')).length).toBe(1);
});

test('a backup that has since been damaged is not restored, and the data stays', async () => {
  const first = await opened();
  first.saves.create(race('a'));
  await first.backUp();
  close(first);
  writeFileSync(file(), 'no database');
  const store = await opened();
  store.saves.create(race('b'));
  const notice = store.notices.list()[0];
  writeFileSync(notice?.backup?.file ?? '', Buffer.alloc(9000, 1));
  await expect(store.restoreBackup(notice?.id ?? '')).rejects.toThrow('the data folder: damaged');
  expect(store.saves.list(9).map((head) => head.id)).toEqual(['b']);
  expect(readdirSync(dir).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('a full disk: nothing is half saved, and there is room again after deleting', async () => {
  const { saves } = await opened({ maxPages: 120 });
  const big = 'x'.repeat(40_000);
  let made = 0;
  expect(() => {
    for (; made < 100; made++) saves.create(race(`race-${made}`, big));
  }).toThrow('the data folder: full');
  expect(made).toBeGreaterThan(3);
  expect(saves.list(99).length).toBe(made);
  expect(saves.head(`race-${made}`)).toBeUndefined();
  expect(saves.snapshots(`race-${made}`)).toEqual([]);
  saves.delete('race-0');
  saves.create(race('again', big));
  expect(saves.list(99).length).toBe(made);
});

test('a folder without write permission gives a plain message', async () => {
  // Root may write anywhere, so the test uses another user's permissions for a moment.
  const asRoot = process.geteuid?.() === 0;
  const locked = path.join(dir, 'locked');
  mkdirSync(locked, { mode: 0o555 });
  execFileSync('chmod', ['755', dir]);
  if (asRoot) process.seteuid?.(65_534);
  try {
    const result = await openStore({ dir: locked });
    expect(result).toMatchObject({ ok: false, trouble: { code: 'read-only' } });
    expect(english(result.store.notices.list()[0]?.text ?? [])).toMatch(/can’t write/);
  } finally {
    if (asRoot) process.seteuid?.(0);
  }
});

test('a file where the folder should be gives a plain message', async () => {
  writeFileSync(path.join(dir, 'file'), '');
  expect(await openStore({ dir: path.join(dir, 'file') })).toMatchObject({ ok: false, trouble: { code: 'read-only' } });
});

test('long and non-Latin folders work', async () => {
  dir = path.join(dir, 'Гонки 赛车', 'a'.repeat(120), 'b'.repeat(120));
  const store = await opened();
  store.saves.create(race('a'));
  await store.backUp();
  expect(existsSync(file())).toBe(true);
  expect(readdirSync(path.join(dir, 'backups')).length).toBe(2);
});

test('backups of five days and four weeks are kept, even if the clock is set back', async () => {
  let now = Date.UTC(2026, 10, 20);
  const store = await opened({ now: () => now });
  store.saves.create(race('a'));
  for (let day = 0; day < 60; day++) {
    now += 86_400_000;
    await store.backUp();
  }
  const ring = () => readdirSync(path.join(dir, 'backups')).sort();
  expect(ring().filter((name) => name.startsWith('daily-'))).toEqual(
    ['15', '16', '17', '18', '19'].map((day) => `daily-2027-01-${day}.db`),
  );
  expect(ring().filter((name) => name.startsWith('weekly-')).length).toBe(4);
  now = Date.UTC(2020, 0, 1);
  await store.backUp();
  expect(ring()).toContain('daily-2020-01-01.db');
  expect(ring().filter((name) => name.startsWith('daily-')).length).toBe(5);
});

test('a backup that cannot be written shows a notice and fails nothing', async () => {
  const store = await opened();
  store.saves.create(race('a'));
  writeFileSync(path.join(dir, 'backups'), 'in the way');
  await store.backUp();
  expect(store.notices.list().map(({ title }) => english(title))).toEqual(['Paddock couldn’t make a backup']);
  store.notices.dismiss('backup-failed');
  expect(store.notices.list()).toEqual([]);
});

test('an open party is stored until it is closed, and is there after a restart', async () => {
  const first = await opened();
  expect(first.party.read()).toBeUndefined();
  first.party.write({ code: 'ABCDEF' }, 1);
  first.party.write({ code: 'GHJKMN' }, 2);
  close(first);
  const second = await opened();
  expect(second.party.read()).toEqual({ party: { code: 'GHJKMN' }, at: 2 });
  second.party.clear();
  expect(second.party.read()).toBeUndefined();
});

test('a database of the first schema keeps its races and can store a party', async () => {
  const handle = new Sqlite(file());
  for (const { sql } of MIGRATIONS.slice(0, 1)) handle.exec(sql);
  handle.pragma('user_version = 1');
  handle.exec(`INSERT INTO about VALUES ('version', 1);
    INSERT INTO races VALUES ('a', 'toy', 'ring', 1, 'seed', '{}', '{}', '[]', 0, 'open', NULL, 0, 1, 1)`);
  handle.close();
  const store = await opened();
  expect(store.saves.list(9).map((head) => head.id)).toEqual(['a']);
  store.party.write({ code: 'ABCDEF' }, 1);
  expect(store.party.read()?.party).toEqual({ code: 'ABCDEF' });
});
