// What an archive of 100,000 races with six cars each costs: every query of a page, opening the store, ratings, a race's end.
// A measurement, not a test. Needs about 5 GB in the temporary folder while it runs.

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { silentLog } from '@api/log';
import { createRatings } from '@host/archive/rating-books';
import { systemClock } from '@host/clock';
import type { Context } from '@host/context';
import { inlineJobRunner } from '@host/jobs/job-runner';
import { rebuildTotals } from '@store/archive/totals';
import { Database } from '@store/database';
import { migrate } from '@store/migrate';
import { MIGRATIONS } from '@store/migrations/all';
import { openStore } from '@store/open';
import { partsOf, type Store } from '@store/store';
import { type QueryFigures, queriesOf, timesOf } from './archive-questions';
import { median } from './figure';
import { GENERATED_GAMES, GENERATED_SEASONS, type GeneratedSpec, generatedRaces } from './made-races';

const RACES = 100_000;
/** Races that end, and are deleted again, for their cost. */
const ENDED = 40;
/** Starts of the store. */
const STARTS = 5;
/** ms by which these races are newer than all others. */
const LATER_MS = 5e11;
const SPEC: GeneratedSpec = { races: RACES, seed: 'bench', cars: [6, 6], text: 300 };

/** ms of CPU time of the thread, unless a name says otherwise. */
export interface LargeFigures {
  queries: QueryFigures[];
  open: number;
  /** A race's end, and deleting it. */
  end: number;
  remove: number;
  /** Rating five games from scratch in jobs: s of all threads, and ms that storing one batch takes the main thread. */
  rateAll: number;
  rateSlice: number;
  /** Every game's ratings as they are kept. */
  rated: number;
}

/** Measures in a new folder under dir, which is removed again. */
export async function benchLargeArchive(dir: string, races = RACES): Promise<LargeFigures> {
  const folder = mkdtempSync(path.join(dir, 'paddock-bench-'));
  try {
    fill(path.join(folder, 'paddock.db'), races);
    const starts = [];
    for (let n = 0; n < STARTS; n++) starts.push(await start(folder));
    const opened = await openStore({ dir: folder });
    if (!opened.ok) throw opened.trouble;
    try {
      return { ...(await measured(opened.store, races)), open: median(starts) };
    } finally {
      opened.store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills a new database. Its totals are added up once at the end, which takes less time than triggers for each race. */
function fill(file: string, races: number): void {
  const db = new Database(file);
  try {
    migrate(db, MIGRATIONS);
    db.handle.pragma('synchronous = OFF');
    const { seasons, saves } = partsOf(db);
    for (const id of GENERATED_SEASONS) seasons.create({ id, plan: { name: id, rounds: [] }, at: 0 });
    const triggers = db.prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
    );
    const all = triggers.all();
    for (const { name } of all) db.handle.exec(`DROP TRIGGER ${name}`);
    const made = generatedRaces({ ...SPEC, races });
    for (let left = races; left > 0; left -= 1000) {
      db.write(() => {
        for (let n = 0; n < Math.min(1000, left); n++) {
          const { value } = made.next();
          if (value !== undefined) saves.createWhole(value);
        }
      });
    }
    rebuildTotals(db);
    for (const { sql } of all) db.handle.exec(sql);
  } finally {
    db.close();
  }
}

async function measured(store: Store, races: number): Promise<Omit<LargeFigures, 'open'>> {
  const queries = Object.entries(queriesOf(store, races)).map(([query, work]) => ({ query, ...timesOf(work, 10) }));
  const more = [...generatedRaces({ ...SPEC, races: ENDED, seed: 'more' })].map(({ race }, n) => {
    const later = { id: `more-${n}`, at: race.at + LATER_MS, season: undefined, fork: undefined };
    return { race: { ...race, ...later }, moves: [] };
  });
  const each = (work: () => void) => {
    const before = process.threadCpuUsage();
    work();
    return cpuSince(before) / ENDED;
  };
  const end = each(() => more.forEach(store.saves.createWhole));
  const remove = each(() => {
    for (const { race } of more) store.saves.delete(race.id);
  });
  return { queries, end, remove, ...(await ratingsOf(store)) };
}

/** Rates every game, twice: from scratch, and as a start finds the ratings. Jobs run in this thread, to count all work. */
async function ratingsOf(store: Store): Promise<Pick<LargeFigures, 'rateAll' | 'rateSlice' | 'rated'>> {
  const jobs = inlineJobRunner({});
  const context = { store, jobs, games: {}, clock: systemClock, log: silentLog };
  const books = createRatings(context as unknown as Context);
  const { ratings } = store.archive;
  const add = ratings.add;
  const held: number[] = [];
  ratings.add = (game, batch) => {
    const began = process.threadCpuUsage();
    const done = add(game, batch);
    held.push(cpuSince(began));
    return done;
  };
  const all = async () => {
    const before = process.threadCpuUsage();
    for (const game of Object.keys(GENERATED_GAMES)) await books.of(game);
    return cpuSince(before);
  };
  const rateAll = (await all()) / 1000;
  const rated = await all();
  books.stop();
  return { rateAll, rateSlice: held.reduce((sum, one) => sum + one, 0) / Math.max(1, held.length), rated };
}

async function start(dir: string): Promise<number> {
  const before = process.threadCpuUsage();
  const opened = await openStore({ dir });
  const used = cpuSince(before);
  opened.store.close();
  return used;
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
