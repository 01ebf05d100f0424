// Schema 6: reviews of finished races.

import type { SchemaMigration } from './migration';

/** They are made when somebody asks for them: no race of before has one. */
export const reviews: SchemaMigration = {
  to: 6,
  name: 'reviews',
  sql: `
    CREATE TABLE reviews (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      reckoning INTEGER NOT NULL, -- the way in which it was made
      review BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
