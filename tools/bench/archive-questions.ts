// How long the archive, statistics and seasons take over this many races. A measurement, not a test.

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addRace, type Book, newBook, type RatedRace } from '@ratings/book';
import { priorsOf } from '@ratings/priors';
import { Database } from '@store/database';
import { migrate } from '@store/migrate';
import { MIGRATIONS } from '@store/migrations/all';
import { partsOf, type StoreParts } from '@store/store';
import { GENERATED_GAMES, GENERATED_SEASONS, type GeneratedSpec, generatedRaces } from './made-races';

const BATCH_MS = 20;

/** ms of CPU time that one query takes. */
export interface QueryFigures {
  query: string;
  p50: number;
  p95: number;
}

/** Fills an empty database with generated races and their seasons, in one transaction. */
export function fill(db: Database, { seasons, saves }: StoreParts, spec: GeneratedSpec): void {
  db.write(() => {
    for (const id of GENERATED_SEASONS) seasons.create({ id, plan: { name: id, rounds: [] }, at: 0 });
    for (const race of generatedRaces(spec)) saves.createWhole(race);
  });
}

/** Measures every query over races in a new folder under dir, which is removed again. */
export function benchArchive(dir: string, races = 10_000, rounds = 40): QueryFigures[] {
  const folder = mkdtempSync(path.join(dir, 'paddock-bench-'));
  const db = new Database(path.join(folder, 'paddock.db'));
  try {
    migrate(db, MIGRATIONS);
    const parts = partsOf(db);
    fill(db, parts, { races, seed: 'bench', cars: [6, 6], text: 1000 });
    return Object.entries(queriesOf(parts)).map(([query, work]) => ({ query, ...timesOf(work, rounds) }));
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One for each query of a page. Those without a filter have the most to read. */
export function queriesOf({ archive, seasons }: StoreParts, races = 10_000): Record<string, () => unknown> {
  const figures = (game: string) => GENERATED_GAMES[game]?.figures ?? [];
  const driver = 'person/ada';
  const streets = { game: 'streets', circuit: 'usa' };
  const season = GENERATED_SEASONS[0] ?? '';
  /** This many races from the newest one, of ten thousand. */
  const deep = (offset: number) => Math.round((offset * races) / 10_000);
  return {
    'list.all': () => archive.list({}, 0, 50),
    'list.deep': () => archive.list({}, deep(9900), 50),
    'list.game': () => archive.list({ game: 'streets' }, deep(1500), 50),
    'list.circuit': () => archive.list(streets, deep(400), 50),
    'list.driver': () => archive.list({ driver: 'person/ben' }, deep(4000), 50),
    'list.won': () => archive.list({ won: true }, deep(9000), 50),
    'list.driver.won': () => archive.list({ driver, won: true }, deep(1000), 50),
    'list.driver.lost': () => archive.list({ driver, won: false }, deep(7000), 50),
    'list.season': () => archive.list({ season }, 0, 50),
    'list.races': () => archive.list({ practice: false }, deep(9000), 50),
    'list.practice': () => archive.list({ practice: true }, 100, 50),
    'list.every': () => archive.list({ ...streets, driver, won: true, season, practice: false }, 0, 50),
    drivers: () => archive.drivers({}),
    'drivers.circuit': () => archive.drivers(streets),
    driver: () => archive.driver(driver, {}),
    'driver.circuit': () => archive.driver(driver, streets),
    circuits: () => archive.circuits(driver, {}, figures),
    form: () => archive.form(driver, {}, 10),
    'form.none': () => archive.form(driver, { game: 'chess' }, 10),
    rivals: () => archive.rivals(driver, {}, 20),
    // All that a game's ratings are computed from, with the computation.
    'ratings.anew': () => archive.rated.after('streets', undefined).reduce(added, newBook(priorsOf())),
    'rivals.circuit': () => archive.rivals(driver, streets, 20),
    records: () => archive.records({}, figures),
    'records.circuit': () => archive.records(streets, figures),
    uncounted: () => archive.uncounted(100),
    seasons: () => seasons.list(),
    season: () => [seasons.get(season), seasons.races(season), seasons.changes(season)],
  };
}

/** Changes book: adds the race. Returns the same book. */
function added(book: Book, race: RatedRace): Book {
  addRace(book, race);
  return book;
}

/** CPU time advances in steps of some ms, so quick work is repeated for one figure. */
export function timesOf(work: () => unknown, rounds: number): { p50: number; p95: number } {
  const calls = Math.max(1, Math.round(BATCH_MS / Math.max(0.05, cpuOf(work, 1))));
  const times = Array.from({ length: rounds }, () => cpuOf(work, calls)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** ms of one call. */
function cpuOf(work: () => unknown, calls: number): number {
  const before = process.threadCpuUsage();
  for (let n = 0; n < calls; n++) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / calls;
}
