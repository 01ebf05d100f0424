// Opens a database only if it is intact and of a known version, and migrates it to the newest one.
// Not here: what to do with one that is not (open.ts).

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Database, type DatabaseOptions } from '../database';
import { migrate, newestVersion, schemaTrouble } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import type { SchemaMigration } from '../migrations/migration';
import { dropHalves } from '../races/incoming';
import type { LookPace } from '../soundness/look';
import { partsOf } from '../store';
import { isDamage, isMisfit, StoreError, storeErrorOf } from '../store-error';
import { type CheckCopy, takeBeforeMigration } from './backups';
import type { ShrinkPace } from './compaction';
import { clearSuspect, isSuspect } from './suspect';
import { type UnreadableRows, unreadableRowsIn } from './unreadable-rows';

/** Up to this size the thorough check takes a fraction of a second, so every start can run it before anything is read. */
const SMALL_BYTES = 32 * 1024 * 1024;

export interface IntactOptions extends DatabaseOptions {
  /** ms since 1970. */
  now: () => number;
  migrations?: readonly SchemaMigration[];
  /** How fast its rows are verified while nothing is saved. */
  look?: LookPace;
  /** How fast free pages are given back while nothing is saved. */
  shrink?: ShrinkPace;
  /** Up to this many bytes a file is checked at every start. */
  smallBytes?: number;
  /** Checks backups in another thread; left out, this one does. */
  checkCopy?: CheckCopy;
}

/**
 * An open database. fresh: there was none, or an empty one. unreadable: rows that can't be read; mended: an index did not
 * match its table and was rebuilt. unchecked: it was closed in good order, and checking it would hold up the start.
 */
export interface IntactDatabase {
  db: Database;
  fresh: boolean;
  unreadable: UnreadableRows;
  mended: boolean;
  unchecked: boolean;
}

/**
 * Opens, checks and migrates. Throws StoreError: 'damaged', 'too-new' (the file was only read), 'not-migrated', or
 * the disk's error.
 */
export async function openIntact(file: string, options: IntactOptions): Promise<IntactDatabase> {
  const migrations = options.migrations ?? MIGRATIONS;
  const newest = newestVersion(migrations);
  const version = existsSync(file) ? knownVersion(file, newest) : 0;
  const known = migrations.filter((migration) => migration.to <= version);
  const { db, thorough, mended } = openChecked(file, options, known);
  try {
    if (version < newest) await bringUp(db, version, migrations, options.now());
    const unreadable = damagedWhereMisfit(() => {
      dropHalves(db);
      partsOf(db);
      return thorough ? unreadableRowsIn(db.handle) : { rows: 0, of: [] };
    });
    return { db, fresh: version === 0, unreadable, mended, unchecked: !thorough };
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Lets SQLite roll back what a kill left half-written, from the rollback journal beside the file. Only a file opened for
 * writing can be rolled back; a read-only one can't even be read, and the error would blame the folder.
 * What SQLite can't make sense of is left to the checks.
 */
export function rollBack(file: string): void {
  const journal = statSync(`${file}-journal`, { throwIfNoEntry: false });
  if (journal === undefined || journal.size === 0 || !existsSync(file)) return;
  const handle = new Sqlite(file);
  try {
    handle.pragma('user_version');
  } catch (error) {
    if (storeErrorOf(error) === undefined && !isMisfit(error)) throw error;
  } finally {
    handle.close();
  }
}

/**
 * What SQLite finds wrong with a folder's database, which may be open elsewhere; undefined if nothing. Reads the whole file.
 * Throws StoreError.
 */
export function problemIn(dir: string): string | undefined {
  const db = new Database(path.join(dir, 'paddock.db'), { readonly: true });
  try {
    return db.read(() => db.check(false)).problem;
  } catch (error) {
    const trouble = storeErrorOf(error);
    if (trouble === undefined || !isDamage(trouble)) throw error;
    return trouble.message;
  } finally {
    db.close();
  }
}

function openChecked(
  file: string,
  options: IntactOptions,
  known: readonly SchemaMigration[],
): { db: Database; thorough: boolean; mended: boolean } {
  const dir = path.dirname(file);
  // A large file is checked before it is used only after a run that ended badly and left its log behind, or that found damage.
  const unclean = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0 || isSuspect(dir);
  return damagedWhereMisfit(() => {
    const db = new Database(file, options);
    try {
      const thorough = unclean || statSync(file).size <= (options.smallBytes ?? SMALL_BYTES);
      // Before any repair or migration: a file that is set aside stays as it was found.
      const wrong = schemaTrouble(db, known);
      if (wrong !== undefined) throw new StoreError('damaged', wrong);
      if (!thorough) return { db, thorough, mended: false };
      const { problem, mended } = db.check(true);
      if (problem !== undefined) throw new StoreError('damaged', problem);
      clearSuspect(dir);
      return { db, thorough, mended };
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

async function bringUp(
  db: Database,
  version: number,
  migrations: readonly SchemaMigration[],
  now: number,
): Promise<void> {
  if (version > 0) await takeBeforeMigration(db, path.dirname(db.file), now);
  try {
    migrate(db, migrations);
  } catch (error) {
    throw storeErrorOf(error) ?? new StoreError('not-migrated', error);
  }
}

/**
 * The schema version of a file opened read-only. The header's number must agree with the copy in table about, so
 * that a damaged header is not taken for a newer Paddock's file.
 */
function knownVersion(file: string, newest: number): number {
  if (!isHeaderSound(file)) throw new StoreError('damaged', 'the header is not that of a database');
  const [header, noted] = damagedWhereMisfit(() => versionsIn(file));
  if (header > newest && noted === header) throw new StoreError('too-new');
  if (header !== noted) throw new StoreError('damaged', `version ${header} in the header, ${noted} in its table`);
  return header;
}

function versionsIn(file: string): [header: number, noted: number] {
  const handle = new Sqlite(file, { readonly: true });
  try {
    const header = Number(handle.pragma('user_version', { simple: true }));
    const tables = handle.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'about'").pluck().get();
    if (tables === 0) return [header, 0];
    return [header, Number(handle.prepare("SELECT value FROM about WHERE key = 'version'").pluck().get())];
  } finally {
    handle.close();
  }
}

/** A changed format number makes SQLite treat the whole file as read-only, and the error would blame the folder. */
function isHeaderSound(file: string): boolean {
  const header = Buffer.alloc(20);
  const fd = openSync(file, 'r');
  try {
    const length = readSync(fd, header, 0, 20, 0);
    if (length === 0) return true;
    const format = [header[18], header[19]];
    return header.toString('latin1', 0, 16) === 'SQLite format 3\0' && format.every((n) => n === 1 || n === 2);
  } finally {
    closeSync(fd);
  }
}

function damagedWhereMisfit<V>(work: () => V): V {
  try {
    return work();
  } catch (error) {
    throw isMisfit(error) ? new StoreError('damaged', error) : (storeErrorOf(error) ?? error);
  }
}
