// Schema 9: finished races in one compressed pack instead of rows.

import type { SchemaMigration } from './migration';

/** The columns that the checksum of a pack covers, in order. */
export const SUMMED_PACKS = { packs: ['race', 'pack'] } as const;

/**
 * A pack replaces the race's rows in starts, moves, snapshots and films, and the view in results, which is 'null' from then on.
 * Races that ended before are packed one at a time after the start (packs/packs.ts), so this step takes no time.
 */
export const packs: SchemaMigration = {
  to: 9,
  name: 'packs',
  sql: `
    CREATE TABLE packs (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      pack BLOB NOT NULL,
      sum INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
  `,
};
