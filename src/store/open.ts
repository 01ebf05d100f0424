// Opens the data folder: lock, check, backup, migrate. A damaged database is set aside and a new one created, and missing data
// is reported. Not here: the data itself (store.ts) or the notices (open-notices.ts).

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database';
import { copiesHere, dropHalfCopies } from './folder/backups';
import { type IntactDatabase, type IntactOptions, openIntact, rollBack } from './folder/integrity';
import { lockFolder } from './folder/lock';
import { endRestore, OpenDatabase } from './folder/open-database';
import {
  damageNotice,
  lossNotice,
  missingNotice,
  unreadableNotice,
  unsoundNotice,
  type Where,
} from './folder/open-notices';
import { keepPrivate } from './folder/private-folder';
import { copyAside, setAside } from './folder/set-aside';
import { clearSuspect, markSuspect } from './folder/suspect';
import { knownTally, tallyOf } from './folder/tally';
import { noteUnreadable, reportedUnreadable } from './folder/unreadable-rows';
import { message } from './messages';
import type { NoticeBackup, StoreNotice } from './notices';
import { createTakingIn } from './races/taking-in';
import { closedStore, type Store, type StoreParts, writeReportIn } from './store';
import { isDamage, StoreError, storeErrorOf } from './store-error';

export interface OpenOptions extends Partial<IntactOptions> {
  /** The data folder; created if it is missing. */
  dir: string;
}

/** There is always a store: if not ok, it stores nothing and its only notice says why. */
export type OpenResult = { ok: true; store: Store } | { ok: false; trouble: StoreError; store: Store };

/** Opens the store of a folder. Never throws for trouble that a person can cause. */
export async function openStore(options: OpenOptions): Promise<OpenResult> {
  const dir = path.resolve(options.dir);
  let unlock: (() => void) | undefined;
  try {
    keepPrivate(dir);
    refuseOthers(dir);
    unlock = lockFolder(dir);
    const store = await openLocked(dir, options, unlock);
    // Again for new files; SQLite gives its side files the mode of their database.
    keepPrivate(dir);
    return { ok: true, store };
  } catch (error) {
    unlock?.();
    const trouble = storeErrorOf(error);
    if (trouble === undefined) throw error;
    return { ok: false, trouble, store: closedStore(dir, trouble) };
  }
}

/** A folder or a pipe with the name of a file would be opened, or waited for, forever. */
function refuseOthers(dir: string): void {
  for (const name of ['paddock.db', 'paddock.db-wal', 'paddock.db-shm', 'paddock.lock']) {
    const stat = statSync(path.join(dir, name), { throwIfNoEntry: false });
    if (stat === undefined || stat.isFile()) continue;
    const descriptor = stat.isDirectory() ? message('blocked.folder', { name }) : message('blocked.no-file', { name });
    throw new StoreError('not-a-file', undefined, descriptor);
  }
}

async function openLocked(dir: string, options: OpenOptions, unlock: () => void): Promise<Store> {
  const intact: IntactOptions = { ...options, now: options.now ?? Date.now };
  endRestore(dir, intact.now());
  dropHalfCopies(dir);
  const { db, notice, unchecked } = await openWithNotice(dir, intact);
  const open = new OpenDatabase(dir, db, notice, intact);
  const incoming = createTakingIn(dir, () => open.db);
  const putBack = (backup: NoticeBackup) =>
    open.copying.whilePaused(() => incoming.whilePaused(() => open.restore(backup)));
  return storeOf(dir, () => open.parts, {
    backUp: (last) => open.copying.backUp(last),
    async restoreBackup(id) {
      const offered = open.offeredBackup(id);
      if (offered === undefined) return false;
      await putBack(offered);
      return true;
    },
    copies: () => ({
      bytes: statSync(path.join(dir, 'paddock.db'), { throwIfNoEntry: false })?.size ?? 0,
      copies: copiesHere(dir).map(({ file, at }) => ({ name: path.basename(file), at, bytes: statSync(file).size })),
    }),
    copyNow: () => open.copying.copyNow(),
    async restoreCopy(name) {
      const copy = copiesHere(dir).find(({ file }) => path.basename(file) === name);
      if (copy === undefined) return false;
      await putBack({ file: copy.file, at: new Date(copy.at).toISOString() });
      return true;
    },
    check: {
      isDue: unchecked,
      damaged(problem) {
        markSuspect(dir);
        open.parts.notices.add(unsoundNotice(new StoreError('damaged', problem)), intact.now());
      },
    },
    incoming: incoming.name,
    takeIn: incoming.take,
    isWorthCompacting: () => open.isWorthCompacting(),
    whileCompacted: (work) => open.copying.whilePaused(() => incoming.whilePaused(() => open.whileCompacted(work))),
    close() {
      open.close();
      unlock();
    },
  });
}

/** Opens the existing database, or a new one in its place, with a notice for the person if needed. */
async function openWithNotice(
  dir: string,
  intact: IntactOptions,
): Promise<{ db: Database; notice: StoreNotice | undefined; unchecked: boolean }> {
  const file = path.join(dir, 'paddock.db');
  const where = { dir, now: intact.now() };
  const known = knownTally(dir);
  rollBack(file);
  const isBare = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  // SQLite would throw away the log of a missing database.
  const left = isBare && existsSync(`${file}-wal`) ? setAside(file, 'damaged', where.now) : undefined;
  // Read before it is opened for writing: missing data may still be in the log after the damaged part.
  const here = isBare || known === undefined ? undefined : tallyOf(file);
  const isShort = known !== undefined && here !== undefined && here.saved < known.saved;
  const aside = isShort ? copyAside(file, 'incomplete', where.now) : undefined;
  try {
    const found = await openIntact(file, intact);
    const { db, fresh, unchecked } = found;
    if (fresh) return { db, notice: missingNotice(where, left, known), unchecked };
    const unreadable = maybeUnreadableNotice(found, where);
    return { db, notice: isShort ? lossNotice(where, known, here, aside) : unreadable, unchecked };
  } catch (error) {
    if (!isDamage(error)) throw error;
    const notice = damageNotice(setAside(file, 'damaged', where.now), where);
    clearSuspect(dir);
    const { db, unchecked } = await openIntact(file, intact);
    return { db, notice, unchecked };
  }
}

type StoreWork = Pick<
  Store,
  | 'backUp'
  | 'restoreBackup'
  | 'copies'
  | 'copyNow'
  | 'restoreCopy'
  | 'check'
  | 'incoming'
  | 'takeIn'
  | 'isWorthCompacting'
  | 'whileCompacted'
  | 'close'
>;

function storeOf(dir: string, parts: () => StoreParts, work: StoreWork): Store {
  return {
    dir,
    get saves() {
      return parts().saves;
    },
    get settings() {
      return parts().settings;
    },
    get school() {
      return parts().school;
    },
    get network() {
      return parts().network;
    },
    get presets() {
      return parts().presets;
    },
    get circuits() {
      return parts().circuits;
    },
    get notices() {
      return parts().notices;
    },
    get party() {
      return parts().party;
    },
    get seasons() {
      return parts().seasons;
    },
    get reviews() {
      return parts().reviews;
    },
    get puzzles() {
      return parts().puzzles;
    },
    get campaign() {
      return parts().campaign;
    },
    get trials() {
      return parts().trials;
    },
    get daily() {
      return parts().daily;
    },
    get people() {
      return parts().people;
    },
    get careers() {
      return parts().careers;
    },
    get achievements() {
      return parts().achievements;
    },
    get soundness() {
      return parts().soundness;
    },
    get archive() {
      return parts().archive;
    },
    get packs() {
      return parts().packs;
    },
    writeReport: (name, text) => writeReportIn(dir, name, text),
    ...work,
  };
}

/** undefined if there is nothing new to report. */
function maybeUnreadableNotice({ db, unreadable, mended }: IntactDatabase, where: Where): StoreNotice | undefined {
  const reported = reportedUnreadable(db.handle);
  if (unreadable.rows !== reported) maybeTell(db, unreadable.rows);
  return unreadable.rows <= reported && !mended ? undefined : unreadableNotice(where, unreadable);
}

/** If the disk refuses this, the store still opens: the next start reports it again. */
function maybeTell(db: Database, rows: number): void {
  try {
    db.write(() => noteUnreadable(db.handle, rows));
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
  }
}
