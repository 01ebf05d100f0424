// The open database of a folder, with everything that observes it; a backup can replace it.
// Not here: finding out what state it is in (open.ts).

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { rebuildTotals, type TotalTable } from '../archive/totals';
import type { Changed, Database } from '../database';
import type { NoticeBackup, StoreNotice } from '../notices';
import { collectFlaws, type Flaws } from '../soundness/flaws';
import { LOOK_PACE, startLook } from '../soundness/look';
import { partsOf, type StoreParts } from '../store';
import { StoreError, storeErrorOf } from '../store-error';
import { copyFile } from './backups';
import { isWorthCompacting, SHRINK_PACE, startShrinking } from './compaction';
import { type Copying, createCopying } from './copying';
import { type IntactDatabase, type IntactOptions, openIntact } from './integrity';
import { restoredNotice, totalsNotice } from './open-notices';
import { setAside } from './set-aside';
import { removeDatabase, renameDatabase } from './side-files';
import { clearSuspect, markSuspect } from './suspect';
import { forgetTally, keepTally } from './tally';

/** ms until a log that could not be emptied, because someone was reading, is tried again. */
const SETTLE_MS = 1000;
/** ms without a save before rows are verified and free pages are given back. */
const IDLE_MS = 2000;
/** ms that a save waits at most while the database is rewritten; the usual one takes a fraction of a second. */
const COMPACTING_MS = 60_000;

/** A backup that is about to replace the database; under this name it is complete and verified. */
const READY = 'paddock-restoring.db';

/**
 * Finishes a restore that a kill interrupted. If the database was already set aside, the backup takes its place, as
 * planned; otherwise the restore had not changed anything yet, and the backup copy is removed. now: ms since 1970.
 */
export function endRestore(dir: string, now: number): void {
  const [ready, file] = [path.join(dir, READY), path.join(dir, 'paddock.db')];
  if (!existsSync(ready)) return;
  if (existsSync(file)) {
    removeDatabase(ready);
    return;
  }
  // A log that was left behind belongs to the database that was set aside.
  setAside(file, 'replaced', now);
  forgetTally(dir);
  renameSync(ready, file);
}

export class OpenDatabase {
  readonly copying: Copying;
  private readonly dir: string;
  private readonly intact: IntactOptions;
  private current: { db: Database; parts: StoreParts };
  private settling: NodeJS.Timeout | undefined;
  private looking: { stop(): void } | undefined;
  private shrinking: { stop(): void } | undefined;
  private savedAt = Number.NEGATIVE_INFINITY;
  private isClosed: boolean = false;

  /** db: intact, and just opened with the same options. notice: what a person must know about it. */
  constructor(dir: string, db: Database, notice: StoreNotice | undefined, intact: IntactOptions) {
    this.dir = dir;
    this.intact = intact;
    this.current = { db, parts: partsOf(db) };
    // Before it is watched: adding a notice is no reason for a new backup.
    if (notice !== undefined) this.parts.notices.add(notice, intact.now());
    const { now, checkCopy: check } = intact;
    this.copying = createCopying({ dir, now, db: () => this.db, parts: () => this.parts, check });
    this.watch();
  }

  get db(): Database {
    return this.current.db;
  }

  get parts(): StoreParts {
    return this.current.parts;
  }

  /** The backup that a notice offers; undefined if it offers none that exists. */
  offeredBackup(notice: string): NoticeBackup | undefined {
    const backup = this.parts.notices.list().find((one) => one.id === notice)?.backup;
    return backup === undefined || backup === null || !existsSync(backup.file) ? undefined : backup;
  }

  /** Replaces the database with a backup and sets the old one aside. If that fails, everything is as before and it throws. */
  async restore(backup: NoticeBackup): Promise<void> {
    const file = path.join(this.dir, 'paddock.db');
    const now = this.intact.now();
    // The copy is made and verified before anything is touched.
    const ready = path.join(this.dir, READY);
    await copyFile(backup.file, ready);
    if (this.isClosed) {
      removeDatabase(ready);
      throw new StoreError('io', 'closed in the middle of a restore');
    }
    this.db.close();
    let aside: string | undefined;
    let restored: IntactDatabase;
    try {
      aside = setAside(file, 'replaced', now);
      clearSuspect(this.dir);
      forgetTally(this.dir);
      renameSync(ready, file);
      restored = await openIntact(file, this.intact);
    } catch (error) {
      await this.takeBack(aside);
      throw storeErrorOf(error) ?? error;
    }
    if (!this.use(restored)) return;
    this.copying.replaced();
    this.parts.notices.add(restoredNotice(backup.at, aside, now), now);
  }

  /** Whether the file would be much smaller if it were rewritten. */
  isWorthCompacting(): boolean {
    return !this.isClosed && isWorthCompacting(this.db);
  }

  /** Runs work that rewrites the file in another thread. Reading goes on; saving waits for it. */
  async whileCompacted(work: () => Promise<void>): Promise<void> {
    const { db } = this;
    db.waitUpTo(COMPACTING_MS);
    try {
      await work();
    } finally {
      if (db.handle.open) db.waitUpTo();
    }
  }

  close(): void {
    this.isClosed = true;
    this.copying.stop();
    this.db.close();
  }

  /** Reopens the database after a failed restore. aside: where it is; undefined: still in its place. */
  private async takeBack(aside: string | undefined): Promise<void> {
    const file = path.join(this.dir, 'paddock.db');
    if (aside !== undefined) {
      if (existsSync(file)) setAside(file, 'damaged', this.intact.now());
      renameDatabase(aside, file);
    }
    removeDatabase(path.join(this.dir, READY));
    this.use(await openIntact(file, this.intact));
  }

  /** Makes this the open database; false if everything was closed while it was opened. */
  private use({ db }: IntactDatabase): boolean {
    if (this.isClosed) {
      db.close();
      return false;
    }
    this.current = { db, parts: partsOf(db) };
    this.watch();
    return true;
  }

  /** Sees every commit of the database that is open now. */
  private watch(): void {
    this.db.watchedBy(keepTally(this.db, this.dir));
    this.db.whenDamaged(() => markSuspect(this.dir));
    this.lookOver();
    this.shrink();
    const after = ({ ended }: Changed): void => {
      this.savedAt = performance.now();
      this.copying.saved();
      if (!ended) return;
      this.settle();
      this.copying.raceEnded();
    };
    const end = () => {
      clearTimeout(this.settling);
      this.looking?.stop();
      this.shrinking?.stop();
    };
    this.db.watchedBy({ within: () => {}, after, end });
  }

  /** Reports rows that are not as they were saved: rows that are read, and rows that the slow background check finds. */
  private lookOver(): void {
    const { now, look: pace = LOOK_PACE } = this.intact;
    const tell = (notice: StoreNotice) => this.parts.notices.add(notice, now());
    const flaws: Flaws = collectFlaws(this.db, { dir: this.dir, now, tell });
    const isIdle = () => this.isIdleFor(Math.min(IDLE_MS, pace.after));
    const differ = (tables: readonly TotalTable[]) => {
      rebuildTotals(this.db, tables);
      tell(totalsNotice(now()));
    };
    const look = startLook(this.db, { pace, isIdle, differ, done: flaws.lookedAtAll, failed: flaws.failed });
    this.looking = {
      stop() {
        look.stop();
        flaws.stop();
      },
    };
  }

  /** Gives free pages back to the disk. */
  private shrink(): void {
    const { shrink: pace = SHRINK_PACE } = this.intact;
    const isIdle = () => this.isIdleFor(Math.min(IDLE_MS, pace.again)) && !this.copying.isCopying();
    this.shrinking = startShrinking(this.db, { pace, isIdle, done: () => this.settle() });
  }

  private isIdleFor(ms: number): boolean {
    return performance.now() - this.savedAt >= ms;
  }

  private settle(): void {
    clearTimeout(this.settling);
    if (this.db.settle()) return;
    this.settling = setTimeout(() => this.settle(), SETTLE_MS);
    this.settling.unref();
  }
}
