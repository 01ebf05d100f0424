// The running totals of the archive: adding them up again from the races, and verifying them a few ms at a time.
// Not here: the triggers that keep them (migrations/0010-triggers.ts), or reading them (archive.ts, list-sql.ts).

import type { Database } from '../database';
import { type Sum, TOTALS, type Total } from '../migrations/0010-totals';
import type { Cell } from '../soundness/sums';
import { totalsVersion } from './totals-version';

export type TotalTable = keyof typeof TOTALS;
export const TOTAL_TABLES = Object.keys(TOTALS) as TotalTable[];

/** ms that one slice may take; the number of races per slice adapts to it. */
const SLICE_MS = 3;
const FIRST_RACES = 10;
const MOST_RACES = 500;
/** Rows of a table compared in one slice. */
const PAGE = 1000;
/** A blob is after every text: as the end of a range of ids, it means to the last one. */
const LAST = Buffer.alloc(0);

/** Ids of races: after from, to until. */
interface Range {
  from: string;
  until: string | Buffer;
}
/** The rows of a table as they should be, by key. */
type Rows = Map<string, number[]>;

/** Adds up these tables again, from the races, in one transaction. Throws StoreError. */
export function rebuildTotals(db: Database, tables: readonly TotalTable[] = TOTAL_TABLES): void {
  db.write(() => {
    for (const table of tables)
      db.handle.exec(`DELETE FROM ${table}; INSERT INTO ${table} ${TOTALS[table].select('true')}`);
  });
}

/**
 * Adds the totals up from the races' own rows, one slice for each step of the generator, and returns the tables that differ;
 * undefined if a race was added or removed meanwhile. Throws StoreError.
 */
export function* wrongTotals(db: Database): Generator<void, TotalTable[] | undefined> {
  const version = db.read(() => totalsVersion(db));
  yield;
  const right = new Map<TotalTable, Rows>(TOTAL_TABLES.map((table) => [table, new Map()]));
  yield* addUp(db, right);
  const wrong: TotalTable[] = [];
  for (const [table, rows] of right) if (yield* differs(db, table, rows)) wrong.push(table);
  return db.read(() => totalsVersion(db)) === version ? wrong : undefined;
}

/** Changes right: adds every race, in order of ids. */
function* addUp(db: Database, right: ReadonlyMap<TotalTable, Rows>): Generator<void, void> {
  const next = db
    .prepare<[string, number], string>(
      "SELECT id FROM races INDEXED BY races_finished WHERE status = 'finished' AND id > ? ORDER BY id LIMIT 1 OFFSET ?",
    )
    .pluck();
  const parts = [...right].map(([table, rows]) => {
    const total: Total = TOTALS[table];
    const select = db.prepare<[Range], Cell[]>(total.select('race > $from AND race <= $until')).raw();
    return { total, rows, select };
  });
  let from = '';
  let races = FIRST_RACES;
  for (;;) {
    const began = performance.now();
    const until = db.read(() => {
      const end = next.get(from, races - 1);
      for (const { total, rows, select } of parts) {
        for (const row of select.all({ from, until: end ?? LAST })) addRow(total, rows, row);
      }
      return end;
    });
    const took = performance.now() - began;
    yield;
    if (until === undefined) return;
    from = until;
    races = Math.min(MOST_RACES, Math.max(1, Math.round(took > SLICE_MS ? races / 2 : races * 1.5)));
  }
}

/** Changes rows: adds one of a slice. */
function addRow({ keys, sums }: Total, rows: Rows, row: readonly Cell[]): void {
  const key = JSON.stringify(row.slice(0, keys.length));
  const more = row.slice(keys.length).map(Number);
  const known = rows.get(key);
  const ways = Object.values(sums);
  rows.set(key, known === undefined ? more : known.map((value, n) => both(ways[n] ?? '+', value, more[n] ?? 0)));
}

function both(sum: Sum, a: number, b: number): number {
  return sum === '+' ? a + b : sum === 'min' ? Math.min(a, b) : Math.max(a, b);
}

/** Whether a table has other rows than these. Changes rows: removes those that are right. */
function* differs(db: Database, table: TotalTable, rows: Rows): Generator<void, boolean> {
  const { keys, sums }: Total = TOTALS[table];
  const list = keys.join(', ');
  const page = db
    .prepare<Cell[], Cell[]>(
      `SELECT ${[...keys, ...Object.keys(sums)].join(', ')} FROM ${table}
       WHERE (${list}) > (${keys.map(() => '?').join(', ')}) ORDER BY ${list} LIMIT ${PAGE}`,
    )
    .raw();
  let from: Cell[] = keys.map(() => '');
  for (;;) {
    const found = db.read(() => page.all(...from));
    for (const row of found) {
      const key = JSON.stringify(row.slice(0, keys.length));
      if (JSON.stringify(rows.get(key)) !== JSON.stringify(row.slice(keys.length))) return true;
      rows.delete(key);
    }
    yield;
    const last = found.at(-1);
    if (found.length < PAGE || last === undefined) return rows.size > 0;
    from = last.slice(0, keys.length);
  }
}
