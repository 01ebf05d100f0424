// Opens the data folder: lock, check, backup, migrate; a damaged database is set aside and a fresh one made.
// Not for: what is kept in it (store.ts).

import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { copyFile, lastGoodBackup, takeDue } from './backups';
import type { Database } from './database';
import { tellFlaws, toldFlaws } from './flaws';
import { lockFolder } from './lock';
import type { StoreNotice } from './notices';
import { setAside } from './set-aside';
import { openSound, type Sound, type SoundOptions } from './sound';
import { closedStore, type Parts, partsOf, type Store, writeReportIn } from './store';
import { isDamage, type StoreTrouble, troubleOf } from './trouble';

export interface OpenOptions extends Partial<SoundOptions> {
  /** The data folder; made where it is missing. */
  dir: string;
}

/** store is there in any case: without ok it keeps nothing and its one notice says why. */
export type OpenResult = { ok: true; store: Store } | { ok: false; trouble: StoreTrouble; store: Store };

const HOUR_MS = 3_600_000;
const SOON_MS = 2000;

/** Opens the store of a folder. Never throws for trouble a person can cause. */
export async function openStore(options: OpenOptions): Promise<OpenResult> {
  const dir = path.resolve(options.dir);
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(dir, { recursive: true });
    unlock = lockFolder(dir);
    return { ok: true, store: await openLocked(dir, options, unlock) };
  } catch (error) {
    unlock?.();
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    return { ok: false, trouble, store: closedStore(dir, trouble) };
  }
}

async function openLocked(dir: string, options: OpenOptions, unlock: () => void): Promise<Store> {
  const now = options.now ?? Date.now;
  const file = path.join(dir, 'paddock.db');
  const sound: SoundOptions = { ...options, now };
  let found: Sound;
  let damage: StoreNotice | undefined;
  try {
    found = await openSound(file, sound);
  } catch (error) {
    if (!isDamage(error)) throw error;
    damage = damageNotice(setAside(file, 'damaged', now()), dir, now());
    found = await openSound(file, sound);
  }
  let { db } = found;
  let parts = partsOf(db);
  damage ??= maybeFlawNotice(found, dir, now());
  if (damage !== undefined) parts.notices.add(damage, now());

  let open = true;
  let copying: Promise<void> | undefined;

  /** One at a time: who asks while a copy is made waits for that one. */
  function backUp(): Promise<void> {
    copying ??= copyDue().finally(() => {
      copying = undefined;
    });
    return copying;
  }

  async function copyDue(): Promise<void> {
    try {
      if (open && parts.saves.list(1).length > 0) await takeDue(db, dir, now());
    } catch (error) {
      const trouble = troubleOf(error);
      if (!open) return; // Closed while the copy was made; the next start makes it.
      if (trouble === undefined) throw error;
      parts.notices.add(backupNotice(trouble), now());
    }
  }

  async function restoreBackup(id: string): Promise<boolean> {
    const backup = parts.notices.list().find((notice) => notice.id === id)?.backup;
    if (backup === undefined || backup === null || !existsSync(backup.file)) return false;
    await copying;
    // The copy is made and verified before anything is touched.
    const ready = path.join(dir, 'paddock-restoring.db');
    await copyFile(backup.file, ready);
    db.close();
    const aside = setAside(file, 'replaced', now());
    try {
      renameSync(ready, file);
      ({ db } = await openSound(file, sound));
    } catch (error) {
      if (existsSync(file)) setAside(file, 'damaged', now());
      renameSync(aside, file);
      ({ db } = await openSound(file, sound));
      parts = partsOf(db);
      throw troubleOf(error) ?? error;
    }
    parts = partsOf(db);
    parts.notices.add(restoredNotice(backup.at, aside, now()), now());
    return true;
  }

  // A copy takes a moment on a large database, so it does not hold up the start.
  const soon = setTimeout(() => void backUp(), SOON_MS);
  const hourly = setInterval(() => void backUp(), HOUR_MS);
  soon.unref();
  hourly.unref();
  return storeOf(
    dir,
    () => parts,
    backUp,
    restoreBackup,
    () => {
      open = false;
      clearTimeout(soon);
      clearInterval(hourly);
      db.close();
      unlock();
    },
  );
}

function storeOf(
  dir: string,
  parts: () => Parts,
  backUp: Store['backUp'],
  restoreBackup: Store['restoreBackup'],
  close: () => void,
): Store {
  return {
    dir,
    get saves() {
      return parts().saves;
    },
    get settings() {
      return parts().settings;
    },
    get presets() {
      return parts().presets;
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
    get archive() {
      return parts().archive;
    },
    backUp,
    restoreBackup,
    writeReport: (name, text) => writeReportIn(dir, name, text),
    close,
  };
}

function damageNotice(aside: string, dir: string, now: number): StoreNotice {
  const { text, backup } = offerOf(dir, 'what was raced since then is only in the damaged file');
  return {
    id: `damaged-${now}`,
    level: 'error',
    title: 'The race database was damaged',
    text: `Paddock could not read its database, kept it as ${aside} and started a new, empty one. ${text}`,
    backup,
  };
}

/** undefined where there is nothing new to tell. */
function maybeFlawNotice({ db, flaws, mended }: Sound, dir: string, now: number): StoreNotice | undefined {
  const told = toldFlaws(db.handle);
  if (flaws.rows !== told) maybeTell(db, flaws.rows);
  if (flaws.rows <= told && !mended) return undefined;
  const { text, backup } = offerOf(dir, 'what was raced since then is kept beside it');
  const what =
    flaws.rows === 0
      ? 'Its parts did not fit together and were put in order, but a figure may have been lost.'
      : `Something in it cannot be read any more: ${flaws.of.join(', ')}. All else is as it was.`;
  return {
    id: `flaws-${now}`,
    level: 'warning',
    title: 'A part of the race database was damaged',
    text: `${what} ${text}`,
    backup,
  };
}

/** A disk that refuses this is no reason not to open: the next start says it once more. */
function maybeTell(db: Database, rows: number): void {
  try {
    db.write(() => tellFlaws(db.handle, rows));
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
  }
}

/** since: what becomes of what is newer than the copy. */
function offerOf(dir: string, since: string): Pick<StoreNotice, 'text' | 'backup'> {
  const backup = lastGoodBackup(dir);
  if (backup === undefined) return { text: 'There is no earlier copy yet.', backup: null };
  return {
    text: `You can put the last good copy in its place; ${since}.`,
    backup: { file: backup.file, at: new Date(backup.at).toISOString() },
  };
}

function restoredNotice(at: string, aside: string, now: number): StoreNotice {
  return {
    id: `restored-${now}`,
    level: 'info',
    title: 'The earlier copy is in place',
    text: `Everything stands as it was on ${at}. What was here before is kept as ${aside}.`,
    backup: null,
  };
}

function backupNotice(trouble: StoreTrouble): StoreNotice {
  return {
    id: 'backup-failed',
    level: 'warning',
    title: 'No safety copy could be made',
    text: `Your races are saved, but today's safety copy could not be written. ${trouble.message}`,
    backup: null,
  };
}
