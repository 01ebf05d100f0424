// Moves a database out of the way under a dated name, its side files with it. Nothing is ever deleted.

import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { storeErrorOf } from '../store-error';
import { stampOf } from './backups';

const ENDS = ['-wal', '-shm', ''] as const;

/** Renames file, -wal and -shm together and returns the new name. The database must be closed. */
export function setAside(file: string, why: 'damaged' | 'replaced', now: number): string {
  const aside = freeName(file, why, now);
  for (const end of ENDS) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}

/** A copy of a database and its log as they were found; undefined where the disk has no room for it. It must be closed. */
export function copyAside(file: string, why: 'incomplete', now: number): string | undefined {
  const aside = freeName(file, why, now);
  try {
    for (const end of ['', '-wal']) {
      if (existsSync(file + end)) copyFileSync(file + end, aside + end, constants.COPYFILE_FICLONE);
    }
    return aside;
  } catch (error) {
    for (const end of ['', '-wal']) rmSync(aside + end, { force: true });
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
