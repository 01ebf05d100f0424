// The real schema steps and one more that writes a lot, so that a kill or a full disk hits it half done.

import { newestVersion } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import type { SchemaMigration } from '../migrations/migration';

/** Makes a table of this many rows of 100 kB. SQLite keeps 16 MB in memory: beyond that, pages reach the log before the end. */
export function writeMuch(rows: number): string {
  return `CREATE TABLE much (n INTEGER PRIMARY KEY, x BLOB) STRICT;
    INSERT INTO much WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ${rows})
      SELECT n, zeroblob(100000) FROM up;`;
}

export const LONG_STEPS: readonly SchemaMigration[] = [
  ...MIGRATIONS,
  { to: newestVersion(MIGRATIONS) + 1, name: 'much', sql: writeMuch(50) },
];
