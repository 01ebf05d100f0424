// Schema 8: a checksum in every row, to find bits that the disk changed and SQLite does not notice.

import type { SchemaMigration } from './migration';

/** The columns that the checksum of a row covers, in order. */
export const SUMMED_FIRST = {
  races: [
    'id',
    'game',
    'circuit',
    'rules_version',
    'seed',
    'config',
    'setup',
    'seats',
    'clock',
    'status',
    'trouble',
    'step',
    'started_at',
    'saved_at',
  ],
  starts: ['race', 'view', 'events'],
  moves: ['race', 'step', 'move', 'events', 'hash', 'barrier', 'at'],
  snapshots: ['race', 'step', 'state_version', 'state', 'hash'],
  results: ['race', 'standings', 'view', 'rounds', 'finished_at', 'counted', 'occasion'],
  bests: ['race', 'game', 'circuit', 'name', 'best', 'total', 'overshoot', 'at'],
  entries: [
    'race',
    'seat',
    'driver',
    'name',
    'kind',
    'colour',
    'game',
    'circuit',
    'length',
    'cars',
    'place',
    'out',
    'points',
    'figures',
    'finished_at',
    'bonuses',
    'level',
  ],
  figures: ['race', 'seat', 'figure', 'game', 'circuit', 'length', 'out', 'value', 'finished_at', 'place'],
  films: ['race', 'film'],
  forks: ['race', 'parent', 'step'],
  reviews: ['race', 'reckoning', 'review'],
  seasons: ['id', 'plan', 'created_at', 'saved_at'],
  season_races: ['race', 'season', 'round', 'leg', 'entrants'],
  season_changes: ['season', 'n', 'at', 'text', 'correction'],
  settings: ['key', 'value'],
  presets: ['id', 'game', 'preset', 'at'],
  party: ['one', 'party', 'at'],
} as const;

/**
 * row_sum is our own function (soundness/sums.ts). Older rows get the checksum of their current content: earlier damage is
 * not found. Notices, which can be dismissed, and the counters of table about have none.
 */
export const sums: SchemaMigration = {
  to: 8,
  name: 'sums',
  sql: Object.entries(SUMMED_FIRST)
    .map(
      ([table, columns]) => `
    ALTER TABLE ${table} ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE ${table} SET sum = row_sum(${columns.join(', ')});`,
    )
    .join('\n'),
};
