// Counts what was ever saved, in the database and in a file beside it: if the file knows of more than the database holds,
// SQLite has dropped acknowledged data, which it does silently when its log is damaged. Not here: damage it does report.

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database, Witness } from '../database';
import { storeErrorOf } from '../store-error';

/** saved: transactions since the database was created; races: all races in it; finished: how many of them are over. */
export interface Tally {
  saved: number;
  races: number;
  finished: number;
}

/** Bytes of the file: always the same, so that overwriting leaves nothing of the earlier content. */
const SIZE = 128;

/** The tally in the database itself. A database of an earlier Paddock has counted nothing yet. */
export function tallyIn(handle: Sqlite.Database): Tally {
  const count = (sql: string) => Number(handle.prepare(sql).pluck().get() ?? 0);
  // Before schema 10 there were no totals.
  const hasTotals = count("SELECT count(*) FROM sqlite_schema WHERE name = 'circuit_totals'") > 0;
  const finished = count(
    hasTotals ? 'SELECT sum(finished) FROM circuit_totals' : "SELECT count(*) FROM races WHERE status = 'finished'",
  );
  return {
    saved: count("SELECT value FROM about WHERE key = 'saved'"),
    races: finished + count("SELECT count(*) FROM races WHERE status = 'open'"),
    finished,
  };
}

/** The tally of a database file, opened read-only; undefined if it can't be read. */
export function tallyOf(file: string): Tally | undefined {
  let handle: Sqlite.Database | undefined;
  try {
    handle = new Sqlite(file, { readonly: true, fileMustExist: true });
    return tallyIn(handle);
  } catch {
    return undefined; // Opening it for use reports what is wrong with it.
  } finally {
    handle?.close();
  }
}

/** The last known tally of a folder's database; undefined if there is none. */
export function knownTally(dir: string): Tally | undefined {
  try {
    const { saved, races, finished } = JSON.parse(readFileSync(fileIn(dir), 'latin1')) as Partial<Tally>;
    if (![saved, races, finished].every((one) => Number.isSafeInteger(one) && Number(one) >= 0)) return undefined;
    return { saved: Number(saved), races: Number(races), finished: Number(finished) };
  } catch {
    return undefined; // Cut off or gone: then only the database is trusted.
  }
}

/** Forgets the tally of the folder's database, because another one takes its place. */
export function forgetTally(dir: string): void {
  if (existsSync(fileIn(dir))) rmSync(fileIn(dir), { recursive: true });
}

/**
 * Counts every transaction of an open database from here on. The file is written after the commit, so it never knows of more
 * than the disk was given; it is not flushed, because a number that is too low after a power cut does no harm.
 */
export function keepTally(db: Database, dir: string): Witness {
  const raise = db.prepare(
    "INSERT INTO about (key, value) VALUES ('saved', 1) ON CONFLICT (key) DO UPDATE SET value = value + 1",
  );
  const known = tallyIn(db.handle);
  let file: number | undefined = opened(dir);
  write();

  function write(): void {
    if (file === undefined) return;
    try {
      writeSync(file, `${JSON.stringify(known).padEnd(SIZE - 1)}\n`, 0, 'latin1');
    } catch (error) {
      if (storeErrorOf(error) === undefined) throw error; // The races are safe; only the warning would be missing.
    }
  }

  function recount(): void {
    try {
      Object.assign(known, tallyIn(db.handle), { saved: known.saved });
    } catch (error) {
      if (storeErrorOf(error) === undefined) throw error;
    }
  }

  return {
    within: () => {
      raise.run();
    },
    after({ races }) {
      known.saved += 1;
      if (races) recount();
      write();
    },
    end() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

function opened(dir: string): number | undefined {
  try {
    return openSync(fileIn(dir), 'w', 0o600);
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
    return undefined;
  }
}

function fileIn(dir: string): string {
  return path.join(dir, 'paddock.count');
}
