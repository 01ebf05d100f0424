// Schema 1: races with their moves and snapshots, results, qualifying bests, settings, presets, notices.

import type { SchemaMigration } from './migration';

/** The first schema. Times are ms since 1970; columns that hold JSON say so. */
export const races: SchemaMigration = {
  to: 1,
  name: 'races',
  sql: `
    CREATE TABLE about (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;

    CREATE TABLE races (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      seed TEXT NOT NULL,
      config TEXT NOT NULL, -- JSON
      setup TEXT NOT NULL, -- JSON
      seats TEXT NOT NULL, -- JSON
      clock INTEGER NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('open', 'finished')),
      trouble TEXT,
      step INTEGER NOT NULL,
      started_at INTEGER NOT NULL,
      saved_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX races_by_status ON races (status, saved_at);

    CREATE TABLE starts (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      view TEXT NOT NULL, -- JSON
      events TEXT NOT NULL -- JSON
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE moves (
      race TEXT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
      step INTEGER NOT NULL,
      move TEXT NOT NULL, -- JSON
      events TEXT NOT NULL, -- JSON
      hash TEXT NOT NULL,
      barrier INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (race, step)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE snapshots (
      race TEXT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
      step INTEGER NOT NULL,
      state_version INTEGER NOT NULL,
      state TEXT NOT NULL, -- JSON
      hash TEXT NOT NULL,
      PRIMARY KEY (race, step)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE results (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      standings TEXT NOT NULL, -- JSON
      view TEXT NOT NULL, -- JSON
      rounds INTEGER NOT NULL,
      finished_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE bests (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      name TEXT NOT NULL,
      best INTEGER NOT NULL,
      total INTEGER NOT NULL,
      overshoot INTEGER NOT NULL,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bests_by_circuit ON bests (game, circuit, best, overshoot, total, at);

    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

    CREATE TABLE presets (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      preset TEXT NOT NULL, -- JSON
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE notices (id TEXT PRIMARY KEY, notice TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
};
