// A mark beside a database in which damage was found while it was open: the next start checks it before it is used.
// Not here: the checks (integrity.ts).

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeErrorOf } from '../store-error';
import { PRIVATE_FILE } from './private-folder';

const NAME = 'paddock.suspect';

/** Marks the folder's database. If the disk refuses this, the check after the next start finds the damage again. */
export function markSuspect(dir: string): void {
  try {
    writeFileSync(path.join(dir, NAME), '', { mode: PRIVATE_FILE });
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
  }
}

export function isSuspect(dir: string): boolean {
  return existsSync(path.join(dir, NAME));
}

/** The database was checked, or another one has taken its place. */
export function clearSuspect(dir: string): void {
  rmSync(path.join(dir, NAME), { force: true });
}
