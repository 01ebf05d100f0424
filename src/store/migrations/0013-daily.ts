// Schema 13, second part: scored attempts at races of the day, and friends' results. Not here: the step itself (0013-puzzles.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_DAILY = {
  daily_attempts: ['kind', 'day', 'race', 'result', 'at'],
  daily_friends: ['kind', 'day', 'name', 'code', 'at'],
} as const;

/**
 * daily_attempts: one scored attempt per day or week; it outlives its race. result: JSON, null while it runs. daily_friends: what a
 * friend's code says is read from it.
 */
export const DAILY_TABLES = `
    CREATE TABLE daily_attempts (
      kind TEXT NOT NULL,
      day TEXT NOT NULL,
      race TEXT NOT NULL,
      result TEXT,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (kind, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE daily_friends (
      kind TEXT NOT NULL,
      day TEXT NOT NULL,
      name TEXT NOT NULL,
      code TEXT NOT NULL,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (kind, day, name)
    ) STRICT, WITHOUT ROWID;
`;
