// Schema 2: the open party, so that its guests find their seats again after the host was cut off.

import type { SchemaMigration } from './migration';

/** At most one row: a Paddock has at most one open party. */
export const party: SchemaMigration = {
  to: 2,
  name: 'party',
  sql: `
    CREATE TABLE party (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      party TEXT NOT NULL, -- JSON
      at INTEGER NOT NULL
    ) STRICT;
  `,
};
