// Schema 5: the level of a car's driver, for ratings; reviews of finished races.

import type { SchemaMigration } from './migration';

/**
 * level: an AI driver's level, or the automaton's id; NULL for people. Old races get it from their seats, that is the drivers
 * at the end; it stays NULL if the seats can't be read. Reviews are made on request, so no old race has one.
 */
export const ratingsAndReviews: SchemaMigration = {
  to: 5,
  name: 'ratings-and-reviews',
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

    CREATE TABLE reviews (
      race TEXT PRIMARY KEY REFERENCES races (id) ON DELETE CASCADE,
      reckoning INTEGER NOT NULL, -- the way in which it was made
      review BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
