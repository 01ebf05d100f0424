// Schema 4: why a car of a finished race has points beside those of its place, and what the race stood under.

import type { SchemaMigration } from './migration';

/** No game gave such points before, and no race stood under anything. */
export const bonuses: SchemaMigration = {
  to: 4,
  name: 'bonuses',
  sql: `
    ALTER TABLE entries ADD COLUMN bonuses TEXT NOT NULL DEFAULT '[]'; -- JSON, counted in points
    ALTER TABLE results ADD COLUMN occasion TEXT; -- id in its game; NULL: none
  `,
};
