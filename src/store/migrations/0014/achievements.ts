// Schema 14, a part: what achievements are counted from, and those that were won. Not here: the step itself (../0014-clubhouse.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_ACHIEVEMENTS = {
  race_facts: ['race', 'seat', 'version', 'facts'],
  achievements_won: ['driver', 'achievement', 'race', 'at'],
} as const;

/**
 * race_facts: what a person's car did in a race, read from its events: JSON; anything in it can be read again. version: of the reading.
 * achievements_won: race: the one that won it, null once it is gone; at: ms since 1970.
 */
export const ACHIEVEMENT_TABLES = `
    CREATE TABLE race_facts (
      race TEXT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      version TEXT NOT NULL,
      facts TEXT NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (race, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE achievements_won (
      driver TEXT NOT NULL,
      achievement TEXT NOT NULL,
      race TEXT,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (driver, achievement)
    ) STRICT, WITHOUT ROWID;
`;
