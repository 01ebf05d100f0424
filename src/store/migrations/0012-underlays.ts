// Schema 12: the pictures that people draw their circuits over.

import type { SchemaMigration } from './migration';

/** The columns that the checksum of a picture covers, in order. */
export const SUMMED_UNDERLAYS = { underlays: ['circuit', 'image', 'place'] } as const;

/** circuit: a place in the workshop, the id of a row of circuits. image: a data URL. place: JSON. */
export const underlays: SchemaMigration = {
  to: 12,
  name: 'underlays',
  sql: `
    CREATE TABLE underlays (
      circuit TEXT PRIMARY KEY,
      image TEXT NOT NULL,
      place TEXT NOT NULL,
      sum INTEGER NOT NULL
    ) STRICT;
  `,
};
