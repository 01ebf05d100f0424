// Schema 10: running totals over finished races, so that statistics and lists do not read every race; ratings that are kept.
// Not here: the triggers that keep them (0010-triggers.ts), the tables of ratings (0010-ratings.ts), or verifying them (archive/totals.ts).

import { RATINGS } from './0010-ratings';
import { SEASON_VERSIONS } from './0010-seasons';
import { figuresOf, TRIGGERS } from './0010-triggers';
import type { SchemaMigration } from './migration';

/** How the values of two sets of races make the value of both. */
export type Sum = '+' | 'min' | 'max';

/** A table that follows from races, entries and figures alone. */
export interface Total {
  readonly keys: readonly string[];
  readonly sums: Readonly<Record<string, Sum>>;
  /** Computes its rows from scratch, over the races whose id is in this range (SQL with 'race' in place of the column). */
  select(range: string): string;
}

/** The condition of a range, for the column that has the race's id. */
const on = (range: string, column: string) => range.replaceAll('race', column);

const WON = 'place = 1 AND out = 0';

/**
 * driver_totals: places is the sum over cars that were not out, placed their number; races is less than starts if a driver had
 * two cars in a race; won counts races. circuit_totals: won counts races that someone won. season_totals: saved_at is when the
 * last finished race was saved.
 */
export const TOTALS = {
  driver_totals: {
    keys: ['driver', 'game', 'circuit'],
    sums: {
      starts: '+',
      wins: '+',
      podiums: '+',
      points: '+',
      places: '+',
      placed: '+',
      races: '+',
      won: '+',
      last_at: 'max',
    },
    select: (range) => `SELECT driver, game, circuit, count(*), sum(${WON}), sum(place <= 3 AND out = 0),
        sum(points), sum(CASE WHEN out = 0 THEN place ELSE 0 END), sum(out = 0), count(DISTINCT race),
        count(DISTINCT CASE WHEN ${WON} THEN race END), max(finished_at)
      FROM entries WHERE ${range} GROUP BY driver, game, circuit`,
  },
  rival_totals: {
    keys: ['driver', 'rival', 'game', 'circuit'],
    sums: { races: '+', ahead: '+', behind: '+', last_at: 'max' },
    select: (range) => `SELECT own.driver, other.driver, own.game, own.circuit, count(*), sum(own.place < other.place),
        sum(own.place > other.place), max(other.finished_at)
      FROM entries AS own JOIN entries AS other ON other.race = own.race AND other.driver <> own.driver
      WHERE ${on(range, 'own.race')} GROUP BY own.driver, other.driver, own.game, own.circuit`,
  },
  figure_totals: {
    keys: ['driver', 'game', 'circuit', 'figure'],
    sums: { cars: '+', total: '+', least: 'min', most: 'max' },
    select: (range) => `SELECT driver, game, circuit, key, count(*), sum(value), min(value), max(value)
      FROM entries, ${figuresOf('entries')} WHERE ${range} AND type = 'integer' GROUP BY driver, game, circuit, key`,
  },
  circuit_totals: {
    keys: ['game', 'circuit'],
    sums: { finished: '+', won: '+' },
    select: (range) => `SELECT game, circuit, sum(finished), sum(won) FROM (
        SELECT game, circuit, count(*) AS finished, 0 AS won FROM races INDEXED BY races_finished
        WHERE status = 'finished' AND ${on(range, 'id')} GROUP BY game, circuit
        UNION ALL
        SELECT game, circuit, 0, count(DISTINCT race) FROM entries WHERE ${WON} AND ${range} GROUP BY game, circuit
      ) GROUP BY game, circuit`,
  },
  season_totals: {
    keys: ['season'],
    sums: { saved_at: 'max' },
    select: (
      range,
    ) => `SELECT season, max(saved_at) FROM season_races JOIN races INDEXED BY races_finished ON id = season_races.race
      WHERE status = 'finished' AND ${on(range, 'season_races.race')} GROUP BY season`,
  },
  unrecorded: {
    keys: ['race'],
    sums: { saved_at: 'max' },
    select: (range) => `SELECT id, saved_at FROM races INDEXED BY races_finished
      WHERE status = 'finished' AND id NOT IN (SELECT race FROM films) AND id NOT IN (SELECT race FROM packs)
        AND ${on(range, 'id')}`,
  },
} as const satisfies Readonly<Record<string, Total>>;

const INDEXES = `
    -- Races that someone won, newest first; finished races by id, without reading their rows, which are large.
    CREATE INDEX entries_won ON entries (finished_at, race, game, circuit) WHERE ${WON};
    CREATE INDEX races_finished ON races (id, saved_at, game, circuit) WHERE status = 'finished';`;

function tableSql(table: string, { keys, sums, select }: Total): string {
  const texts = keys.map((key) => `${key} TEXT NOT NULL`);
  const numbers = Object.keys(sums).map((sum) => `${sum} INTEGER NOT NULL`);
  return `
    CREATE TABLE ${table} (${[...texts, ...numbers].join(', ')}, PRIMARY KEY (${keys.join(', ')})) STRICT, WITHOUT ROWID;
    INSERT INTO ${table} ${select('true')};`;
}

/**
 * The rows of older races are added up here, at about 0.1 ms per race. Triggers keep them from then on, so no statement can
 * change a race and leave its totals behind.
 */
export const totals: SchemaMigration = {
  to: 10,
  name: 'totals',
  sql: [
    INDEXES,
    ...Object.entries(TOTALS).map(([table, total]) => tableSql(table, total)),
    'CREATE INDEX unrecorded_by_time ON unrecorded (saved_at);',
    TRIGGERS,
    RATINGS,
    SEASON_VERSIONS,
  ].join('\n'),
};
