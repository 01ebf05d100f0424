// Schema 14, a part: careers and which race was raced for which part of them. Not here: the step itself (0014-clubhouse.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_CAREERS = {
  careers: ['id', 'plan', 'made', 'at'],
  career_races: ['career', 'season', 'round', 'part', 'race', 'result', 'at'],
} as const;

/**
 * careers: plan is JSON. career_races: outlive their race. race: null for a part without people. result: JSON, null while the race
 * runs. made, at: ms since 1970.
 */
export const CAREER_TABLES = `
    CREATE TABLE careers (
      id TEXT PRIMARY KEY,
      plan TEXT NOT NULL,
      made INTEGER NOT NULL,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE career_races (
      career TEXT NOT NULL,
      season INTEGER NOT NULL,
      round INTEGER NOT NULL,
      part TEXT NOT NULL,
      race TEXT,
      result TEXT,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (career, season, round, part)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX career_races_by_race ON career_races (race);
    CREATE INDEX career_races_open ON career_races (career) WHERE result IS NULL;
`;
