// The database of a folder that is open now, with what watches over it; a copy can be put in its place.
// Not for: finding out what state it is in (open.ts).

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Changed, Database } from '../database';
import type { NoticeBackup, StoreNotice } from '../notices';
import { collectFlaws, type Flaws } from '../soundness/flaws';
import { LOOK_PACE, startLook } from '../soundness/look';
import { partsOf, type StoreParts } from '../store';
import { StoreError, storeErrorOf } from '../store-error';
import { copyFile } from './backups';
import { type Copying, createCopying } from './copying';
import { type IntactDatabase, type IntactOptions, openIntact } from './integrity';
import { restoredNotice } from './open-notices';
import { setAside } from './set-aside';
import { removeDatabase, renameDatabase } from './side-files';
import { forgetTally, keepTally } from './tally';

/** A log that could not be emptied, because someone read just then, is tried again after so long. */
const SETTLE_MS = 1000;
/** So long after something was saved nobody looks at the rows. */
const IDLE_MS = 2000;

/** A copy that is about to take the place of the database: whole and verified, as long as it has this name. */
const READY = 'paddock-restoring.db';

/**
 * Ends a restore in whose middle the app was killed. With the database already set aside the copy takes its place, as it
 * was about to; otherwise the restore had not begun to change anything, and the copy goes. now: ms since 1970.
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
  private savedAt = Number.NEGATIVE_INFINITY;
  private isClosed: boolean = false;

  /** db: sound, and just opened with the same options. notice: what a person must be told of it. */
  constructor(dir: string, db: Database, notice: StoreNotice | undefined, intact: IntactOptions) {
    this.dir = dir;
    this.intact = intact;
    this.current = { db, parts: partsOf(db) };
    // Before it is watched: what a person is told of a database is no reason for a new copy of it.
    if (notice !== undefined) this.parts.notices.add(notice, intact.now());
    this.copying = createCopying({ dir, now: intact.now, db: () => this.db, parts: () => this.parts });
    this.watch();
  }

  get db(): Database {
    return this.current.db;
  }

  get parts(): StoreParts {
    return this.current.parts;
  }

  /** The copy that a notice offers; undefined if it offers none that is there. */
  offeredBackup(notice: string): NoticeBackup | undefined {
    const backup = this.parts.notices.list().find((one) => one.id === notice)?.backup;
    return backup === undefined || backup === null || !existsSync(backup.file) ? undefined : backup;
  }

  /** Puts a copy in place of the database, which is set aside. Where that fails, all is as before and it throws. */
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

  close(): void {
    this.isClosed = true;
    this.copying.stop();
    this.db.close();
  }

  /** Opens the database as it was before a restore that failed. aside: where it is; undefined: in its place. */
  private async takeBack(aside: string | undefined): Promise<void> {
    const file = path.join(this.dir, 'paddock.db');
    if (aside !== undefined) {
      if (existsSync(file)) setAside(file, 'damaged', this.intact.now());
      renameDatabase(aside, file);
    }
    removeDatabase(path.join(this.dir, READY));
    this.use(await openIntact(file, this.intact));
  }

  /** From now on this database is the open one; false if all was closed while it was opened. */
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
    this.lookOver();
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
    };
    this.db.watchedBy({ within: () => {}, after, end });
  }

  /** Tells of rows that are not as they were saved: those that are read, and those that the slow look finds. */
  private lookOver(): void {
    const { now, look: pace = LOOK_PACE } = this.intact;
    const tell = (notice: StoreNotice) => this.parts.notices.add(notice, now());
    const flaws: Flaws = collectFlaws(this.db, { dir: this.dir, now, tell });
    const isIdle = () => performance.now() - this.savedAt >= Math.min(IDLE_MS, pace.after);
    const look = startLook(this.db, { pace, isIdle, done: flaws.lookedAtAll, failed: flaws.failed });
    this.looking = {
      stop() {
        look.stop();
        flaws.stop();
      },
    };
  }

  private settle(): void {
    clearTimeout(this.settling);
    if (this.db.settle()) return;
    this.settling = setTimeout(() => this.settle(), SETTLE_MS);
    this.settling.unref();
  }
}
