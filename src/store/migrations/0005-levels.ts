// Schema 5: how strong the driver of a car was, for ratings.

import type { SchemaMigration } from './migration';

/**
 * level: of an AI driver, or the automaton's id; NULL for persons. Races of before have it from their seats, who drove at the
 * end; a race whose seats cannot be read leaves it NULL.
 */
export const levels: SchemaMigration = {
  to: 5,
  name: 'levels',
  sql: `
    ALTER TABLE entries ADD COLUMN level TEXT;
    UPDATE entries SET level = (
      SELECT coalesce(
        json_extract(seats, '$[' || entries.seat || '].driver.level'),
        json_extract(seats, '$[' || entries.seat || '].driver.id')
      )
      FROM races WHERE races.id = entries.race AND json_valid(seats)
    ) WHERE kind <> 'person';
    -- In the order in which ratings are reckoned, with all that they need.
    CREATE INDEX entries_by_game ON entries (game, finished_at, race, seat, driver, kind, level, place);
  `,
};
