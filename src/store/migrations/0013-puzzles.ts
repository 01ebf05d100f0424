// Schema 13: answers to puzzles, the puzzles found in one's own races, and races of the day (0013-daily.ts).

import { DAILY_TABLES } from './0013-daily';
import type { SchemaMigration } from './migration';

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_PUZZLES = {
  puzzle_attempts: ['n', 'puzzle', 'game', 'theme', 'rating', 'day', 'verdict', 'at'],
  own_puzzles: ['race', 'step', 'puzzle', 'at'],
  puzzle_searches: ['race', 'method'],
} as const;

/**
 * puzzle_attempts: n counts from 1; theme and rating are the puzzle's, which may be gone. own_puzzles: puzzle is JSON. puzzle_searches:
 * the races whose review was searched for puzzles, with the number of the method.
 */
export const puzzles: SchemaMigration = {
  to: 13,
  name: 'puzzles',
  sql: `
    CREATE TABLE puzzle_attempts (
      n INTEGER PRIMARY KEY,
      puzzle TEXT NOT NULL,
      game TEXT NOT NULL,
      theme TEXT NOT NULL,
      rating INTEGER NOT NULL,
      day TEXT NOT NULL,
      verdict TEXT NOT NULL,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE own_puzzles (
      race TEXT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
      step INTEGER NOT NULL,
      puzzle TEXT NOT NULL,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (race, step)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE puzzle_searches (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      method INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${DAILY_TABLES}
  `,
};
