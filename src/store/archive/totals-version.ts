// A number that tells whether races were added or removed since it was read. Not here: what is computed from them.

import type { Database } from '../database';

/** Changes with every race that is added, changed or removed: the triggers of schema 10 count. */
export function totalsVersion(db: Database): number {
  return Number(db.prepare("SELECT value FROM about WHERE key = 'totals'").pluck().get() ?? 0);
}
