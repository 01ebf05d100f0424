// Moves a database out of the way under a dated name, its side files with it. Nothing is ever deleted.

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { stampOf } from './backups';

/** Renames file, -wal and -shm together and returns the new name. The database must be closed. */
export function setAside(file: string, why: 'damaged' | 'replaced', now: number): string {
  const base = path.join(path.dirname(file), `${path.basename(file, '.db')}-${why}-${stampOf(now)}`);
  let aside = `${base}.db`;
  for (let n = 2; existsSync(aside) || existsSync(`${aside}-wal`); n++) aside = `${base}-${n}.db`;
  for (const end of ['-wal', '-shm', '']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}
