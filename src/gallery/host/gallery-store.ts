// The store of a gallery page: the real one (src/store), over a database in memory. Backups and files, which need a folder,
// are refused. Not here: SQLite itself (sqlite.ts), which replaces better-sqlite3 in the gallery.

import { Database } from '@store/database';
import { migrate } from '@store/migrate';
import { MIGRATIONS } from '@store/migrations/all';
import { closedStore, partsOf, type Store } from '@store/store';
import { StoreError } from '@store/store-error';

/** An empty store. Throws before loadSqlite has resolved: a bug. */
export function galleryStore(): Store {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS);
  return { ...closedStore('the gallery', new StoreError('read-only')), ...partsOf(db) };
}
