// The store of a gallery page: the real one, in memory. Not here: SQLite itself (sqlite.ts), which replaces better-sqlite3 in the
// gallery.

import { memoryStore } from '@store/memory-store';
import type { Store } from '@store/store';

/** An empty store. Throws before loadSqlite has resolved: a bug. */
export function galleryStore(): Store {
  return memoryStore('the gallery');
}
