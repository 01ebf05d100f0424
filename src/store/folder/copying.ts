// Schedules backups: soon after the start, every day, after a race has ended, and when the app closes.
// Not here: how a backup is made (backups.ts).

import type { Database } from '../database';
import type { StoreParts } from '../store';
import { storeErrorOf } from '../store-error';
import { type CheckCopy, newestCopyAt, takeByHand, takeDue } from './backups';
import { backupNotice } from './open-notices';

const HOUR_MS = 3_600_000;
const SOON_MS = 2000;

export interface CopyingOptions {
  dir: string;
  now: () => number;
  /** The database that is open now, and its parts. */
  db: () => Database;
  parts: () => StoreParts;
  check: CheckCopy | undefined;
}

export interface Copying {
  /** Makes the backups that are due; replaces today's if something was saved since and it is over an hour old, or last is set. */
  backUp(last?: boolean): Promise<void>;
  /** Makes a backup that a person asked for. Throws StoreError. */
  copyNow(): Promise<void>;
  /** A race has ended. */
  raceEnded(): void;
  /** Something was saved. */
  saved(): void;
  /** Runs work while no backup is made: after the one in progress, one at a time. Scheduled backups wait for it. */
  whilePaused<V>(work: () => Promise<V>): Promise<V>;
  /** Whether a backup is being made: the database must not lose pages, or SQLite would copy forever. */
  isCopying(): boolean;
  /** Another database is open now. */
  replaced(): void;
  stop(): void;
}

/** Starts making backups of an open database. A failed backup is reported in a notice. */
export function createCopying({ dir, now, db, parts, check }: CopyingOptions): Copying {
  let open = true;
  let changed = false;
  let copiedAt = newestCopyAt(dir);
  let copying: Promise<void> | undefined;
  let again: NodeJS.Immediate | undefined;
  const pause = createPause();

  /** One at a time: a call during a backup waits for that one. */
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
      await takeDue(db(), dir, now(), { renew, offered: offeredBy(parts()), check });
      if (renew || newestCopyAt(dir) !== before) copiedAt = now();
    } catch (error) {
      const trouble = storeErrorOf(error);
      if (!open) return; // Closed while the backup was made; the next start makes it.
      if (trouble === undefined) throw error;
      changed = true;
      parts().notices.add(backupNotice(trouble), now());
    }
  }

  const isOld = () => isDue(copiedAt, now());

  const byHand = oneAtATime(async () => {
    await copying;
    await takeByHand(db(), dir, now(), { offered: offeredBy(parts()), check });
  });
  const backUp = async (last = false) => {
    // The backup in progress may have begun before the data that this one must contain.
    if (last && copying !== undefined) await copying;
    await start(last);
  };
  // Backing up a large database takes a moment, so it does not delay the start.
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
      // The last move gets its reply first.
      again = setImmediate(() => void start(false));
    },
    saved() {
      changed = true;
    },
    whilePaused: (work) => pause.during(() => Promise.allSettled([copying, byHand.underWay()]).then(work)),
    isCopying: () => copying !== undefined || byHand.underWay() !== undefined,
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
 * Work during which nothing else may begin. on: resolves when it is over; undefined while there is none. After waiting for it,
 * check again, without a pause between check and begin: the next work may have begun.
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

/** Whether a backup is an hour old. A clock that was set back must not prevent backups. */
function isDue(copiedAt: number | undefined, now: number): boolean {
  const age = copiedAt === undefined ? HOUR_MS : now - copiedAt;
  return age >= HOUR_MS || age < 0;
}

/** Backups that notices offer. */
function offeredBy({ notices }: StoreParts): string[] {
  return notices.list().flatMap((notice) => (notice.backup === null ? [] : [notice.backup.file]));
}

/** A call while work is in progress waits for it. */
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
