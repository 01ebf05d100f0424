// A person's answers to puzzles, and the puzzles found in their own races. Not here: what follows from the answers (src/puzzles), or
// what a stored puzzle contains; the host checks it.

import type { Database } from '../database';
import { readJson } from '../json';
import { insertSql, seen } from '../soundness/sums';

/** One answer. day: local date, ISO; at: ms since 1970. */
export interface StoredAttempt {
  readonly puzzle: string;
  readonly game: string;
  readonly theme: string;
  readonly rating: number;
  readonly day: string;
  readonly verdict: string;
  readonly at: number;
}

/** A puzzle from a race here. step: moves made before it; at: when it was found, ms since 1970. */
export interface StoredPuzzle {
  readonly race: string;
  readonly step: number;
  readonly puzzle: unknown;
  readonly at: number;
}

export interface Puzzles {
  /** In the order in which they were given. */
  attempts(): StoredAttempt[];
  addAttempt(attempt: StoredAttempt): void;
  /** Newest first, without unreadable ones. They go with their race. */
  own(): StoredPuzzle[];
  /** Does nothing if the race is gone. */
  keep(puzzle: StoredPuzzle): void;
  /** Races with a review that was not searched by this method, the last one finished first. */
  unsearched(method: number): string[];
  /** Notes that a race was searched; does nothing if it is gone. */
  searched(race: string, method: number): void;
}

/** The puzzles of an open database. */
export function puzzlesIn(db: Database): Puzzles {
  const attempts = db.prepare<[], StoredAttempt>(
    `SELECT puzzle, game, theme, rating, day, verdict, at FROM puzzle_attempts WHERE ${seen('puzzle_attempts')} ORDER BY n`,
  );
  const add = db.prepare(
    insertSql('puzzle_attempts', { given: { n: '(SELECT coalesce(max(n), 0) + 1 FROM puzzle_attempts)' } }),
  );
  const own = db.prepare<[], Omit<StoredPuzzle, 'puzzle'> & { puzzle: string }>(
    `SELECT race, step, puzzle, at FROM own_puzzles WHERE ${seen('own_puzzles')} ORDER BY at DESC, race, step`,
  );
  const isThere = db.prepare<[string], unknown>('SELECT 1 FROM races WHERE id = ?');
  const put = db.prepare(insertSql('own_puzzles', { or: 'OR REPLACE' }));
  const unsearched = db
    .prepare<[number], string>(
      `SELECT reviews.race FROM reviews JOIN races ON races.id = reviews.race
      WHERE NOT EXISTS (SELECT 1 FROM puzzle_searches AS done WHERE done.race = reviews.race AND done.method = ?)
      ORDER BY races.saved_at DESC, reviews.race`,
    )
    .pluck();
  const note = db.prepare(insertSql('puzzle_searches', { or: 'OR REPLACE' }));
  return {
    attempts: () => db.read(() => attempts.all()),
    addAttempt: ({ puzzle, game, theme, rating, day, verdict, at }) => {
      db.write(() => add.run(puzzle, game, theme, rating, day, verdict, at));
    },
    own: () =>
      db.read(() =>
        own.all().flatMap(({ puzzle, ...row }) => {
          const read = readJson(puzzle);
          return read === undefined ? [] : [{ ...row, puzzle: read }];
        }),
      ),
    keep: ({ race, step, puzzle, at }) => {
      db.write(() => {
        if (isThere.get(race) !== undefined) put.run(race, step, JSON.stringify(puzzle), at);
      });
    },
    unsearched: (method) => db.read(() => unsearched.all(method)),
    searched: (race, method) => {
      db.write(() => {
        if (isThere.get(race) !== undefined) note.run(race, method);
      });
    },
  };
}
