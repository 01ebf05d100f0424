// Schema 14, a part: races of the campaign and of the handicap ladder. Not here: the step itself (0014-clubhouse.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_CAMPAIGN = {
  campaign_races: ['race', 'kind', 'game', 'n', 'result', 'at'],
} as const;

/** campaign_races: a race started from the campaign or the ladder; the row outlives its race. result: JSON, null while it runs. */
export const CAMPAIGN_TABLES = `
    CREATE TABLE campaign_races (
      race TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      game TEXT NOT NULL,
      n INTEGER NOT NULL,
      result TEXT,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
`;
