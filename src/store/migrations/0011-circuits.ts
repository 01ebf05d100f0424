// Schema 11: the circuits that players made, and an index to find the races on one.

import type { SchemaMigration } from './migration';

/** The columns that the checksum of a circuit covers, in order. */
export const SUMMED_CIRCUITS = {
  circuits: ['id', 'game', 'circuit', 'source', 'draft', 'report', 'raced', 'saved_at'],
} as const;

/**
 * circuit: the id of the source's content. draft: what its editor has not saved. report: the newest balance report. raced: the
 * content on which its author, or four AI drivers, have finished. Races on a circuit carry its source in their config.
 */
export const circuits: SchemaMigration = {
  to: 11,
  name: 'circuits',
  sql: `
    CREATE TABLE circuits (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      circuit TEXT NOT NULL,
      source TEXT NOT NULL, -- JSON, like draft and report
      draft TEXT,
      report TEXT,
      raced TEXT,
      saved_at INTEGER NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX circuits_by_content ON circuits (game, circuit);
    CREATE INDEX races_by_circuit ON races (game, circuit);
  `,
};
