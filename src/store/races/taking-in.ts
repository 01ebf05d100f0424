// What other threads have put into files of their own, taken into the database one file after the other.
// Not for: how one is taken in (incoming.ts).

import type { Database } from '../database';
import { type ExistingRace, incomingFile, removeIncoming, takeIncoming } from './incoming';

export interface TakingIn {
  /** A name for the next file. */
  name(): string;
  /** Takes a file in, all of it or nothing, and removes it. here: races of its season that are here already. */
  take(file: string, here?: readonly ExistingRace[]): Promise<void>;
  /** Does this between two files: after the one under way, and before any that come meanwhile. */
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
    // One after the other: SQLite knows what comes in under one name.
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
