// One open SQLite file with the settings that Paddock requires. Not here: its contents (saves, settings, presets, notices).

import Sqlite from 'better-sqlite3';
import { type Flaw, teachSums } from './soundness/sums';
import { isConflict, StoreError, storeErrorOf } from './store-error';

/** SQLite fixed its WAL-reset corruption bug in this version. */
const OLDEST_SQLITE = [3, 51, 3] as const;
/** What PRAGMA auto_vacuum says of a file that gives free pages back in slices. */
export const INCREMENTAL = 2;
/** ms that a write waits for one of another connection. */
const BUSY_MS = 2000;

export interface DatabaseOptions {
  /** Maximum size of the file in pages; 0: as large as the disk allows. */
  maxPages?: number;
  /** Read-only, while another connection may write. */
  readonly?: boolean;
}

/** What changed in a transaction. races: races were added, ended or removed; ended: some have ended since. */
export interface Changed {
  races: boolean;
  ended: boolean;
}

/** Sees every transaction of a database. */
export interface Witness {
  /** Called as the transaction's last part, so it succeeds or fails with it. */
  within(): void;
  /** Called once the transaction is on disk. Must not throw. */
  after(changed: Changed): void;
  end(): void;
}

/** problem: SQLite's message; undefined if the file is intact. mended: an index did not match its table. */
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
  private busyMs = BUSY_MS;
  private onDamage: (damage: StoreError) => void = () => {};

  /** Opens or creates the file. Throws StoreError. */
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

  /** Runs work that only reads. Throws StoreError. */
  read<V>(work: () => V): V {
    return this.guarded(work);
  }

  /** Runs work in one transaction: all of it is on disk when this returns, none of it if it throws StoreError. */
  write<V>(work: () => V): V {
    if (this.handle.inTransaction) return this.guarded(() => this.handle.transaction(work)());
    this.changed = { races: false, ended: false };
    // A transaction without changes is not reported.
    let seen = false;
    const value = this.guarded(() => {
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

  private guarded<V>(work: () => V): V {
    try {
      return guarded(work);
    } catch (error) {
      if (error instanceof StoreError && error.code === 'damaged') this.onDamage(error);
      throw error;
    }
  }

  /** Rows changed since the file was opened. */
  private rowsChanged(): number {
    return Number(this.handle.prepare('SELECT total_changes()').pluck().get());
  }

  /** Within write: races were added, ended or removed. */
  noteRaces(ended: boolean): void {
    this.changed = { races: true, ended: this.changed.ended || ended };
  }

  /** From here on, witness sees every transaction. */
  watchedBy(witness: Witness): void {
    this.witnesses.push(witness);
  }

  /** Calls found for every row read that is not as it was saved. It must not use the database during the call. */
  whenFlawed(found: (flaw: Flaw) => void): void {
    this.onFlaw = found;
  }

  /** Calls found when SQLite finds the file damaged at any access. It must not throw, or use the database. */
  whenDamaged(found: (damage: StoreError) => void): void {
    this.onDamage = found;
  }

  /**
   * Checkpoints the log into the file and empties it, so that damage to the log can lose nothing. Returns false if someone
   * else is reading, or the disk refuses: everything is then still in the log, and durable there. Never waits.
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
      this.handle.pragma(`busy_timeout = ${this.busyMs}`);
    }
  }

  /** Lets writes wait this long for another connection, ms; by default as long as usual. */
  waitUpTo(ms: number = BUSY_MS): void {
    this.busyMs = ms;
    this.handle.pragma(`busy_timeout = ${ms}`);
  }

  /** Runs SQLite's check. thorough also compares indexes with their tables; if only indexes differ, they are rebuilt. */
  check(thorough: boolean): Checked {
    if (thorough && this.handle.pragma('integrity_check(1)', { simple: true }) === 'ok') return SOUND;
    // Checks everything except the indexes.
    const quick = this.handle.pragma('quick_check(1)', { simple: true });
    if (quick !== 'ok') return { problem: String(quick), mended: false };
    if (!thorough) return SOUND;
    return { problem: this.reindex(), mended: true };
  }

  /** Rebuilds indexes; returns what is still wrong. The file is then unchanged, so that it can be set aside. */
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
  // Has an effect on new files and on VACUUM only. It comes first, because anything else writes the first page; where it is set
  // already, setting it would write to the file.
  if (handle.pragma('auto_vacuum', { simple: true }) !== INCREMENTAL) handle.pragma('auto_vacuum = INCREMENTAL');
  handle.pragma('trusted_schema = OFF');
  handle.pragma('foreign_keys = ON');
  handle.pragma('journal_mode = WAL');
  handle.pragma('synchronous = FULL');
  if (maxPages > 0) handle.pragma(`max_page_count = ${maxPages}`);
  // A pragma that has no effect reports nothing, so each is read back. A database in memory has no log.
  const wanted = { journal_mode: handle.memory ? 'memory' : 'wal', synchronous: 2, foreign_keys: 1, trusted_schema: 0 };
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
