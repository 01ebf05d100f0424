// Totals after any history of races are the totals added up from scratch, and queries answer as if they read every race.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { GENERATED_GAMES, GENERATED_SEASONS, generatedRaces } from '@tools/bench/made-races';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rebuildTotals, TOTAL_TABLES, wrongTotals } from '../archive/totals';
import { Database } from '../database';
import { migrate } from '../migrate';
import { TOTALS } from '../migrations/0010-totals';
import { MIGRATIONS } from '../migrations/all';
import { openStore } from '../open';
import { takeIncoming, writeIncoming } from '../races/incoming';
import { partsOf, type StoreParts } from '../store';
import { dropTotals } from './old';
import { wrongTotalsIn } from './totals-in';

const RACES = [...generatedRaces({ races: 160, seed: 'history', cars: [2, 6], text: 10 })];
const CHANGES = 100;

let dir: string;
let db: Database;
let parts: StoreParts;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-totals-'));
  db = new Database(path.join(dir, 'paddock.db'));
  migrate(db, MIGRATIONS);
  parts = partsOf(db);
  for (const id of GENERATED_SEASONS) parts.seasons.create({ id, plan: {}, at: 0 });
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const rowsOf = (sql: string) => db.handle.prepare(sql).raw().all().map(String).sort();
const kept = () => TOTAL_TABLES.map((table) => [table, rowsOf(`SELECT * FROM ${table}`)]);
const fromScratch = () => TOTAL_TABLES.map((table) => [table, rowsOf(TOTALS[table].select('true'))]);

/** Everything that can happen to races, with a random choice of race. Returns the number of kinds. */
function history(seed: string) {
  const draw = drawOf(seedRng(seed));
  const outside = [...RACES];
  const inside: typeof RACES = [];
  const take = (list: typeof RACES) => list.splice(draw(list.length), 1)[0]!;
  const some = () => inside[draw(inside.length)]!.race.id;
  const added = () => {
    const one = take(outside);
    inside.push(one);
    return one;
  };
  const sql = (text: string, ...values: unknown[]) => db.write(() => db.handle.prepare(text).run(...values));
  const steps = {
    'a race ends': () => parts.saves.createWhole(added()),
    'a race ends, and another one': () => [added(), added()].forEach(parts.saves.createWhole),
    'races are imported': async () => {
      const file = path.join(dir, 'paddock-incoming-1.db');
      const races = [added(), added()].map(({ race, moves }) => ({ race: { ...race, season: undefined }, moves }));
      writeIncoming(file, { races });
      await takeIncoming(db, file);
    },
    'an import fails at its end': async () => {
      const file = path.join(dir, 'paddock-incoming-1.db');
      const { race } = outside[0]!;
      writeIncoming(file, { races: [{ race: { ...race, season: undefined }, moves: [] }] });
      const here = [{ race: 'nobody', part: { season: 'nothing', round: 'one', leg: 1, entrants: [] } }];
      await expect(takeIncoming(db, file, here)).rejects.toThrow();
    },
    'a race is deleted': () => {
      const one = take(inside);
      expect(parts.saves.delete(one.race.id)).toBe(true);
      outside.push(one);
    },
    'a write fails after a race was deleted': () => {
      const undone = () =>
        db.write(() => {
          parts.saves.delete(some());
          throw new Error('undone');
        });
      expect(undone).toThrow('undone');
    },
    'a race of before is counted': () => {
      const id = some();
      const { finish } = inside.find(({ race }) => race.id === id)!.race;
      sql('DELETE FROM entries WHERE race = ?', id);
      sql('UPDATE results SET counted = 0 WHERE race = ?', id);
      parts.archive.count(id, finish.length, finish.entries, undefined);
    },
    'entries are changed': () => {
      sql(
        "UPDATE entries SET place = 1 + place % 3, out = 1 - out, driver = 'person/zoe' WHERE race = ? AND seat = 1",
        some(),
      );
    },
    'figures are removed': () => sql('DELETE FROM figures WHERE race = ? AND seat = 0', some()),
    'a recording is stored': () => parts.archive.storeRecording(some(), Uint8Array.of(1)),
    'a recording is lost': () => sql('DELETE FROM films WHERE race = ?', some()),
    'a season is deleted': () => {
      const [season] = parts.seasons.list();
      if (season !== undefined) parts.seasons.delete(season.id);
      parts.seasons.create({ id: season?.id ?? 'season-0', plan: {}, at: 0 });
    },
    'a correction is made': () =>
      parts.seasons.correct(GENERATED_SEASONS[0]!, { at: 9, text: 'Ada +2', correction: { driver: 'ada', points: 2 } }),
  };
  return { steps, draw, inside };
}

test.each(['one', 'two', 'three'])(
  'after each change of history %s the totals are those from scratch',
  async (seed) => {
    const { steps, draw, inside } = history(seed);
    const kinds = Object.entries(steps);
    const seen = new Set<string>();
    for (let n = 0; n < CHANGES; n++) {
      const isEarly = inside.length < 8 || inside.length > 120;
      const [name, step] = isEarly && inside.length < 8 ? kinds[1]! : kinds[draw(kinds.length)]!;
      await step();
      seen.add(name);
      expect([n, name, kept()]).toEqual([n, name, fromScratch()]);
    }
    expect(seen).toEqual(new Set(Object.keys(steps)));
    expect(inside.length).toBeGreaterThan(20);
    for (const { race } of inside.splice(0)) parts.saves.delete(race.id);
    expect(kept()).toEqual(TOTAL_TABLES.map((table) => [table, []]));
  },
);

/** Adds a generated race in which one driver has two cars, and both win. */
function twoCars() {
  const { race } = RACES.find((one) => one.race.finish.entries.length > 3)!;
  const [first, second, ...rest] = race.finish.entries.map((entry) => ({ ...entry, out: false }));
  const pair = [first!, { ...second!, driver: first!.driver }].map((entry) => ({ ...entry, place: 1 }));
  return { race: { ...race, season: undefined, finish: { ...race.finish, entries: [...pair, ...rest] } }, moves: [] };
}

test('a driver with two cars in a race starts twice, and the race is listed and won once', () => {
  const { race, moves } = twoCars();
  parts.saves.createWhole({ race, moves });
  const driver = race.finish!.entries[0]!.driver;
  expect(parts.archive.driver(driver, {})).toMatchObject({ starts: 2, wins: 2 });
  for (const filter of [{ driver }, { driver, won: true }, { won: true }, {}]) {
    expect(parts.archive.list(filter, 0, 9)).toMatchObject({ total: 1, races: [{ id: race.id }] });
  }
  expect(parts.archive.list({ driver, won: false }, 0, 9)).toEqual({ total: 0, races: [] });
  expect(kept()).toEqual(fromScratch());
  parts.saves.delete(race.id);
  expect(kept()).toEqual(TOTAL_TABLES.map((table) => [table, []]));
});

test('a finished race is saved last when it ends, which is the order of every list', async () => {
  for (const one of RACES.slice(0, 30)) parts.saves.createWhole(one);
  const file = path.join(dir, 'paddock-incoming-1.db');
  writeIncoming(file, {
    races: RACES.slice(30, 33).map(({ race }) => ({ race: { ...race, season: undefined }, moves: [] })),
  });
  await takeIncoming(db, file);
  const others = rowsOf(
    `SELECT id FROM races JOIN entries ON race = id WHERE finished_at <> saved_at OR status = 'open'`,
  );
  expect([others, parts.archive.list({}, 0, 1).total]).toEqual([[], 33]);
});

test('a database of schema 9 gets its totals when it is migrated', () => {
  for (const one of RACES) parts.saves.createWhole(one);
  const before = kept();
  expect(before.every(([, rows]) => (rows as string[]).length > 5)).toBe(true);
  dropTotals(db.handle);
  db.handle.pragma('user_version = 9');
  migrate(db, MIGRATIONS);
  expect(kept()).toEqual(before);
});

/** What verifying finds, to its end. */
function found() {
  return wrongTotalsIn(db);
}

describe('verifying the totals', () => {
  beforeEach(() => {
    db.write(() => RACES.slice(0, 60).forEach(parts.saves.createWhole));
  });

  test('finds nothing in sound totals, and takes many slices', () => {
    expect(found()).toEqual([]);
    expect([...wrongTotals(db)].length).toBeGreaterThan(5);
  });

  test.each(
    TOTAL_TABLES.flatMap((table) =>
      [...TOTALS[table].keys, ...Object.keys(TOTALS[table].sums)].map((column) => [table, column] as const),
    ),
  )('finds a change of %s.%s, and adding up again repairs it', (table, column) => {
    const right = kept();
    const { keys } = TOTALS[table];
    const isKey = (keys as readonly string[]).includes(column);
    const first = keys.map((key) => `${key} = (SELECT ${key} FROM ${table} ORDER BY ${keys.join(', ')} LIMIT 1)`);
    const changed = db.handle
      .prepare(`UPDATE ${table} SET ${column} = ${isKey ? `'~'` : `${column} + 1`} WHERE ${first.join(' AND ')}`)
      .run();
    expect(changed.changes).toBeGreaterThan(0);
    expect(found()).toEqual([table]);
    rebuildTotals(db, [table]);
    expect([found(), kept()]).toEqual([[], right]);
  });

  test.each(TOTAL_TABLES)('finds a missing row of %s, and one too many', (table) => {
    db.handle.exec(`DELETE FROM ${table}`);
    expect(found()).toEqual([table]);
    rebuildTotals(db);
    const { keys, sums } = TOTALS[table];
    const more = [...keys.map(() => "'zz'"), ...Object.keys(sums).map(() => '0')].join(', ');
    db.handle.exec(`INSERT INTO ${table} VALUES (${more})`);
    expect(found()).toEqual([table]);
  });

  test('comes to no result if a race ends meanwhile', () => {
    const slices = wrongTotals(db);
    slices.next();
    parts.saves.delete(RACES[0]!.race.id);
    let last = slices.next();
    while (last.done !== true) last = slices.next();
    expect(last.value).toBeUndefined();
    expect(found()).toEqual([]);
  });
});

test('totals that the disk has changed are reported and added up again while nothing is saved', async () => {
  for (const one of RACES.slice(0, 9)) parts.saves.createWhole(one);
  const before = partsOf(db).archive.drivers({});
  db.close();
  const handle = new Sqlite(path.join(dir, 'paddock.db'));
  handle.exec('UPDATE driver_totals SET wins = wins + 7');
  handle.close();
  const opened = await openStore({ dir, look: { after: 0, pause: 0, again: 3_600_000 } });
  if (!opened.ok) throw opened.trouble;
  const { archive, notices } = opened.store;
  expect(archive.drivers({})).not.toEqual(before);
  await vi.waitFor(() => expect(archive.drivers({})).toEqual(before), { timeout: 30_000, interval: 20 });
  expect(notices.list().map(({ text }) => text[0])).toMatchObject([{ id: 'notice.unreadable.totals' }]);
  opened.store.close();
  db = new Database(path.join(dir, 'paddock.db'));
});

test('queries answer from totals alone, whatever the entries say', () => {
  for (const one of RACES) parts.saves.createWhole(one);
  const { archive } = parts;
  const driver = 'person/ada';
  const figures = (game: string) => GENERATED_GAMES[game]?.figures ?? [];
  const answers = () => [
    archive.driver(driver, {}),
    archive.circuits(driver, {}, figures),
    archive.rivals(driver, {}, 99),
  ];
  expect(JSON.stringify(answers())).toContain('"starts":');
  db.handle.exec('DELETE FROM driver_totals; DELETE FROM figure_totals; DELETE FROM rival_totals');
  expect(answers()).toEqual([undefined, [], []]);
  rebuildTotals(db);
  expect(archive.driver(driver, {})?.starts).toBeGreaterThan(100);
});
