// Schema 3: seasons with their races and corrections, the figures of every car of a finished race, recordings.

import type { SchemaMigration } from './migration';

/**
 * A season's standings are never stored: they follow from its plan, its races' entries and its corrections, so a race
 * counts exactly once. entries: one row per car of a finished race that counts; the host adds the rows of older races.
 */
export const seasons: SchemaMigration = {
  to: 3,
  name: 'seasons',
  sql: `
    CREATE TABLE seasons (
      id TEXT PRIMARY KEY,
      plan TEXT NOT NULL, -- JSON
      created_at INTEGER NOT NULL,
      saved_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE season_races (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      season TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
      round TEXT NOT NULL,
      leg INTEGER NOT NULL,
      entrants TEXT NOT NULL, -- JSON, by seat
      UNIQUE (season, round, leg)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE season_changes (
      season TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
      n INTEGER NOT NULL,
      at INTEGER NOT NULL,
      text TEXT NOT NULL,
      correction TEXT, -- JSON
      PRIMARY KEY (season, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE forks (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      parent TEXT NOT NULL,
      step INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE films (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      film BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entries (
      race TEXT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      driver TEXT NOT NULL,
      name TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('person', 'ai', 'rules')),
      colour TEXT NOT NULL,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      length INTEGER, -- laps, where races of the game have them
      cars INTEGER NOT NULL,
      place INTEGER NOT NULL,
      out INTEGER NOT NULL,
      points INTEGER NOT NULL,
      figures TEXT NOT NULL, -- JSON
      finished_at INTEGER NOT NULL,
      PRIMARY KEY (race, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entries_by_driver ON entries (driver, finished_at, game, circuit, place, out, points);
    CREATE INDEX entries_by_circuit ON entries (game, circuit, length);

    -- The figures of entries once more, one row each, so that a record is found without reading every race.
    CREATE TABLE figures (
      race TEXT NOT NULL,
      seat INTEGER NOT NULL,
      figure TEXT NOT NULL,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      length INTEGER,
      out INTEGER NOT NULL,
      value INTEGER NOT NULL,
      finished_at INTEGER NOT NULL,
      place INTEGER NOT NULL,
      PRIMARY KEY (race, seat, figure),
      FOREIGN KEY (race, seat) REFERENCES entries (race, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX figures_by_value ON figures (game, circuit, figure, length, out, value, finished_at, place);

    -- Newest first by any filter, without reading the rows, which are large.
    DROP INDEX races_by_status;
    CREATE INDEX races_by_status ON races (status, saved_at, game, circuit);
    -- A race from a file may be here already.
    CREATE INDEX races_by_seed ON races (seed);

    -- 1: its entries are here, or there are none to add, as of sessions alone against the clock.
    ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
    UPDATE results SET counted = 1 WHERE race IN (SELECT race FROM bests);
    CREATE INDEX results_uncounted ON results (finished_at) WHERE counted = 0;
  `,
};
