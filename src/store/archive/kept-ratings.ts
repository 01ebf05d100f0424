// Ratings on disk: each game's book, which grows by batches of races, and is removed when an earlier race comes or goes.
// Not here: computing ratings (src/ratings), or when (host/archive/rating-books.ts).

import type { Database } from '../database';
import { insertSql, seen } from '../soundness/sums';
import { totalsVersion } from './totals-version';

/** The last race in a book. at: ms since 1970. */
export interface LastRace {
  race: string;
  at: number;
}
/** How far a game's ratings go. method: how they were computed. */
export interface KeptBook {
  method: string;
  races: number;
  last: LastRace;
}
/** A subject's current rating. car: in its last race. */
export interface KeptStanding {
  subject: string;
  rating: number;
  deviation: number;
  races: number;
  change: number;
  car: { driver: string; kind: string; level: string | null; place: number };
}
/** A driver's rating after a race. */
export interface KeptPoint {
  race: string;
  at: number;
  level: string | null;
  rating: number;
  deviation: number;
  change: number;
}
/** What races after the book's last one add. standings: those that changed. points: by driver, in the order of the races. */
export interface RatedBatch {
  /** KeptRatings.version, before the races were read. */
  version: number;
  after: LastRace | undefined;
  book: KeptBook;
  standings: readonly KeptStanding[];
  points: readonly (readonly [driver: string, points: readonly KeptPoint[]])[];
}

export interface KeptRatings {
  /** Changes with every race that is added or removed. */
  version(): number;
  /** undefined: nothing is rated yet, or all of it must be computed again. */
  book(game: string): KeptBook | undefined;
  standings(game: string): KeptStanding[];
  /** How many points a driver has. */
  count(game: string, driver: string): number;
  /** A driver's nth point, from 1. */
  point(game: string, driver: string, n: number): KeptPoint | undefined;
  /** Adds races, in one transaction. False if races or ratings have changed since the batch was computed: nothing is added. */
  add(game: string, batch: RatedBatch): boolean;
  /** Nothing is kept of a game. */
  isClear(game: string): boolean;
  /** Removes a game's ratings, at most this many points in one transaction. False: call it again for the rest. */
  clear(game: string, points: number): boolean;
  /** Makes every game's ratings be computed again, because rows were damaged. */
  reset(): void;
}

type Sql = ReturnType<typeof prepare>;
interface BookRow {
  method: string;
  races: number;
  last_at: number;
  last_race: string;
}
type StandingRow = Omit<KeptStanding, 'car'> & KeptStanding['car'];

/** The ratings of an open database. */
export function keptRatingsIn(db: Database): KeptRatings {
  const sql = prepare(db);

  function book(game: string): KeptBook | undefined {
    const row = sql.reset.get(game) === undefined ? sql.book.get(game) : undefined;
    return row && { method: row.method, races: row.races, last: { race: row.last_race, at: row.last_at } };
  }

  return {
    version: () => db.read(() => totalsVersion(db)),
    book: (game) => db.read(() => book(game)),
    standings: (game) =>
      db.read(() =>
        sql.standings.all(game).map(({ driver, kind, level, place, ...one }) => {
          return { ...one, car: { driver, kind, level, place } };
        }),
      ),
    count: (game, driver) => db.read(() => sql.count.get(game, driver) ?? 0),
    point: (game, driver, n) => db.read(() => sql.point.get(game, driver, n)),
    add: (game, batch) =>
      db.write(() => {
        if (totalsVersion(db) !== batch.version || book(game)?.last.race !== batch.after?.race) return false;
        put(sql, game, batch);
        return true;
      }),
    isClear: (game) => db.read(() => sql.any.get({ game }) === undefined),
    clear: (game, points) =>
      db.write(() => {
        sql.dropBook.run(game);
        sql.dropStandings.run(game);
        const isLast = sql.dropPoints.run(game, game, points).changes < points;
        if (isLast) sql.dropReset.run(game);
        return isLast;
      }),
    reset: () => {
      db.write(() => sql.resetAll.run());
    },
  };
}

function put(sql: Sql, game: string, { book, standings, points }: RatedBatch): void {
  const { method, races, last } = book;
  sql.putBook.run(game, method, races, last.at, last.race);
  for (const { subject, rating, deviation, change, car, ...one } of standings) {
    const { driver, kind, level, place } = car;
    sql.putStanding.run(game, subject, rating, deviation, one.races, change, driver, kind, level, place);
  }
  for (const [driver, more] of points) {
    let n = sql.count.get(game, driver) ?? 0;
    for (const { race, at, level, rating, deviation, change } of more) {
      n += 1;
      sql.putPoint.run(game, driver, n, race, at, level, rating, deviation, change);
    }
  }
}

function prepare(db: Database) {
  const or = 'OR REPLACE';
  return {
    book: db.prepare<[string], BookRow>(
      `SELECT method, races, last_at, last_race FROM rating_books WHERE game = ? AND ${seen('rating_books')}`,
    ),
    reset: db.prepare<[string], unknown>('SELECT 1 FROM rating_resets WHERE game = ?'),
    any: db.prepare<[{ game: string }], unknown>(
      `SELECT 1 FROM rating_books WHERE game = $game UNION ALL SELECT 1 FROM ratings WHERE game = $game
       UNION ALL SELECT 1 FROM rating_points WHERE game = $game UNION ALL SELECT 1 FROM rating_resets WHERE game = $game
       LIMIT 1`,
    ),
    standings: db.prepare<[string], StandingRow>(
      `SELECT subject, rating, deviation, races, change, driver, kind, level, place FROM ratings
       WHERE game = ? AND ${seen('ratings')}`,
    ),
    // Points are numbered without gaps.
    count: db
      .prepare<[string, string], number | null>('SELECT max(n) FROM rating_points WHERE game = ? AND driver = ?')
      .pluck(),
    point: db.prepare<[string, string, number], KeptPoint>(
      `SELECT race, at, level, rating, deviation, change FROM rating_points
       WHERE game = ? AND driver = ? AND n = ? AND ${seen('rating_points')}`,
    ),
    putBook: db.prepare<[string, string, number, number, string]>(insertSql('rating_books', { or })),
    putStanding: db.prepare<[string, string, number, number, number, number, string, string, string | null, number]>(
      insertSql('ratings', { or }),
    ),
    putPoint: db.prepare<[string, string, number, string, number, string | null, number, number, number]>(
      insertSql('rating_points'),
    ),
    dropBook: db.prepare<[string]>('DELETE FROM rating_books WHERE game = ?'),
    dropStandings: db.prepare<[string]>('DELETE FROM ratings WHERE game = ?'),
    dropReset: db.prepare<[string]>('DELETE FROM rating_resets WHERE game = ?'),
    dropPoints: db.prepare<[string, string, number]>(
      `DELETE FROM rating_points WHERE game = ? AND (driver, n) IN
         (SELECT driver, n FROM rating_points WHERE game = ? LIMIT ?)`,
    ),
    resetAll: db.prepare<[]>('INSERT OR IGNORE INTO rating_resets SELECT game FROM rating_books'),
  };
}
