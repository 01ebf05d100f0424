// Schema 14, a part: attempts at time trials. Not here: the step itself (0014-clubhouse.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_TRIALS = {
  trial_attempts: ['n', 'race', 'game', 'circuit', 'kind', 'rung', 'outcome', 'figure', 'at'],
} as const;

/**
 * trial_attempts: a race started as a time trial; the row outlives its race. n counts from 1, since a clock can be set back. rung: the medal that is raced for, where medals are wins.
 * outcome: null while it runs. figure: its time in tenths of a round, null without one.
 */
export const TRIAL_TABLES = `
    CREATE TABLE trial_attempts (
      n INTEGER PRIMARY KEY,
      race TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      kind TEXT NOT NULL,
      rung TEXT,
      outcome TEXT,
      figure INTEGER,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT;
`;
