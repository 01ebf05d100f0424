// Schema 14, a part: the people of this computer. Not here: the step itself (0014-clubhouse.ts).

/** The columns that the checksums of these rows cover, in order. */
export const SUMMED_PEOPLE = {
  people: ['id', 'person', 'settings', 'made', 'at'],
} as const;

/**
 * people: person is JSON; settings is JSON, too, and the settings of the person who is here now are in the table of settings. made, at: ms
 * since 1970, when the person was added and last changed. Without a row there is one person, with the installation's settings.
 */
export const PEOPLE_TABLES = `
    CREATE TABLE people (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      settings TEXT NOT NULL,
      made INTEGER NOT NULL,
      at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
`;
