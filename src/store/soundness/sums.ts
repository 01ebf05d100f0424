// A checksum per row, in SQL: how it is computed, and the parts of statements that write and verify it. Rows are
// verified as they are read. Not here: which rows exist (migrations), or handling a mismatch (soundness.ts).

import { crc32 } from 'node:zlib';
import type Sqlite from 'better-sqlite3';
import { SUMMED_FIRST } from '../migrations/0008-sums';
import { SUMMED_PACKS } from '../migrations/0009-packs';
import { SUMMED_RATINGS } from '../migrations/0010-ratings';
import { SUMMED_CIRCUITS } from '../migrations/0011-circuits';
import { SUMMED_UNDERLAYS } from '../migrations/0012-underlays';
import { SUMMED_DAILY } from '../migrations/0013-daily';
import { SUMMED_PUZZLES } from '../migrations/0013-puzzles';
import { SUMMED_ACHIEVEMENTS } from '../migrations/0014/achievements';
import { SUMMED_CAMPAIGN } from '../migrations/0014-campaign';
import { SUMMED_PEOPLE } from '../migrations/0014-people';
import { SUMMED_TRIALS } from '../migrations/0014-trials';
import { SUMMED_CAREERS } from '../migrations/clubhouse/0014-career';

/** Every table whose rows have a checksum, with the columns that it covers. */
export const SUMMED = {
  ...SUMMED_FIRST,
  ...SUMMED_PACKS,
  ...SUMMED_RATINGS,
  ...SUMMED_CIRCUITS,
  ...SUMMED_UNDERLAYS,
  ...SUMMED_PUZZLES,
  ...SUMMED_DAILY,
  ...SUMMED_CAMPAIGN,
  ...SUMMED_PEOPLE,
  ...SUMMED_CAREERS,
  ...SUMMED_TRIALS,
  ...SUMMED_ACHIEVEMENTS,
} satisfies Readonly<Record<string, readonly string[]>>;

export type Summed = keyof typeof SUMMED;
export type Column<T extends Summed> = (typeof SUMMED)[T][number];
export const SUMMED_TABLES = Object.keys(SUMMED) as Summed[];

/** The columns that identify a row. */
export const KEYS: { readonly [T in Summed]: readonly Column<T>[] } = {
  races: ['id'],
  starts: ['race'],
  moves: ['race', 'step'],
  snapshots: ['race', 'step'],
  results: ['race'],
  bests: ['race'],
  entries: ['race', 'seat'],
  figures: ['race', 'seat', 'figure'],
  films: ['race'],
  forks: ['race'],
  reviews: ['race'],
  seasons: ['id'],
  season_races: ['race'],
  season_changes: ['season', 'n'],
  settings: ['key'],
  presets: ['id'],
  party: ['one'],
  packs: ['race'],
  rating_books: ['game'],
  ratings: ['game', 'subject'],
  rating_points: ['game', 'driver', 'n'],
  circuits: ['id'],
  underlays: ['circuit'],
  puzzle_attempts: ['n'],
  own_puzzles: ['race', 'step'],
  puzzle_searches: ['race'],
  daily_attempts: ['kind', 'day'],
  daily_friends: ['kind', 'day', 'name'],
  trial_attempts: ['n'],
  campaign_races: ['race'],
  people: ['id'],
  careers: ['id'],
  career_races: ['career', 'season', 'round', 'part'],
  race_facts: ['race', 'seat'],
  achievements_won: ['driver', 'achievement'],
};

/** A row whose checksum does not match its content. sum: the stored checksum. */
export interface Flaw {
  table: Summed;
  key: readonly Cell[];
  sum: number;
}

/** A column's value in SQLite. */
export type Cell = string | number | Buffer | null;

/**
 * Registers the SQL functions that the parts below use. found: called when a row with a wrong checksum was read; it must
 * not use the database during the call.
 */
export function teachSums(handle: Sqlite.Database, found: (flaw: Flaw) => void = () => {}): void {
  // Deterministic, so that SQLite may compute them once where it can.
  handle.function('row_sum', { varargs: true, deterministic: true }, (...cells: Cell[]) => sumOf(cells));
  handle.function('changed_sum', { varargs: true, deterministic: true }, (sum: number, ...changes: Cell[]) =>
    changedSum(sum, changes),
  );
  handle.function(
    'seen',
    { varargs: true, deterministic: false },
    (table: number, sum: number | null, ...cells: Cell[]) => {
      const name = SUMMED_TABLES[table];
      // A missing row of an outer join.
      if (name === undefined || sum === null || sumOf(cells) === sum) return 1;
      const columns: readonly string[] = SUMMED[name];
      found({ table: name, key: KEYS[name].map((column) => cells[columns.indexOf(column)] ?? null), sum });
      return 0;
    },
  );
}

/** The checksum of a row's columns, in the order of SUMMED. */
export function sumOf(cells: readonly Cell[]): number {
  let sum = 0;
  for (let at = 0; at < cells.length; at++) sum ^= partOf(at, cells[at] ?? null);
  return sum >>> 0;
}

/**
 * The checksum after some columns were changed: place, old value, new value, and so on. It is not computed from the whole
 * row, so damage to the unchanged columns is still found afterwards.
 */
function changedSum(sum: number, changes: readonly Cell[]): number {
  let changed = sum;
  for (let i = 0; i + 2 < changes.length; i += 3) {
    const at = Number(changes[i]);
    changed ^= partOf(at, changes[i + 1] ?? null) ^ partOf(at, changes[i + 2] ?? null);
  }
  return changed >>> 0;
}

/** A column's part of the checksum. No value, as in a column that a later schema adds, counts as nothing. */
function partOf(at: number, cell: Cell): number {
  if (cell === null) return 0;
  const kind = typeof cell === 'number' ? 1 : typeof cell === 'string' ? 2 : 3;
  const crc = crc32(typeof cell === 'number' ? String(cell) : cell);
  // Equal changes in the CRCs of two columns would cancel each other out; mixed by place they do not.
  return mixed(crc ^ Math.imul(4 * at + kind, 0x9e37_79b1));
}

/** The last step of MurmurHash3: each input bit changes half of the output bits. */
function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return h ^ (h >>> 16);
}

/**
 * INSERT of a whole row with its checksum. given: columns in SQL; every other column is a parameter, in the order of SUMMED.
 */
export function insertSql<T extends Summed>(
  table: T,
  { given = {}, or = '' }: { given?: Partial<Record<Column<T>, string>>; or?: '' | 'OR REPLACE' | 'OR IGNORE' } = {},
): string {
  const columns: readonly string[] = SUMMED[table];
  const own: Readonly<Record<string, string | undefined>> = given;
  const cells = columns.map((column) => `${own[column] ?? '?'} AS ${column}`);
  const list = columns.join(', ');
  return `INSERT ${or} INTO ${table} (${list}, sum)
    SELECT ${list}, row_sum(${list}) FROM (SELECT ${cells.join(', ')}) WHERE true`;
}

/**
 * UPDATE of some columns and the row's checksum. change: the new values in SQL; where: the condition. Parameters are named,
 * since each new value is needed twice.
 */
export function updateSql<T extends Summed>(
  table: T,
  change: Partial<Record<Column<T>, string>>,
  where: string,
): string {
  const columns: readonly string[] = SUMMED[table];
  const changes = Object.entries(change) as [string, string][];
  const sets = changes.map(([column, value]) => `${column} = ${value}`);
  const parts = changes.map(([column, value]) => `${columns.indexOf(column)}, ${column}, ${value}`);
  return `UPDATE ${table} SET ${sets.join(', ')}, sum = changed_sum(sum, ${parts.join(', ')}) WHERE ${where}`;
}

/** Verifies a row's checksum as it is read: 1 if it matches the content, otherwise 0. */
export function looked(table: Summed): string {
  const columns = ['sum', ...SUMMED[table]].map((column) => `${table}.${column}`);
  return `seen(${SUMMED_TABLES.indexOf(table)}, ${columns.join(', ')})`;
}

/** A condition that is always true and verifies the checksum of every row it is evaluated for. */
export function seen(table: Summed): string {
  return `${looked(table)} IS NOT NULL`;
}

/** The checksum of a row's content. */
export function counted(table: Summed): string {
  return `row_sum(${SUMMED[table].join(', ')})`;
}
