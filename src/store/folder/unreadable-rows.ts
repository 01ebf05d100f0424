// Looks for rows that SQLite takes for sound and nobody can read: broken JSON, parts of a race or season that is gone.
// Not for: a file that SQLite itself finds damaged (integrity.ts); that one is set aside.

import type Sqlite from 'better-sqlite3';

/** How many rows, and what they are of, in words. */
export interface UnreadableRows {
  rows: number;
  of: readonly string[];
}

/** JSON columns by table, with the words for what is in them. */
const JSON_COLUMNS: Readonly<Record<string, { words: string; columns: readonly string[] }>> = {
  races: { words: 'races', columns: ['config', 'setup', 'seats'] },
  starts: { words: 'races', columns: ['view', 'events'] },
  moves: { words: 'races', columns: ['move', 'events'] },
  snapshots: { words: 'races', columns: ['state'] },
  results: { words: 'results', columns: ['standings', 'view'] },
  entries: { words: 'statistics', columns: ['figures'] },
  seasons: { words: 'seasons', columns: ['plan'] },
  season_races: { words: 'seasons', columns: ['entrants'] },
  season_changes: { words: 'seasons', columns: ['correction'] },
  presets: { words: 'saved setups', columns: ['preset'] },
  settings: { words: 'settings', columns: ['value'] },
  notices: { words: 'notices', columns: ['notice'] },
  party: { words: 'the open party', columns: ['party'] },
};

/** Reads every row. Tables that are not there (an older schema) have no unreadable. */
export function unreadableRowsIn(handle: Sqlite.Database): UnreadableRows {
  const tables = new Set(handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
  const orphans = handle.pragma('foreign_key_check') as { table: string }[];
  const broken = orphans.map(({ table }) => JSON_COLUMNS[table]?.words ?? 'races');
  for (const [table, { words, columns }] of Object.entries(JSON_COLUMNS)) {
    if (!tables.has(table)) continue;
    const bad = columns.map((column) => `NOT coalesce(json_valid(${column}), 1)`).join(' OR ');
    const rows = Number(handle.prepare(`SELECT count(*) FROM ${table} WHERE ${bad}`).pluck().get());
    broken.push(...Array<string>(rows).fill(words));
  }
  return { rows: broken.length, of: [...new Set(broken)] };
}

/** How many flawed rows a person was told of. */
export function toldUnreadable(handle: Sqlite.Database): number {
  return Number(handle.prepare("SELECT value FROM about WHERE key = 'flaws'").pluck().get() ?? 0);
}

/** Changes what toldUnreadable says. */
export function tellUnreadable(handle: Sqlite.Database, rows: number): void {
  handle.prepare("INSERT OR REPLACE INTO about (key, value) VALUES ('flaws', ?)").run(rows);
}
