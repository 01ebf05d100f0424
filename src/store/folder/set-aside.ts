// Moves a database out of the way under a dated name, together with its side files. Nothing is ever deleted.

import { constants, copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { storeErrorOf } from '../store-error';
import { stampOf } from './backups';
import { renameDatabase } from './side-files';

/** The files of a database that are copied; SQLite rebuilds the log's index. */
const COPIED = ['', '-wal', '-journal'] as const;

/** Renames a file and its side files together and returns the new name. The database must be closed. */
export function setAside(file: string, why: 'damaged' | 'replaced', now: number): string {
  const aside = freeName(file, why, now);
  renameDatabase(file, aside);
  return aside;
}

/** Copies a database and its log as they were found; undefined if the disk has no room for it. It must be closed. */
export function copyAside(file: string, why: 'incomplete', now: number): string | undefined {
  const aside = freeName(file, why, now);
  try {
    for (const end of COPIED) {
      if (existsSync(file + end)) copyFileSync(file + end, aside + end, constants.COPYFILE_FICLONE);
    }
    return aside;
  } catch (error) {
    for (const end of COPIED) rmSync(aside + end, { force: true });
    if (storeErrorOf(error) === undefined) throw error;
    return undefined;
  }
}

function freeName(file: string, why: string, now: number): string {
  const base = path.join(path.dirname(file), `${path.basename(file, '.db')}-${why}-${stampOf(now)}`);
  let aside = `${base}.db`;
  for (let n = 2; existsSync(aside) || existsSync(`${aside}-wal`); n++) aside = `${base}-${n}.db`;
  return aside;
}
