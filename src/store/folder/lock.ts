// Keeps a second instance of Paddock out of the same data folder. The lock ends with the process, however it ends.
// Not here: locks within the database itself.

import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { storeErrorOf } from '../store-error';

/** Locks the folder and returns a function that releases it. Throws StoreError 'in-use' while another instance holds it. */
export function lockFolder(dir: string): () => void {
  // The operating system drops SQLite's file lock when a process dies; a pid in a file would outlive it.
  let handle: Sqlite.Database | undefined;
  try {
    handle = new Sqlite(path.join(dir, 'paddock.lock'), { timeout: 0 });
    handle.pragma('journal_mode = MEMORY');
    handle.exec('BEGIN EXCLUSIVE');
    const held = handle;
    return () => {
      held.close();
    };
  } catch (error) {
    handle?.close();
    throw storeErrorOf(error) ?? error;
  }
}
