// Lists, statistics and records compared with a simple recount of the same generated races.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fill } from '@tools/bench/archive-questions';
import { GENERATED_GAMES, GENERATED_SEASONS, type GeneratedSpec, generatedRaces } from '@tools/bench/made-races';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatFilter } from '../archive/archive';
import type { StoredRecord } from '../archive/circuit-records';
import type { RaceFilter } from '../archive/list-sql';
import { Database } from '../database';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import type { NewEntry } from '../races/entries';
import { partsOf, type StoreParts } from '../store';

const SPEC: GeneratedSpec = { races: 300, seed: 'recount', cars: [2, 6], text: 10 };
const RACES = [...generatedRaces(SPEC)].map(({ race }) => race).reverse();
const DRIVERS = [...new Set(RACES.flatMap((race) => race.finish.entries.map((one) => one.driver)))].sort();
const STAT_FILTERS: StatFilter[] = [
  {},
  ...Object.entries(GENERATED_GAMES).flatMap(([game, { circuits }]) => [
    { game },
    ...circuits.map((circuit) => ({ game, circuit })),
  ]),
  { game: 'streets', circuit: 'nowhere' },
];
const figures = (game: string) => GENERATED_GAMES[game]?.figures ?? [];

let dir: string;
let db: Database;
let parts: StoreParts;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-archive-'));
  db = new Database(path.join(dir, 'paddock.db'));
  migrate(db, MIGRATIONS);
  parts = partsOf(db);
  fill(db, parts, SPEC);
});
afterAll(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Entries that match the filter, newest first, each with its race. */
function entered({ game, circuit }: StatFilter, driver?: string) {
  return RACES.flatMap((race) => race.finish.entries.map((entry) => ({ race, entry }))).filter(
    ({ race, entry }) =>
      (game === undefined || race.game === game) &&
      (circuit === undefined || race.circuit === circuit) &&
      (driver === undefined || entry.driver === driver),
  );
}
const isWin = ({ place, out }: NewEntry) => place === 1 && !out;
const isPodium = ({ place, out }: NewEntry) => place <= 3 && !out;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function totalsOf(driver: string, filter: StatFilter) {
  const all = entered(filter, driver);
  const [latest] = all;
  if (latest === undefined) return undefined;
  const entries = all.map(({ entry }) => entry);
  const finished = entries.filter((entry) => !entry.out).map((entry) => entry.place);
  return {
    driver,
    name: latest.entry.name,
    kind: latest.entry.kind,
    colour: latest.entry.colour,
    starts: entries.length,
    wins: entries.filter(isWin).length,
    podiums: entries.filter(isPodium).length,
    points: sumOf(entries.map((entry) => entry.points)),
    meanPlace: finished.length === 0 ? 0 : Math.round((sumOf(finished) / finished.length) * 100),
    lastAt: latest.race.at,
  };
}

test('races are rated in the order in which they ended, with every car by seat', () => {
  for (const game of Object.keys(GENERATED_GAMES)) {
    const races = RACES.filter((race) => race.game === game && race.finish.entries.length > 0).toReversed();
    const all = races.map(({ id, at, finish }) => {
      const cars = finish.entries.map(({ driver, kind, level, place }) => ({ driver, kind, level, place }));
      return { race: id, at, cars };
    });
    expect(all.length).toBeGreaterThan(5);
    const { rated } = parts.archive;
    expect(rated.after(game, undefined, 2)).toEqual(all.slice(0, 2));
    expect(rated.after(game, undefined)).toEqual(all);
    expect(rated.after(game, all[2])).toEqual(all.slice(3));
    expect(rated.after(game, all.at(-1))).toEqual([]);
    expect(rated.games()).toContain(game);
  }
});

test('the generated races include the hard cases: shared places, cars out, practice, solo sessions, missing figures', () => {
  const entries = entered({}).map(({ entry }) => entry);
  expect(entries.filter((entry) => entry.out).length).toBeGreaterThan(30);
  expect(RACES.filter((race) => race.finish.entries.filter(isWin).length === 2).length).toBeGreaterThan(5);
  expect(RACES.filter((race) => race.fork !== undefined).length).toBe(6);
  expect(RACES.filter((race) => race.finish.best !== undefined).length).toBe(7);
  expect(DRIVERS.length).toBe(12);
});

/** Every combination of these values. */
function combined(choices: { readonly [K in keyof RaceFilter]: readonly RaceFilter[K][] }): RaceFilter[] {
  return Object.entries(choices).reduce<RaceFilter[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
}

describe('the list holds exactly the races that match the filter, newest first', () => {
  const season = GENERATED_SEASONS[3] ?? '';
  const filters: RaceFilter[] = [
    {},
    { game: 'streets' },
    { game: 'roborally', circuit: 'island' },
    { circuit: 'usa' },
    { driver: 'person/ben' },
    { driver: 'ai/moss', game: 'streets' },
    { driver: 'person/ada', won: true },
    { driver: 'person/ada', won: false },
    { won: true },
    { won: false },
    { season },
    { season, driver: 'person/ada', won: false },
    { practice: true },
    { practice: false },
    { practice: false, game: 'waddington', won: true },
    { driver: 'person/nobody' },
    ...combined({
      game: [undefined, 'streets'],
      driver: [undefined, 'ai/moss'],
      won: [undefined, true, false],
      season: [undefined, season],
      practice: [undefined, true, false],
    }),
  ];
  test.each(filters)('%j', (filter) => {
    const { game, circuit, driver, won, practice } = filter;
    const wanted = RACES.filter((race) => {
      const own = race.finish.entries.filter((entry) => driver === undefined || entry.driver === driver);
      return (
        (game === undefined || race.game === game) &&
        (circuit === undefined || race.circuit === circuit) &&
        (driver === undefined || own.length > 0) &&
        (won === undefined || own.some(isWin) === won) &&
        (filter.season === undefined || race.season?.season === filter.season) &&
        (practice === undefined || (race.fork !== undefined) === practice)
      );
    }).map((race) => race.id);
    expect(parts.archive.list(filter, 0, 1000).races.map((head) => head.id)).toEqual(wanted);
    const page = parts.archive.list(filter, 7, 5);
    expect(page.total).toBe(wanted.length);
    expect(page.races.map((head) => head.id)).toEqual(wanted.slice(7, 12));
  });
});

test.each(STAT_FILTERS)('drivers are added up, most wins first: %j', (filter) => {
  const wanted = DRIVERS.flatMap((driver) => totalsOf(driver, filter) ?? []).sort(
    (a, b) => b.wins - a.wins || b.podiums - a.podiums || b.points - a.points || compare(a.driver, b.driver),
  );
  expect(parts.archive.drivers(filter)).toEqual(wanted);
  for (const driver of DRIVERS) expect(parts.archive.driver(driver, filter)).toEqual(totalsOf(driver, filter));
});

test.each(STAT_FILTERS)('circuits add up figures as the game defines them: %j', (filter) => {
  for (const driver of DRIVERS) {
    const all = entered(filter, driver);
    const keys = [...new Set(all.map(({ race }) => `${race.game}/${race.circuit}`))];
    const wanted = keys.map((key) => {
      const [game = '', circuit = ''] = key.split('/');
      const entries = all.filter(({ race }) => race.game === game && race.circuit === circuit).map((one) => one.entry);
      const totals = figures(game).flatMap(({ id, over }) => {
        const values = entries.flatMap((entry) => entry.figures[id] ?? []);
        if (values.length === 0) return [];
        return [[id, over === 'total' ? sumOf(values) : Math[over === 'least' ? 'min' : 'max'](...values)] as const];
      });
      const wins = entries.filter(isWin).length;
      const podiums = entries.filter(isPodium).length;
      return { game, circuit, starts: entries.length, wins, podiums, figures: Object.fromEntries(totals) };
    });
    wanted.sort((a, b) => b.starts - a.starts || compare(a.game, b.game) || compare(a.circuit, b.circuit));
    expect(parts.archive.circuits(driver, filter, figures)).toEqual(wanted);
  }
});

test.each(STAT_FILTERS)('form is the latest races, rivals are the most frequent ones: %j', (filter) => {
  for (const driver of DRIVERS) {
    const own = entered(filter, driver);
    const form = own.slice(0, 10).map(({ race, entry: { place, out } }) => {
      const { id, game, circuit, at } = race;
      return { race: id, game, circuit, place, out, cars: race.finish.entries.length, at };
    });
    expect(parts.archive.form(driver, filter, 10)).toEqual(form);
    const met = DRIVERS.filter((other) => other !== driver).flatMap((other) => {
      const pairs = own.flatMap(({ race, entry }) =>
        race.finish.entries.filter((one) => one.driver === other).map((theirs) => ({ entry, theirs })),
      );
      const [latest] = pairs;
      if (latest === undefined) return [];
      const { name, kind, colour } = latest.theirs;
      const ahead = pairs.filter(({ entry, theirs }) => entry.place < theirs.place).length;
      const behind = pairs.filter(({ entry, theirs }) => entry.place > theirs.place).length;
      return [{ driver: other, name, kind, colour, races: pairs.length, ahead, behind }];
    });
    met.sort((a, b) => b.races - a.races || compare(a.driver, b.driver));
    expect(parts.archive.rivals(driver, filter, 5)).toEqual(met.slice(0, 5));
  }
});

test.each(STAT_FILTERS)('a record is the best value, held by the first to set it: %j', (filter) => {
  const best = new Map<string, StoredRecord>();
  const racesOf = new Map<string, Map<string, number>>();
  // Oldest first, and within a race by place: only a better value takes a record.
  const all = entered(filter).sort((a, b) => a.race.at - b.race.at || a.entry.place - b.entry.place);
  for (const { race, entry } of all) {
    for (const { id, over, record } of figures(race.game)) {
      const value = entry.figures[id];
      if (record === undefined || value === undefined || (record === 'race' && entry.out)) continue;
      const length = record === 'race' ? race.finish.length : null;
      const key = JSON.stringify([race.game, race.circuit, length, id]);
      racesOf.set(key, (racesOf.get(key) ?? new Map()).set(race.id, race.at));
      const known = best.get(key)?.value;
      if (known !== undefined && (over === 'least' ? value >= known : value <= known)) continue;
      const { seat, driver, name, kind, colour } = entry;
      const { game, circuit, at } = race;
      const held = { driver, name, kind, colour, race: race.id, seat, at };
      best.set(key, { game, circuit, figure: id, length, value, ...held, contested: false });
    }
  }
  for (const [key, line] of best) {
    line.contested = [...racesOf.get(key)!].some(([race, at]) => race !== line.race && at <= line.at);
  }
  const found = parts.archive.records(filter, figures);
  const byKey = new Map(
    found.map((one) => [JSON.stringify([one.game, one.circuit, one.length, one.figure]), one] as const),
  );
  expect(found.length).toBe(byKey.size);
  expect(byKey).toEqual(best);
});

test('a season shows its races as they were started, with the figures of every car', () => {
  const season = GENERATED_SEASONS[3] ?? '';
  const wanted = RACES.filter((race) => race.season?.season === season).reverse();
  const found = parts.seasons.races(season);
  expect(found.length).toBe(2);
  expect(found.map(({ race, round, results }) => ({ race, round, results }))).toEqual(
    wanted.map((race) => ({
      race: race.id,
      round: race.season?.round,
      results: race.finish.entries.map(({ seat, place, out, points, bonuses, figures: shown }) => {
        return { seat, place, out, points, bonuses, figures: shown };
      }),
    })),
  );
  const listed = parts.seasons.list();
  expect(listed.map((one) => one.savedAt)).toEqual(listed.map((one) => one.savedAt).sort((a, b) => b - a));
  expect(listed.length).toBe(GENERATED_SEASONS.length);
});

test('a deleted race leaves no trace in statistics, records and seasons', () => {
  const victim = RACES.find((race) => race.season !== undefined && race.finish.entries.length > 0);
  if (victim === undefined) throw new Error('no race to delete');
  parts.saves.delete(victim.id);
  const left = (table: string) =>
    db.prepare<[string], { n: number }>(`SELECT count(*) AS n FROM ${table} WHERE race = ?`).get(victim.id)?.n;
  expect(['entries', 'figures', 'season_races', 'results', 'films'].map(left)).toEqual([0, 0, 0, 0, 0]);
});

test('no list and no statistic scans a large table', () => {
  const asked: string[] = [];
  const prepare = db.prepare.bind(db);
  db.prepare = ((sql: string) => {
    asked.push(sql);
    return prepare(sql);
  }) as typeof db.prepare;
  const { archive } = partsOf(db);
  const each = { game: 'streets', circuit: 'usa', driver: 'person/ada', season: GENERATED_SEASONS[0] ?? '' };
  const filters: RaceFilter[] = Object.entries(each).map(([key, value]) => ({ [key]: value }));
  for (const filter of [{}, ...filters, { won: true }, { won: false, practice: false }, { ...each, won: true }]) {
    archive.list(filter, 0, 10);
  }
  db.prepare = prepare;
  const scans = asked
    .filter((sql) => sql.startsWith('SELECT'))
    .flatMap((sql) => {
      const bind = sql.includes('$')
        ? [{ ...each, offset: 0, limit: 1, count: 1 }]
        : Array<number>(sql.split('?').length - 1).fill(1);
      const plan = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...bind);
      return plan.map(({ detail }) => detail).filter((detail) => /^SCAN \w+$/.test(detail));
    });
  expect(asked.length).toBeGreaterThan(40);
  // These tables hold a handful of rows; few are the practice races, raced the circuits of races.
  const small = [
    'campaign_races',
    'careers',
    'circuit_totals',
    'circuits',
    'daily_attempts',
    'driver_totals',
    'few',
    'notices',
    'own_puzzles',
    'party',
    'people',
    'presets',
    // Five answers a day, and at most a few puzzles from a race of one's own.
    'puzzle_attempts',
    'raced',
    'seasons',
    // A row for each attempt.
    'trial_attempts',
  ];
  expect([...new Set(scans)].sort()).toEqual(small.map((table) => `SCAN ${table}`));
});
