// Finds the backup that still has intact versions of rows that the disk has changed. Not here: the backups (folder/backups.ts).

import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { type Backup, copiesHere } from '../folder/backups';
import { counted, type Flaw, KEYS, SUMMED_TABLES, type Summed, teachSums } from './sums';

/** Up to this size a backup is searched for rows with unknown keys; in larger ones rows are only looked up by key. */
const SEARCHED_BYTES = 32 * 1024 * 1024;

/** The newest backup that has the most of these rows as they were saved, and how many; undefined if none has any. */
export function copyWith(dir: string, flaws: readonly Flaw[]): { copy: Backup; held: number } | undefined {
  let best: { copy: Backup; held: number } | undefined;
  for (const copy of copiesHere(dir)) {
    const held = heldIn(copy.file, flaws);
    if (held > (best?.held ?? 0)) best = { copy, held };
    if (held === flaws.length) break;
  }
  return best;
}

function heldIn(file: string, flaws: readonly Flaw[]): number {
  let handle: Sqlite.Database | undefined;
  try {
    const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
    handle = copy;
    teachSums(copy);
    const isSmall = statSync(file).size <= SEARCHED_BYTES;
    return SUMMED_TABLES.reduce((held, table) => held + heldRows(copy, table, flaws, isSmall), 0);
  } catch {
    return 0; // A backup that can't be read has nothing.
  } finally {
    handle?.close();
  }
}

/** How many of these rows of a table the backup has. One pass over the table finds all rows with unknown keys. */
function heldRows(copy: Sqlite.Database, table: Summed, all: readonly Flaw[], isSmall: boolean): number {
  const flaws = all.filter((flaw) => flaw.table === table);
  if (flaws.length === 0) return 0;
  if (table === 'packs') return heldPacks(copy, flaws);
  const byKey = sumsByKey(copy, table);
  const keyless: number[] = [];
  let held = 0;
  for (const { key, sum } of flaws) {
    const row = byKey.get(...key);
    // The key itself may have changed here.
    if (row === undefined) keyless.push(sum);
    else if (row.counted === sum || row.counted === row.own) held += 1;
  }
  if (!isSmall || keyless.length === 0) return held;
  const sums = new Set(
    copy
      .prepare<[], number>(`SELECT ${counted(table)} FROM ${table}`)
      .pluck()
      .iterate(),
  );
  return held + keyless.filter((sum) => sums.has(sum)).length;
}

/** Packed races that the backup has, as packs or still as rows. */
function heldPacks(copy: Sqlite.Database, flaws: readonly Flaw[]): number {
  const isPacked = hasColumn(copy, 'packs', 'pack') ? sumsByKey(copy, 'packs') : undefined;
  const inRows = copy
    .prepare<[unknown], number>(
      `SELECT count(moves.race) = races.step AND (SELECT count(*) FROM starts WHERE race = races.id) = 1
       FROM races LEFT JOIN moves ON moves.race = races.id WHERE id = ? AND status = 'finished' GROUP BY id`,
    )
    .pluck();
  return flaws.filter(({ key: [race], sum }) => {
    const pack = isPacked?.get(race);
    return pack === undefined ? inRows.get(race) === 1 : pack.counted === sum || pack.counted === pack.own;
  }).length;
}

interface RowSums {
  own: number | null;
  counted: number;
}

function sumsByKey(copy: Sqlite.Database, table: Summed): Sqlite.Statement<unknown[], RowSums> {
  // A backup with an older schema has no checksums.
  const own = hasColumn(copy, table, 'sum') ? 'sum' : 'NULL';
  const where = KEYS[table].map((column) => `${column} = ?`).join(' AND ');
  return copy.prepare(`SELECT ${own} AS own, ${counted(table)} AS counted FROM ${table} WHERE ${where}`);
}

function hasColumn(copy: Sqlite.Database, table: Summed, column: string): boolean {
  return copy.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = ?`).get(column) !== undefined;
}
