// One open SQLite file with the settings Paddock insists on. Not for: what is in it (saves, settings, presets, notices).

import Sqlite from 'better-sqlite3';
import { type Flaw, teachSums } from './soundness/sums';
import { isConflict, StoreError, storeErrorOf } from './store-error';

/** SQLite fixed its WAL-reset corruption bug in this version. */
const OLDEST_SQLITE = [3, 51, 3] as const;
const BUSY_MS = 2000;

export interface DatabaseOptions {
  /** Largest size of the file in pages; 0: as large as the disk allows. */
  maxPages?: number;
  /** Read-only, while another connection may write. */
  readonly?: boolean;
}

/** What changed in a transaction. races: some came, ended or went; ended: some are over since. */
export interface Changed {
  races: boolean;
  ended: boolean;
}

/** Sees every transaction of a database. */
export interface Witness {
  /** As its last part, so that it is in it or nothing is. */
  within(): void;
  /** Once it is on disk. Must not throw. */
  after(changed: Changed): void;
  end(): void;
}

/** problem: what SQLite says; undefined if the file is sound. mended: an index did not fit its table. */
export interface Checked {
  problem: string | undefined;
  mended: boolean;
}
const SOUND: Checked = { problem: undefined, mended: false };

/** An open database. Every access goes through read or write, which turn SQLite's errors into StoreError. */
export class Database {
  readonly file: string;
  readonly handle: Sqlite.Database;
  private readonly witnesses: Witness[] = [];
  private changed: Changed = { races: false, ended: false };
  private onFlaw: (flaw: Flaw) => void = () => {};

  /** Opens or makes the file. Throws StoreError. */
  constructor(file: string, options: DatabaseOptions = {}) {
    this.file = file;
    const { readonly = false } = options;
    this.handle = guarded(() => new Sqlite(file, { timeout: BUSY_MS, readonly, fileMustExist: readonly }));
    teachSums(this.handle, (flaw) => this.onFlaw(flaw));
    if (readonly) return;
    try {
      guarded(() => configure(this.handle, options.maxPages ?? 0));
    } catch (error) {
      this.handle.close();
      throw error;
    }
  }

  prepare<B extends unknown[] = unknown[], R = unknown>(sql: string): Sqlite.Statement<B, R> {
    return this.handle.prepare<B, R>(sql);
  }

  /** Work that only reads. Throws StoreError. */
  read<V>(work: () => V): V {
    return guarded(work);
  }

  /** Work in one transaction: all of it is on disk when this returns, none of it when it throws StoreError. */
  write<V>(work: () => V): V {
    if (this.handle.inTransaction) return guarded(() => this.handle.transaction(work)());
    this.changed = { races: false, ended: false };
    // What changed nothing is nothing to be seen.
    let seen = false;
    const value = guarded(() => {
      const whole = this.handle.transaction(() => {
        const before = this.rowsChanged();
        const done = work();
        seen = this.rowsChanged() > before;
        if (seen) for (const witness of this.witnesses) witness.within();
        return done;
      });
      return whole.immediate();
    });
    const { changed } = this;
    if (seen) for (const witness of this.witnesses) witness.after(changed);
    return value;
  }

  /** Rows changed since it was opened. */
  private rowsChanged(): number {
    return Number(this.handle.prepare('SELECT total_changes()').pluck().get());
  }

  /** Within write: races came, ended or went. */
  noteRaces(ended: boolean): void {
    this.changed = { races: true, ended: this.changed.ended || ended };
  }

  /** From here on it sees every transaction. */
  watchedBy(witness: Witness): void {
    this.witnesses.push(witness);
  }

  /** Calls this for every row that is read and is not as it was saved. It may not use the database just then. */
  whenFlawed(found: (flaw: Flaw) => void): void {
    this.onFlaw = found;
  }

  /**
   * Takes what is in the log into the file itself and empties the log, so that damage to it can lose nothing. False where
   * someone else reads just now, or the disk refuses: all of it is in the log then, and durable there. Waits for nobody.
   */
  settle(): boolean {
    try {
      this.handle.pragma('busy_timeout = 0');
      const [result] = this.handle.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return result?.busy === 0;
    } catch (error) {
      if (storeErrorOf(error) === undefined) throw error;
      return false;
    } finally {
      this.handle.pragma(`busy_timeout = ${BUSY_MS}`);
    }
  }

  /** Asks SQLite. thorough also compares indexes with their tables; where those alone differ, indexes are built again. */
  check(thorough: boolean): Checked {
    if (thorough && this.handle.pragma('integrity_check(1)', { simple: true }) === 'ok') return SOUND;
    // All but the indexes.
    const quick = this.handle.pragma('quick_check(1)', { simple: true });
    if (quick !== 'ok') return { problem: String(quick), mended: false };
    if (!thorough) return SOUND;
    return { problem: this.reindex(), mended: true };
  }

  /** What is wrong even so; the file is then as it was, to be kept. */
  private reindex(): string | undefined {
    this.handle.exec('BEGIN IMMEDIATE');
    try {
      this.handle.exec('REINDEX');
      const whole = this.handle.pragma('integrity_check(1)', { simple: true });
      if (whole !== 'ok') return String(whole);
      this.handle.exec('COMMIT');
      return undefined;
    } catch (error) {
      // Two rows that a wrong byte made equal.
      if (!isConflict(error)) throw error;
      return String(error);
    } finally {
      if (this.handle.inTransaction) this.handle.exec('ROLLBACK');
    }
  }

  version(): number {
    return Number(this.handle.pragma('user_version', { simple: true }));
  }

  close(): void {
    for (const witness of this.witnesses.splice(0)) witness.end();
    if (this.handle.open && !this.handle.readonly) this.settle();
    this.handle.close();
  }
}

function configure(handle: Sqlite.Database, maxPages: number): void {
  assertSqlite(String(handle.prepare('SELECT sqlite_version()').pluck().get()));
  handle.pragma('trusted_schema = OFF');
  handle.pragma('foreign_keys = ON');
  handle.pragma('journal_mode = WAL');
  handle.pragma('synchronous = FULL');
  if (maxPages > 0) handle.pragma(`max_page_count = ${maxPages}`);
  // A pragma that does not take says nothing, so each is read back.
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, trusted_schema: 0 };
  for (const [name, value] of Object.entries(wanted)) {
    const found = handle.pragma(name, { simple: true });
    if (found !== value) throw new StoreError('io', `pragma ${name} is ${String(found)}, wanted ${value}`);
  }
}

function assertSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [i, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[i] ?? 0;
    if (part > oldest) return;
    if (part < oldest) throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed`);
  }
}

function guarded<V>(work: () => V): V {
  try {
    return work();
  } catch (error) {
    throw storeErrorOf(error) ?? error;
  }
}
