// The files that SQLite keeps beside a database: log, its index, rollback journal. They belong to that database only: SQLite
// would use them for another database of the same name. Not here: what is in them.

import { existsSync, renameSync, rmSync } from 'node:fs';

/** The endings of a database's name and of its side files. */
export const ENDS = ['', '-wal', '-shm', '-journal'] as const;

/** Removes a database and whichever side files exist. */
export function removeDatabase(file: string): void {
  for (const end of ENDS) rmSync(file + end, { recursive: true, force: true });
}

/**
 * Renames a database and its side files. If one can't be renamed, the earlier ones get their names back, and it throws.
 * The database goes first: a kill leaves side files without a database, which are noticed, never a database without its log.
 */
export function renameDatabase(from: string, to: string): void {
  const moved: string[] = [];
  try {
    for (const end of ENDS) {
      if (!existsSync(from + end)) continue;
      renameSync(from + end, to + end);
      moved.push(end);
    }
  } catch (error) {
    for (const end of moved.toReversed()) renameSync(to + end, from + end);
    throw error;
  }
}
