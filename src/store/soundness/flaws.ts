// Collects the rows of an open database that are not as they were saved, and reports them to a person, with the backup that
// still has them. Not here: finding them (sums.ts as rows are read, look.ts).

import { keptRatingsIn } from '../archive/kept-ratings';
import type { Database } from '../database';
import { unsoundNotice } from '../folder/open-notices';
import { message } from '../messages';
import { SUMMED_RATINGS } from '../migrations/0010-ratings';
import type { StoreNotice } from '../notices';
import { type StoreError, storeErrorOf } from '../store-error';
import { copyWith } from './copies-with';
import { type Flaw, SUMMED_TABLES, type Summed } from './sums';

/** Flawed rows kept, at most; more of them say nothing new. */
const MOST = 1000;
/** ms for which findings are collected and then reported together. */
const TELL_MS = 500;

/** What rows belong to, in the words of the notices. */
const OF: {
  readonly [T in Summed]:
    | 'races'
    | 'results'
    | 'statistics'
    | 'seasons'
    | 'presets'
    | 'circuits'
    | 'settings'
    | 'party';
} = {
  races: 'races',
  starts: 'races',
  moves: 'races',
  snapshots: 'races',
  packs: 'races',
  films: 'races',
  forks: 'races',
  reviews: 'results',
  results: 'results',
  bests: 'results',
  entries: 'statistics',
  figures: 'statistics',
  seasons: 'seasons',
  season_races: 'seasons',
  season_changes: 'seasons',
  settings: 'settings',
  presets: 'presets',
  circuits: 'circuits',
  underlays: 'circuits',
  puzzle_attempts: 'results',
  own_puzzles: 'results',
  puzzle_searches: 'results',
  daily_attempts: 'results',
  daily_friends: 'results',
  trial_attempts: 'results',
  campaign_races: 'results',
  people: 'settings',
  careers: 'seasons',
  career_races: 'seasons',
  race_facts: 'statistics',
  achievements_won: 'statistics',
  party: 'party',
  rating_books: 'statistics',
  ratings: 'statistics',
  rating_points: 'statistics',
};

export interface FlawsWork {
  dir: string;
  now: () => number;
  tell(notice: StoreNotice): void;
}

export interface Flaws {
  /** Every row was verified: rows that are no longer flawed are forgotten, so that they are reported if they fail again. */
  lookedAtAll(): void;
  /** SQLite could not read a row. */
  failed(trouble: StoreError): void;
  stop(): void;
}

/** Starts collecting. Each row is reported once, also across restarts. */
export function collectFlaws(db: Database, { dir, now, tell }: FlawsWork): Flaws {
  const found = new Map<string, Flaw>();
  let telling: NodeJS.Timeout | undefined;

  function tellAll(): void {
    telling = undefined;
    if (!db.handle.open || found.size <= reportedRows(db)) return;
    noteReported(db, found.size);
    maybeResetRatings(db, [...found.values()]);
    tell(alteredNotice(dir, [...found.values()], now()));
  }

  db.whenFlawed((flaw) => {
    const key = JSON.stringify([flaw.table, flaw.key]);
    if (found.has(key) || found.size >= MOST) return;
    found.set(key, flaw);
    telling ??= setTimeout(tellAll, TELL_MS).unref();
  });
  return {
    lookedAtAll() {
      tellAll();
      if (found.size < reportedRows(db)) noteReported(db, found.size);
    },
    failed(trouble) {
      tell(unsoundNotice(trouble));
    },
    stop() {
      clearTimeout(telling);
      db.whenFlawed(() => {});
    },
  };
}

function alteredNotice(dir: string, flaws: readonly Flaw[], now: number): StoreNotice {
  const rows = flaws.length;
  const kinds = SUMMED_TABLES.filter((table) => flaws.some((flaw) => flaw.table === table)).map((table) => OF[table]);
  const of = { list: [...new Set(kinds)].map((kind) => message(`rows.${kind}`)), type: 'unit' } as const;
  const holder = copyWith(dir, flaws);
  const at = holder?.copy.at ?? 0;
  const where =
    holder === undefined
      ? message('notice.altered.none', { rows })
      : message('notice.altered.copy', { rows, held: holder.held, at });
  return {
    id: `altered-${now}`,
    level: 'warning',
    title: message('notice.unreadable'),
    text: [message('notice.altered.rows', { rows, of }), where],
    backup: holder === undefined ? null : { file: holder.copy.file, at: new Date(at).toISOString() },
  };
}

/** Ratings follow from the races: damaged ones are computed again. If the disk refuses this, the next start tries again. */
function maybeResetRatings(db: Database, flaws: readonly Flaw[]): void {
  if (!flaws.some(({ table }) => Object.hasOwn(SUMMED_RATINGS, table))) return;
  try {
    keptRatingsIn(db).reset();
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
  }
}

/** How many such rows were reported to a person. */
function reportedRows(db: Database): number {
  return Number(db.handle.prepare("SELECT value FROM about WHERE key = 'altered'").pluck().get() ?? 0);
}

/** If the disk refuses this, they are reported again after the next start. */
function noteReported(db: Database, rows: number): void {
  try {
    db.write(() => db.handle.prepare("INSERT OR REPLACE INTO about (key, value) VALUES ('altered', ?)").run(rows));
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
  }
}
