// Databases of older schemas, and reading a file's contents without opening a store. Not here: tests.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { TOTAL_TABLES } from '../archive/totals';
import { SUMMED_FIRST } from '../migrations/0008-sums';
import { SUMMED_RATINGS } from '../migrations/0010-ratings';

/** The bytes of a database of this schema (fixtures/README.md). */
export function unpacked(schema: number): Buffer {
  return gunzipSync(readFileSync(path.join(import.meta.dirname, `fixtures/paddock-schema-${schema}.db.gz`)));
}

/** Everything in a file's tables, by the columns of the oldest schema given. */
export function rowsOf(from: string, columns: Readonly<Record<string, readonly string[]>>): Record<string, unknown[]> {
  const handle = new Sqlite(from, { readonly: true });
  try {
    const tables = Object.entries(columns).map(([table, names]) => {
      const where = table === 'about' ? "WHERE key <> 'version'" : '';
      return [
        table,
        handle
          .prepare(
            `SELECT ${names.join(', ')} FROM ${table} ${where} ORDER BY ${names
              .map((_, at) => at + 1)
              .slice(0, 2)
              .join(', ')}`,
          )
          .all(),
      ] as const;
    });
    return Object.fromEntries(tables);
  } finally {
    handle.close();
  }
}
/** Its tables with their columns. */
export function columnsOf(from: string): Record<string, string[]> {
  const handle = new Sqlite(from, { readonly: true });
  try {
    const tables = handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
    return Object.fromEntries(
      tables.map((table) => [
        table,
        (handle.pragma(`table_info(${table})`) as { name: string }[]).map((one) => one.name),
      ]),
    );
  } finally {
    handle.close();
  }
}
/** The version in its header, and SQLite's integrity check. */
export function versionOf(from: string): [version: unknown, integrity: unknown] {
  const handle = new Sqlite(from, { readonly: true });
  try {
    return [handle.pragma('user_version', { simple: true }), handle.pragma('integrity_check', { simple: true })];
  } finally {
    handle.close();
  }
}

/** Turns a closed database of today, without packs, into one of schema 5 to 7, which had no checksums and no totals. */
export function backToSchema(file: string, version: number): void {
  const handle = new Sqlite(file);
  try {
    dropTotals(handle);
    handle.exec('DROP TABLE packs');
    for (const table of Object.keys(SUMMED_FIRST)) handle.exec(`ALTER TABLE ${table} DROP COLUMN sum`);
    handle.prepare("UPDATE about SET value = ? WHERE key = 'version'").run(version);
    handle.pragma(`user_version = ${version}`);
  } finally {
    handle.close();
  }
}

/** Drops what schemas 10 to 13 added. */
export function dropTotals(handle: Sqlite.Database): void {
  const triggers = handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all();
  for (const trigger of triggers) handle.exec(`DROP TRIGGER ${String(trigger)}`);
  for (const index of ['entries_won', 'races_finished', 'races_by_circuit']) handle.exec(`DROP INDEX ${index}`);
  for (const table of [
    ...TOTAL_TABLES,
    ...Object.keys(SUMMED_RATINGS),
    'rating_resets',
    'season_versions',
    'circuits',
    'underlays',
    'daily_attempts',
    'daily_friends',
    'trial_attempts',
    'campaign_races',
    'people',
    'careers',
    'career_races',
    'race_facts',
    'achievements_won',
    'own_puzzles',
    'puzzle_searches',
    'puzzle_attempts',
  ]) {
    handle.exec(`DROP TABLE ${table}`);
  }
}
