// A store in memory, for races that are not kept: the real tables over a database without a file. Backups and files, which need a
// folder, are refused.

import { Database } from './database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { closedStore, partsOf, type Store } from './store';
import { StoreError } from './store-error';

/** An empty store. dir: what its messages call the place. It is gone when it is closed. */
export function memoryStore(dir: string): Store {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS);
  return { ...closedStore(dir, new StoreError('read-only')), ...partsOf(db), close: () => db.close() };
}
