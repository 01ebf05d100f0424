// Verifies every row of an open database while nothing else is saved, a few ms at a time, so that a bit changed by the disk is
// found before the row is needed and while a backup still has it. Not here: reporting it to a person (flaws.ts).

import { type TotalTable, wrongTotals } from '../archive/totals';
import type { Database } from '../database';
import { type StoreError, storeErrorOf } from '../store-error';
import { type Cell, KEYS, SUMMED_TABLES, type Summed, seen } from './sums';

/** ms. after: from opening to the first slice; pause: between two slices; again: from the end to the next pass. */
export interface LookPace {
  after: number;
  pause: number;
  again: number;
}
export const LOOK_PACE: LookPace = { after: 10_000, pause: 250, again: 24 * 3_600_000 };

/** ms that one slice may take; the number of rows per slice adapts to it. */
const SLICE_MS = 3;
const FIRST_ROWS = 4;
const MOST_ROWS = 2000;
/** How often totals are compared in one pass, if races end meanwhile. */
const TRIES = 3;

export interface LookWork {
  pace: LookPace;
  /** Nothing was saved for a while. */
  isIdle(): boolean;
  /** These totals do not follow from the races. */
  differ(tables: readonly TotalTable[]): void;
  /** Everything was verified. */
  done(): void;
  /** SQLite could not read the database. The pass ends. */
  failed(trouble: StoreError): void;
}

/** Starts verifying, again and again, until it is stopped. */
export function startLook(db: Database, { pace, isIdle, differ, done, failed }: LookWork): { stop(): void } {
  let slices = slicesOf(db, differ);
  let timer = later(pace.after);

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(go, ms).unref();
  }

  function go(): void {
    if (!db.handle.open) return;
    let over = false;
    try {
      over = isIdle() && slices.next().done === true;
    } catch (error) {
      const trouble = storeErrorOf(error);
      if (trouble === undefined) throw error;
      failed(trouble);
      return;
    }
    if (over) {
      slices = slicesOf(db, differ);
      done();
    }
    timer = later(over ? pace.again : pace.pause);
  }

  return { stop: () => clearTimeout(timer) };
}

/** Verifies one slice of rows for each step of the generator, and then the totals. Throws StoreError. */
export function* slicesOf(db: Database, differ: LookWork['differ']): Generator<void, void> {
  for (const table of SUMMED_TABLES) yield* slicesOfTable(db, table);
  // Totals that change meanwhile can't be compared. Races rarely end this often; the next pass verifies them again.
  for (let tries = 0; tries < TRIES; tries++) {
    const wrong = yield* wrongTotals(db);
    if (wrong === undefined) continue;
    if (wrong.length > 0) differ(wrong);
    return;
  }
}

function* slicesOfTable(db: Database, table: Summed): Generator<void, void> {
  const keys = KEYS[table].join(', ');
  const marks = KEYS[table].map(() => '?').join(', ');
  const page = db
    .prepare<[...Cell[], number], Cell[]>(
      `SELECT ${keys} FROM ${table} WHERE (${keys}) > (${marks}) AND ${seen(table)} ORDER BY ${keys} LIMIT ?`,
    )
    .raw();
  let from: readonly Cell[] = firstOf(db, table);
  let rows = FIRST_ROWS;
  for (;;) {
    const began = performance.now();
    const found: Cell[][] = db.read(() => page.all(...from, rows));
    const took = performance.now() - began;
    yield;
    const last = found.at(-1);
    // A key that the disk changed is out of order, and could lead back to rows already verified.
    if (found.length < rows || last === undefined || !isAfter(last, from)) return;
    from = last;
    rows = Math.min(MOST_ROWS, Math.max(1, Math.round(took > SLICE_MS ? rows / 2 : rows * 1.5)));
  }
}

/** A key before every possible key. */
function firstOf(db: Database, table: Summed): Cell[] {
  const types = new Map(
    (db.handle.pragma(`table_info(${table})`) as { name: string; type: string }[]).map(({ name, type }) => [
      name,
      type,
    ]),
  );
  return KEYS[table].map((key) => (types.get(key) === 'TEXT' ? '' : Number.MIN_SAFE_INTEGER));
}

/** Compares keys as SQLite orders them. */
function isAfter(key: readonly Cell[], other: readonly Cell[]): boolean {
  for (const [i, cell] of key.entries()) {
    const than = other[i] ?? null;
    if (cell === than) continue;
    if (typeof cell === 'number' && typeof than === 'number') return cell > than;
    return Buffer.compare(Buffer.from(String(cell)), Buffer.from(String(than))) > 0;
  }
  return false;
}
