// When the ring of copies is made: soon after the start, every day, after a race that ended, and when the app closes.
// Not for: how a copy is made (backups.ts).

import type { Database } from '../database';
import type { StoreParts } from '../store';
import { storeErrorOf } from '../store-error';
import { newestCopyAt, takeByHand, takeDue } from './backups';
import { backupNotice } from './open-notices';

const HOUR_MS = 3_600_000;
const SOON_MS = 2000;

export interface CopyingOptions {
  dir: string;
  now: () => number;
  /** The database that is open now, and what is in it. */
  db: () => Database;
  parts: () => StoreParts;
}

export interface Copying {
  /** The copies that are due; today's again where something was saved since and it is older than an hour, or last is set. */
  backUp(last?: boolean): Promise<void>;
  /** A copy that a person asks for. Throws StoreError. */
  copyNow(): Promise<void>;
  /** A race is over. */
  raceEnded(): void;
  /** Something was saved. */
  saved(): void;
  /** Does this while no copy is made: after the one under way, one such work at a time. Copies that fall due wait for it. */
  whilePaused<V>(work: () => Promise<V>): Promise<V>;
  /** The database that is open now is another one. */
  replaced(): void;
  stop(): void;
}

/** Starts making copies of an open database. A copy that cannot be made is a notice. */
export function createCopying({ dir, now, db, parts }: CopyingOptions): Copying {
  let open = true;
  let changed = false;
  let copiedAt = newestCopyAt(dir);
  let copying: Promise<void> | undefined;
  let again: NodeJS.Immediate | undefined;
  const pause = createPause();

  /** One at a time: who asks while a copy is made waits for that one. */
  async function start(last: boolean): Promise<void> {
    while (pause.on !== undefined) await pause.on;
    copying ??= copyDue(last).finally(() => {
      copying = undefined;
    });
    await copying;
  }

  async function copyDue(last: boolean): Promise<void> {
    try {
      if (!open || parts().saves.list(1).length === 0) return;
      const renew = changed && (last || isOld());
      const before = newestCopyAt(dir);
      changed &&= !renew;
      await takeDue(db(), dir, now(), { renew, offered: offeredBy(parts()) });
      if (renew || newestCopyAt(dir) !== before) copiedAt = now();
    } catch (error) {
      const trouble = storeErrorOf(error);
      if (!open) return; // Closed while the copy was made; the next start makes it.
      if (trouble === undefined) throw error;
      changed = true;
      parts().notices.add(backupNotice(trouble), now());
    }
  }

  const isOld = () => isDue(copiedAt, now());

  const byHand = oneAtATime(async () => {
    await copying;
    await takeByHand(db(), dir, now(), offeredBy(parts()));
  });
  const backUp = async (last = false) => {
    // The copy under way may have begun before what must be in this one.
    if (last && copying !== undefined) await copying;
    await start(last);
  };
  // A copy takes a moment on a large database, so it does not hold up the start.
  const soon = setTimeout(() => void start(false), SOON_MS);
  const hourly = setInterval(() => void start(false), HOUR_MS);
  soon.unref();
  hourly.unref();
  return {
    backUp,
    async copyNow() {
      while (pause.on !== undefined) await pause.on;
      await byHand.run();
    },
    raceEnded() {
      if (!isOld()) return;
      clearImmediate(again);
      // Anyone who made the last move gets the answer first.
      again = setImmediate(() => void start(false));
    },
    saved() {
      changed = true;
    },
    whilePaused: (work) => pause.during(() => Promise.allSettled([copying, byHand.underWay()]).then(work)),
    replaced() {
      copiedAt = newestCopyAt(dir);
      changed = false;
    },
    stop() {
      open = false;
      clearTimeout(soon);
      clearInterval(hourly);
      clearImmediate(again);
    },
  };
}

/**
 * Work during which nothing else may begin. on: resolves when it is over; undefined while there is none. Anyone who waits for it
 * looks again afterwards, without a pause between looking and beginning: the next work may have begun.
 */
interface Pause {
  readonly on: Promise<void> | undefined;
  during<V>(work: () => Promise<V>): Promise<V>;
}

function createPause(): Pause {
  let on: Promise<void> | undefined;
  return {
    get on() {
      return on;
    },
    async during(work) {
      while (on !== undefined) await on;
      const running = work();
      on = running.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await running;
      } finally {
        on = undefined;
      }
    },
  };
}

/** Whether a copy is an hour old. A clock that was set back must not keep copies from being made. */
function isDue(copiedAt: number | undefined, now: number): boolean {
  const age = copiedAt === undefined ? HOUR_MS : now - copiedAt;
  return age >= HOUR_MS || age < 0;
}

/** Copies that notices offer. */
function offeredBy({ notices }: StoreParts): string[] {
  return notices.list().flatMap((notice) => (notice.backup === null ? [] : [notice.backup.file]));
}

/** Anyone who asks while it is under way waits for that one. */
function oneAtATime(work: () => Promise<void>): { run(): Promise<void>; underWay(): Promise<void> | undefined } {
  let running: Promise<void> | undefined;
  return {
    run() {
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    underWay: () => running,
  };
}
