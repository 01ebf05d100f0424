// The tables of schema 10 that keep ratings, and the triggers that notice when they must be computed again.
// Not here: computing them (src/ratings, host/archive), or storing them (archive/kept-ratings.ts).

/** The columns that the checksum of a row covers, in order. */
export const SUMMED_RATINGS = {
  rating_books: ['game', 'method', 'races', 'last_at', 'last_race'],
  ratings: ['game', 'subject', 'rating', 'deviation', 'races', 'change', 'driver', 'kind', 'level', 'place'],
  rating_points: ['game', 'driver', 'n', 'race', 'at', 'level', 'rating', 'deviation', 'change'],
} as const;

/** A race that ended before the last one in its game's book was added or removed: the book must be written again. */
function noticed(name: string, event: string, row: 'NEW' | 'OLD'): string {
  return `
    CREATE TRIGGER ${name} ${event} ON entries BEGIN
      INSERT OR IGNORE INTO rating_resets SELECT game FROM rating_books
        WHERE game = ${row}.game AND (last_at, last_race) >= (${row}.finished_at, ${row}.race);
    END;`;
}

const RATED = 'game, driver, kind, level, place, finished_at, race, seat';

/**
 * rating_books: one row per game; method: how the ratings were computed, races: how many, up to which race. ratings: the current
 * rating of each subject. rating_points: a driver's rating after each of its races, n counted from 1. Older races are added by
 * the host after the start.
 */
export const RATINGS = `
    CREATE TABLE rating_books (
      game TEXT PRIMARY KEY,
      method TEXT NOT NULL,
      races INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      last_race TEXT NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ratings (
      game TEXT NOT NULL,
      subject TEXT NOT NULL,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      races INTEGER NOT NULL,
      change REAL NOT NULL, -- by its last race
      driver TEXT NOT NULL, -- of its car in its last race, and so on
      kind TEXT NOT NULL,
      level TEXT,
      place INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (game, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE rating_points (
      game TEXT NOT NULL,
      driver TEXT NOT NULL,
      n INTEGER NOT NULL,
      race TEXT NOT NULL,
      at INTEGER NOT NULL,
      level TEXT,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      change REAL NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (game, driver, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE rating_resets (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    ${noticed('rating_of_earlier', 'AFTER INSERT', 'NEW')}
    ${noticed('rating_of_removed', 'BEFORE DELETE', 'OLD')}
    ${noticed('rating_of_changing', `BEFORE UPDATE OF ${RATED}`, 'OLD')}
    ${noticed('rating_of_changed', `AFTER UPDATE OF ${RATED}`, 'NEW')}
`;
