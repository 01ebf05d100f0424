// Looks for rows that SQLite accepts but no one can read: broken JSON, parts of a race or season that is gone.
// Not here: a file that SQLite itself finds damaged (integrity.ts); it is set aside.

import type Sqlite from 'better-sqlite3';

/** What rows belong to. */
type Of = 'races' | 'results' | 'statistics' | 'seasons' | 'presets' | 'circuits' | 'settings' | 'notices' | 'party';

/** How many rows, and what they belong to. */
export interface UnreadableRows {
  rows: number;
  of: readonly Of[];
}

/** JSON columns by table, with what they belong to. */
const JSON_COLUMNS: Readonly<Record<string, { of: Of; columns: readonly string[] }>> = {
  races: { of: 'races', columns: ['config', 'setup', 'seats'] },
  starts: { of: 'races', columns: ['view', 'events'] },
  moves: { of: 'races', columns: ['move', 'events'] },
  snapshots: { of: 'races', columns: ['state'] },
  results: { of: 'results', columns: ['standings', 'view'] },
  entries: { of: 'statistics', columns: ['figures'] },
  seasons: { of: 'seasons', columns: ['plan'] },
  season_races: { of: 'seasons', columns: ['entrants'] },
  season_changes: { of: 'seasons', columns: ['correction'] },
  presets: { of: 'presets', columns: ['preset'] },
  circuits: { of: 'circuits', columns: ['source', 'draft', 'report'] },
  underlays: { of: 'circuits', columns: ['place'] },
  own_puzzles: { of: 'results', columns: ['puzzle'] },
  daily_attempts: { of: 'results', columns: ['result'] },
  campaign_races: { of: 'results', columns: ['result'] },
  careers: { of: 'seasons', columns: ['plan'] },
  career_races: { of: 'seasons', columns: ['result'] },
  people: { of: 'settings', columns: ['person', 'settings'] },
  race_facts: { of: 'statistics', columns: ['facts'] },
  settings: { of: 'settings', columns: ['value'] },
  notices: { of: 'notices', columns: ['notice'] },
  party: { of: 'party', columns: ['party'] },
};

/** Reads every row. A missing table (an older schema) has no unreadable rows. */
export function unreadableRowsIn(handle: Sqlite.Database): UnreadableRows {
  const tables = new Set(handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
  const orphans = handle.pragma('foreign_key_check') as { table: string }[];
  const broken = orphans.map(({ table }) => JSON_COLUMNS[table]?.of ?? 'races');
  for (const [table, { of, columns }] of Object.entries(JSON_COLUMNS)) {
    if (!tables.has(table)) continue;
    const bad = columns.map((column) => `NOT coalesce(json_valid(${column}), 1)`).join(' OR ');
    const rows = Number(handle.prepare(`SELECT count(*) FROM ${table} WHERE ${bad}`).pluck().get());
    broken.push(...Array<Of>(rows).fill(of));
  }
  return { rows: broken.length, of: [...new Set(broken)] };
}

/** How many flawed rows a person was notified of. */
export function reportedUnreadable(handle: Sqlite.Database): number {
  return Number(handle.prepare("SELECT value FROM about WHERE key = 'flaws'").pluck().get() ?? 0);
}

/** Sets what reportedUnreadable returns. */
export function noteUnreadable(handle: Sqlite.Database, rows: number): void {
  handle.prepare("INSERT OR REPLACE INTO about (key, value) VALUES ('flaws', ?)").run(rows);
}
