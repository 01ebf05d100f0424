// A store that is only read, beside the one that is open: for work in another thread. Not for: keeping anything.

import path from 'node:path';
import { Database } from './database';
import { partsOf, type Store } from './store';
import { StoreError } from './store-error';

/** Opens the folder's database to read what is committed. Throws StoreError, as everything does that would write. */
export function openReader(dir: string): Store {
  const db = new Database(path.join(dir, 'paddock.db'), { readonly: true });
  const refuse = (): never => {
    throw new StoreError('read-only');
  };
  return {
    ...partsOf(db),
    dir,
    backUp: async () => {},
    restoreBackup: async () => false,
    incoming: refuse,
    takeIn: refuse,
    writeReport: refuse,
    close: () => db.close(),
  };
}
