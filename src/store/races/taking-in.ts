// Imports the files that other threads have written into the database, one after another.
// Not here: how one is imported (incoming.ts).

import type { Database } from '../database';
import { type ExistingRace, incomingFile, removeIncoming, takeIncoming } from './incoming';

export interface TakingIn {
  /** A name for the next file. */
  name(): string;
  /** Imports a file, all of it or nothing, and removes it. here: races of its season that are already stored. */
  take(file: string, here?: readonly ExistingRace[]): Promise<void>;
  /** Runs work between two files: after the one in progress, and before any that arrive meanwhile. */
  whilePaused<V>(work: () => Promise<V>): Promise<V>;
}

/** db: the database that is open now. */
export function createTakingIn(dir: string, db: () => Database): TakingIn {
  let taking: Promise<void> = Promise.resolve();
  let came = 0;
  const rest = () => taking.catch(() => {});

  async function takeAfter(before: Promise<void>, file: string, here: readonly ExistingRace[]): Promise<void> {
    await before;
    try {
      await takeIncoming(db(), file, here);
    } finally {
      removeIncoming(file);
    }
  }

  return {
    name() {
      came += 1;
      return incomingFile(dir, came);
    },
    // One after another, because SQLite attaches each file under the same name.
    take(file, here = []) {
      taking = takeAfter(rest(), file, here);
      return taking;
    },
    whilePaused(work) {
      const done = rest().then(work);
      taking = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
  };
}
