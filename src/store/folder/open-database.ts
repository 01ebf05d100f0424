// The database of a folder that is open now, with what watches over it; a copy can be put in its place.
// Not for: finding out what state it is in (open.ts).

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Changed, Database } from '../database';
import type { NoticeBackup, StoreNotice } from '../notices';
import { type Parts, partsOf } from '../store';
import { storeErrorOf } from '../store-error';
import { copyFile } from './backups';
import { type Copying, createCopying } from './copying';
import { type IntactDatabase, type IntactOptions, openIntact } from './integrity';
import { restoredNotice } from './open-notices';
import { setAside } from './set-aside';
import { forgetTally, keepTally } from './tally';

/** A log that could not be emptied, because somebody read just then, is tried again after so long. */
const SETTLE_MS = 1000;

export class OpenDatabase {
  readonly copying: Copying;
  private readonly dir: string;
  private readonly intact: IntactOptions;
  private current: { db: Database; parts: Parts };
  private settling: NodeJS.Timeout | undefined;

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

  get parts(): Parts {
    return this.current.parts;
  }

  /** The copy that a notice offers; undefined where it offers none that is there. */
  offeredBackup(notice: string): NoticeBackup | undefined {
    const backup = this.parts.notices.list().find((one) => one.id === notice)?.backup;
    return backup === undefined || backup === null || !existsSync(backup.file) ? undefined : backup;
  }

  /** Puts a copy in place of the database, which is set aside. Where that fails, all is as before and it throws. */
  async restore(backup: NoticeBackup): Promise<void> {
    const file = path.join(this.dir, 'paddock.db');
    const now = this.intact.now();
    // The copy is made and verified before anything is touched.
    const ready = path.join(this.dir, 'paddock-restoring.db');
    await copyFile(backup.file, ready);
    this.db.close();
    forgetTally(this.dir);
    const aside = setAside(file, 'replaced', now);
    let restored: IntactDatabase;
    try {
      renameSync(ready, file);
      restored = await openIntact(file, this.intact);
    } catch (error) {
      if (existsSync(file)) setAside(file, 'damaged', now);
      renameSync(aside, file);
      this.use(await openIntact(file, this.intact));
      throw storeErrorOf(error) ?? error;
    }
    this.use(restored);
    this.copying.replaced();
    this.parts.notices.add(restoredNotice(backup.at, aside, now), now);
  }

  close(): void {
    this.copying.stop();
    this.db.close();
  }

  private use({ db }: IntactDatabase): void {
    this.current = { db, parts: partsOf(db) };
    this.watch();
  }

  /** Sees every commit of the database that is open now. */
  private watch(): void {
    this.db.watchedBy(keepTally(this.db, this.dir));
    const after = ({ ended }: Changed): void => {
      this.copying.saved();
      if (!ended) return;
      this.settle();
      this.copying.raceEnded();
    };
    this.db.watchedBy({ within: () => {}, after, end: () => clearTimeout(this.settling) });
  }

  private settle(): void {
    clearTimeout(this.settling);
    if (this.db.settle()) return;
    this.settling = setTimeout(() => this.settle(), SETTLE_MS);
    this.settling.unref();
  }
}
