// Schema 4: why a car of a finished race has bonus points, and the race's occasion.

import type { SchemaMigration } from './migration';

/** Before this schema no game gave bonus points, and no race had an occasion. */
export const bonuses: SchemaMigration = {
  to: 4,
  name: 'bonuses',
  sql: `
    ALTER TABLE entries ADD COLUMN bonuses TEXT NOT NULL DEFAULT '[]'; -- JSON, counted in points
    ALTER TABLE results ADD COLUMN occasion TEXT; -- id in its game; NULL: none
  `,
};
