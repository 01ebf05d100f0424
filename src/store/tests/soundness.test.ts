// Bits that the disk changes in rows without SQLite noticing: every one is found, reported with the backup that still has
// the row, and never covered up by later saves.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import { fill } from '@tools/bench/archive-questions';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RatedBatch } from '../archive/kept-ratings';
import { Database } from '../database';
import { openStore } from '../open';
import type { LookPace } from '../soundness/look';
import { slicesOf, startLook } from '../soundness/look';
import { type Cell, type Flaw, KEYS, SUMMED, SUMMED_TABLES, type Summed } from '../soundness/sums';
import { partsOf, type Store } from '../store';
import { toyMove, toyRace } from './toy-race';

/** Rows of each table in which a bit of every column is flipped. */
const ROWS = 3;
/** Bits flipped in the file itself. */
const FLIPS = 60;
const NEVER: LookPace = { after: 3_600_000, pause: 3_600_000, again: 3_600_000 };
const AT_ONCE: LookPace = { after: 0, pause: 0, again: 3_600_000 };

let dir: string;
let store: Store | undefined;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-soundness-'));
});
afterEach(() => {
  closed();
  rmSync(dir, { recursive: true, force: true });
});
const file = () => path.join(dir, 'paddock.db');
function closed(): void {
  store?.close();
  store = undefined;
}
async function opened(look: LookPace = NEVER): Promise<Store> {
  closed();
  const result = await openStore({ dir, look });
  if (!result.ok) throw result.trouble;
  store = result.store;
  return store;
}
/** A database with rows in every table that has checksums. */
async function filled(): Promise<void> {
  (await opened()).close();
  const db = new Database(file());
  const parts = partsOf(db);
  fill(db, parts, { races: 12, seed: 'soundness', cars: [3, 4], text: 300 });
  const { saves, seasons, archive, reviews, puzzles, daily, packs, settings, school, presets, circuits, party } = parts;
  const [first = ''] = archive.list({}, 0, 1).races.map(({ id }) => id);
  archive.storeRecording(first, new Uint8Array(300).fill(7));
  reviews.keep(first, { reckoning: 1, bytes: new Uint8Array(300).fill(9) });
  const attempt = {
    puzzle: 'p',
    game: 'heat',
    theme: 'hand',
    rating: 1500,
    day: '2026-11-30',
    verdict: 'right',
    at: 1,
  };
  puzzles.addAttempt(attempt);
  puzzles.addAttempt({ ...attempt, verdict: 'wrong' });
  puzzles.keep({ race: first, step: 3, puzzle: { id: 'p' }, at: 1 });
  puzzles.searched(first, 1);
  daily.keep({ kind: 'day', day: '2026-11-29', race: first, result: { place: 1 }, at: 1 });
  daily.keep({ kind: 'day', day: '2026-11-30', race: 'gone', result: undefined, at: 2 });
  parts.campaign.keep({ race: first, kind: 'campaign', game: 'heat', n: 1, result: { place: 1 }, at: 1 });
  parts.campaign.keep({ race: 'gone', kind: 'ladder', game: 'heat', n: 2, result: undefined, at: 2 });
  const lap = { game: 'heat', circuit: 'usa', kind: 'lap', rung: undefined, at: 1 };
  parts.trials.keep({ ...lap, race: first, outcome: 'done', figure: 82 });
  parts.trials.keep({ ...lap, race: 'gone', outcome: undefined, figure: undefined });
  parts.careers.keep({ id: 'c', plan: { name: 'Hill' }, made: 1, at: 2 });
  const part = { career: 'c', season: 1, round: 1, at: 3 };
  parts.careers.keepRace({ ...part, part: 'prelimA', race: first, result: { cars: [] } });
  parts.careers.keepRace({ ...part, part: 'prelimB', race: undefined, result: undefined });
  parts.people.keep({ id: 'marta', person: { name: 'Marta' }, settings: { speed: 1 }, made: 1, at: 2 });
  parts.achievements.keepFacts(first, '1', new Map([[0, { tows: 2 }]]));
  parts.achievements.keepWin('person/ada', { achievement: 'heat/tow', race: first, at: 1 });
  daily.keepFriend({ kind: 'day', day: '2026-11-29', name: 'Ada', code: 'code', at: 1 });
  daily.keepFriend({ kind: 'day', day: '2026-11-29', name: 'Zoë', code: 'code', at: 2 });
  const best = { name: 'Ada', best: 9, total: 30, overshoot: 2 };
  const end = { standings: [], view: {}, rounds: 3, occasion: null, best, entries: [], length: 3, film: undefined };
  saves.create({ ...toyRace('alone'), finish: end });
  saves.create({ ...toyRace('fork'), fork: { parent: first, step: 3 } });
  for (let n = 1; n <= 20; n++) saves.append('fork', toyMove(n));
  saves.setSeats('fork', [{ name: 'Ada' }]);
  saves.setTrouble('fork', 'none');
  for (const race of packs.waiting('', 2)) packs.keep(race, packs.make(race)!);
  const [season] = seasons.list();
  seasons.correct(season?.id ?? '', { at: 5, text: 'Ada +2', correction: { driver: 'ada', points: 2 } });
  seasons.change(season?.id ?? '', { name: 'Winter', rounds: [] }, 'another name', 6);
  settings.write({ name: 'Marta' });
  school.write({ heat: 3 });
  presets.save('friday', 'heat', { title: 'Friday' }, 1);
  circuits.save({ id: 'bay', game: 'heat', circuit: 'abc', source: { name: 'Bay' } }, 1);
  circuits.setDraft('bay', { past: [] });
  circuits.setReport('bay', { races: 3 });
  circuits.setRaced('bay', 'abc');
  circuits.setUnderlay('bay', { image: 'data:image/png;base64,AAAA', place: { x: 1 } });
  party.write({ code: 'ABCD' }, 2);
  archive.ratings.add('streets', ratedBatch(archive.ratings.version()));
  db.close();
  const looked = lookedOver();
  expect(looked.flaws).toEqual([]);
  expect(Object.entries(looked.rows).filter(([, rows]) => rows === 0)).toEqual([]);
}

/** Ratings with a fraction, a whole number, and no level. */
function ratedBatch(version: number): RatedBatch {
  const rating = { rating: 1512.25, deviation: 300, change: -3.5 };
  const car = { driver: 'person/ada', kind: 'person', level: null, place: 1 };
  const point = { race: 'one', at: 5, level: 'easy', ...rating };
  return {
    version,
    after: undefined,
    book: { method: 'm', races: 1, last: { race: 'one', at: 5 } },
    standings: [{ subject: 'person/ada', races: 1, ...rating, car }],
    points: [['person/ada', [point]]],
  };
}

/** What verifying every row finds in the file after a change, which is then undone. changed: number of rows. */
function lookedOver(change: (db: Database) => number = () => 0) {
  const db = new Database(file());
  try {
    db.handle.exec('BEGIN');
    const changed = change(db);
    const flaws: Flaw[] = [];
    db.whenFlawed((flaw) => flaws.push(flaw));
    for (const _ of slicesOf(db, () => {}));
    const rows = SUMMED_TABLES.map((table) => [
      table,
      Number(db.handle.prepare(`SELECT count(*) FROM ${table}`).pluck().get()),
    ]);
    return { flaws, changed, rows: Object.fromEntries(rows) };
  } finally {
    db.handle.exec('ROLLBACK');
    db.close();
  }
}

/** A random generator with the same draws every time. */
function drawing(seed: number): (bound: number) => number {
  let word = seed;
  return (bound) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * bound);
  };
}

function flippedCell(cell: Cell, draw: (bound: number) => number): { sql: string; value: Cell } {
  if (cell === null) return { sql: '?', value: 1 };
  if (typeof cell === 'number') return { sql: '?', value: cell ^ (1 << draw(30)) };
  const bytes = Buffer.from(cell);
  const at = draw(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << draw(8));
  return { sql: typeof cell === 'string' ? 'CAST(? AS TEXT)' : '?', value: bytes };
}

test('a bit flipped in any column of any table is found, and nothing else is', async () => {
  await filled();
  const draw = drawing(8);
  const unnoticed: string[] = [];
  let flips = 0;
  for (const table of SUMMED_TABLES) {
    for (const column of [...SUMMED[table], 'sum']) {
      for (let row = 0; row < ROWS; row++) {
        const { flaws, changed } = lookedOver((db) => flipIn(db, { table, column, row }, draw));
        flips += changed;
        if (flaws.length !== changed || flaws.some((flaw) => flaw.table !== table))
          unnoticed.push(`${table}.${column}`);
      }
    }
  }
  expect(unnoticed).toEqual([]);
  expect(flips).toBeGreaterThan(250);
});

/** How many rows it changed: none if the table has no such row, or a constraint forbids the change. */
function flipIn(
  db: Database,
  { table, column, row }: { table: Summed; column: string; row: number },
  draw: (bound: number) => number,
): number {
  db.handle.pragma('ignore_check_constraints = ON');
  db.handle.pragma('defer_foreign_keys = ON');
  const keys = KEYS[table].map((key) => `${key} AS key_${key}`).join(', ');
  const rows = db.handle.prepare(`SELECT ${keys}, ${column} AS cell FROM ${table}`).all() as Record<string, Cell>[];
  const chosen = rows.length > row ? rows[draw(rows.length)] : undefined;
  if (chosen === undefined) return 0;
  const { sql, value } = flippedCell(chosen.cell ?? null, draw);
  const where = KEYS[table].map((key) => `${key} IS ?`).join(' AND ');
  const keyCells = KEYS[table].map((key) => chosen[`key_${key}`] ?? null);
  try {
    return db.handle.prepare(`UPDATE ${table} SET ${column} = ${sql} WHERE ${where}`).run(value, ...keyCells).changes;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return 0;
    throw error;
  }
}

test(`${FLIPS} bits flipped in the file that change a row without a word are all found`, async () => {
  await filled();
  const whole = readFileSync(file());
  const good = rowsIn();
  const draw = drawing(20_261_127);
  const found = { silent: 0, unnoticed: [] as number[] };
  for (let tries = 0; found.silent < FLIPS && tries < 4000; tries++) {
    const bytes = Buffer.from(whole);
    const at = draw(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << draw(8));
    writeFileSync(file(), bytes);
    if (!isSilentChange(good)) continue;
    found.silent += 1;
    if (lookedOver().flaws.length === 0) found.unnoticed.push(at);
  }
  expect(found).toEqual({ silent: FLIPS, unnoticed: [] });
});

/** Everything in the tables with checksums. */
function rowsIn(): string {
  const handle = new Sqlite(file(), { readonly: true });
  try {
    const tables = SUMMED_TABLES.map((table) =>
      handle
        .prepare(`SELECT ${SUMMED[table].map((column) => `quote(${column})`).join(', ')} FROM ${table}`)
        .raw()
        .all(),
    );
    return JSON.stringify(tables);
  } finally {
    handle.close();
  }
}

/** Whether rows have changed and SQLite still finds the file intact. */
function isSilentChange(good: string): boolean {
  try {
    if (rowsIn() === good) return false;
    const handle = new Sqlite(file(), { readonly: true });
    const reported = handle.pragma('integrity_check(1)', { simple: true });
    handle.close();
    return reported === 'ok';
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return false;
    throw error;
  }
}

function alter(sql: string): void {
  closed();
  const handle = new Sqlite(file());
  handle.exec(sql);
  handle.close();
}
const reported = () => (store?.notices.list() ?? []).map(({ text }) => english(text));
const untilReported = (what: string) =>
  vi.waitFor(() => expect(reported().join(' ')).toContain(what), { timeout: 60_000, interval: 20 });

describe('a race whose row the disk has changed', () => {
  /** A store that was backed up, changed and opened again. */
  async function changed(sql: string, look: LookPace): Promise<Store> {
    const { saves, copyNow } = await opened();
    saves.create(toyRace('a'));
    for (let n = 1; n <= 5; n++) saves.append('a', toyMove(n));
    await copyNow();
    saves.append('a', toyMove(6));
    alter(sql);
    return opened(look);
  }
  const EVENTS = "UPDATE moves SET events = replace(events, 'went', 'wept') WHERE step = 3";

  test('is reported while nothing is saved, and the copy that has the row brings it back', async () => {
    const open = await changed(EVENTS, AT_ONCE);
    await untilReported('1 row in it has changed on disk since Paddock saved it: races.');
    expect(reported()[0]).toMatch(/The backup of .* still has it as saved\./);
    const [notice] = open.notices.list();
    expect(notice?.backup?.file).toContain('by-hand-');
    expect(await open.restoreBackup(notice?.id ?? '')).toBe(true);
    expect(open.saves.log('a')).toEqual([1, 2, 3, 4, 5].map((n) => ({ type: 'went', step: n })));
  });

  test('is reported when the row is read', async () => {
    const open = await changed(EVENTS, NEVER);
    expect(open.saves.log('a')).toHaveLength(6);
    await untilReported('1 row in it has changed');
    expect(open.soundness.isWhole('a', 'record')).toBe(false);
  });

  test('is reported once, and again only when there is more', async () => {
    const open = await changed(EVENTS, AT_ONCE);
    await untilReported('1 row in it');
    for (const { id } of open.notices.list()) open.notices.dismiss(id);
    const again = await opened();
    again.saves.log('a');
    again.saves.head('a');
    alter('UPDATE starts SET events = 2');
    const third = await opened(AT_ONCE);
    await untilReported('2 rows in it have changed');
    expect(third.notices.list()).toHaveLength(1);
  });

  test('stays damaged whatever is saved of it afterwards', async () => {
    const open = await changed("UPDATE races SET seed = 'b'", NEVER);
    open.saves.append('a', toyMove(7));
    open.saves.setSeats('a', [1]);
    open.saves.setTrouble('a', 'none');
    closed();
    expect(lookedOver().flaws.map(({ table, key }) => [table, key])).toEqual([['races', ['a']]]);
  });

  test('that no copy has is reported to be in none', async () => {
    await changed('UPDATE moves SET at = 5 WHERE step = 6', AT_ONCE);
    await untilReported('No backup has it as saved.');
  });

  test('is found in a copy even if the disk has changed its key', async () => {
    await changed('UPDATE moves SET step = 7 WHERE step = 3', AT_ONCE);
    await untilReported('still has it as saved');
  });
});

test('ratings that the disk has changed are reported, and computed again', async () => {
  await filled();
  expect((await opened()).archive.ratings.book('streets')?.races).toBe(1);
  alter('UPDATE ratings SET rating = rating + 1');
  const open = await opened(AT_ONCE);
  await untilReported('1 row in it has changed on disk since Paddock saved it: statistics.');
  expect(open.archive.ratings.book('streets')).toBeUndefined();
});

test('a look waits while something is saved, and continues where it was', async () => {
  await filled();
  const db = new Database(file());
  try {
    let asked = 0;
    let slices = 0;
    const began = db.read.bind(db);
    db.read = (work) => {
      slices += 1;
      return began(work);
    };
    const idle = () => {
      asked += 1;
      return asked % 3 === 0;
    };
    const least = [...slicesOf(db, () => {})].length;
    slices = 0;
    const look = await new Promise<{ stop(): void }>((resolve, failed) => {
      const one = startLook(db, { pace: AT_ONCE, isIdle: idle, differ: failed, done: () => resolve(one), failed });
    });
    look.stop();
    expect(slices).toBeGreaterThanOrEqual(SUMMED_TABLES.length);
    expect(slices).toBeLessThanOrEqual(Math.ceil(asked / 3));
    expect(least).toBeGreaterThan(SUMMED_TABLES.length);
  } finally {
    db.close();
  }
});
