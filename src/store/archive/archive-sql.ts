// The statements behind archive.ts, prepared once per open database. Not here: the list by filter (archive-list.ts).

import type { Database } from '../database';
import { insertSql, seen, updateSql } from '../soundness/sums';

/** Which races; null means any. */
export interface StatBind {
  game: string | null;
  circuit: string | null;
}
type DriverBind = StatBind & { driver: string };

/** Sums over a driver's entries. */
export interface TotalsRow {
  driver: string;
  starts: number;
  wins: number;
  podiums: number;
  points: number;
  mean_place: number | null;
  last_at: number;
}
export interface NameRow {
  name: string;
  kind: string;
  colour: string;
}
/** One car's entry, for totals by circuit. */
export interface CircuitRow {
  game: string;
  circuit: string;
  place: number;
  out: number;
  figures: string;
}
interface FormRow {
  race: string;
  game: string;
  circuit: string;
  place: number;
  out: number;
  cars: number;
  at: number;
}
interface RivalRow {
  driver: string;
  races: number;
  ahead: number;
  behind: number;
  last_at: number;
}
interface LengthRow {
  game: string;
  circuit: string;
  length: number | null;
}
/** The best value among cars that finished, or among those that did not. */
export interface BestRow {
  value: number;
  at: number;
  place: number;
  race: string;
  seat: number;
}
type BestBind = [game: string, circuit: string, figure: string, length: number | null, out: number];
/** anyLength: 1 for races of every length, including cars that were out. */
type EarlierBind = [
  game: string,
  circuit: string,
  figure: string,
  race: string,
  at: number,
  anyLength: 0 | 1,
  length: number | null,
];
interface HolderRow extends NameRow {
  driver: string;
}
interface FinishedRow {
  game: string;
  circuit: string;
  finished_at: number;
  counted: number;
}

/** A place counts as a win or podium only if the car was not out. */
const TOTALS = `SELECT driver, count(*) AS starts, sum(place = 1 AND out = 0) AS wins,
    sum(place <= 3 AND out = 0) AS podiums, sum(points) AS points,
    avg(CASE WHEN out = 0 THEN place END) AS mean_place, max(finished_at) AS last_at
  FROM entries`;
const CHOSEN = '($game IS NULL OR entries.game = $game) AND ($circuit IS NULL OR entries.circuit = $circuit)';

/** Prepares every statement; throws if the schema is not the expected one. */
export function prepareArchive(db: Database) {
  return {
    // The order is the one of entries_by_driver, which holds everything that these two read.
    drivers: db.prepare<[StatBind], TotalsRow>(`${TOTALS} WHERE ${CHOSEN} GROUP BY driver`),
    driver: db.prepare<[DriverBind], TotalsRow>(`${TOTALS} WHERE driver = $driver AND ${CHOSEN} GROUP BY driver`),
    named: db.prepare<[string, number], NameRow>(
      'SELECT name, kind, colour FROM entries WHERE driver = ? AND finished_at = ? ORDER BY race LIMIT 1',
    ),
    circuits: db.prepare<[DriverBind], CircuitRow>(
      `SELECT game, circuit, place, out, figures FROM entries WHERE driver = $driver AND ${CHOSEN}`,
    ),
    form: db.prepare<[DriverBind & { count: number }], FormRow>(
      `SELECT race, game, circuit, place, out, cars, finished_at AS at FROM entries
       WHERE driver = $driver AND ${CHOSEN} ORDER BY finished_at DESC, race DESC LIMIT $count`,
    ),
    rivals: db.prepare<[DriverBind & { count: number }], RivalRow>(
      `SELECT other.driver AS driver, count(*) AS races, sum(entries.place < other.place) AS ahead,
         sum(entries.place > other.place) AS behind, max(other.finished_at) AS last_at
       FROM entries JOIN entries AS other ON other.race = entries.race
       WHERE entries.driver = $driver AND ${CHOSEN} AND other.driver <> $driver
       GROUP BY other.driver ORDER BY races DESC, other.driver LIMIT $count`,
    ),
    lengths: db.prepare<[StatBind], LengthRow>(
      `SELECT DISTINCT game, circuit, length FROM entries WHERE ${CHOSEN} ORDER BY game, circuit, length`,
    ),
    least: db.prepare<BestBind, BestRow>(
      `SELECT value, finished_at AS at, place, race, seat FROM figures
       WHERE game = ? AND circuit = ? AND figure = ? AND length IS ? AND out = ?
       ORDER BY value, finished_at, place, race, seat LIMIT 1`,
    ),
    // The highest value but the earliest race: opposite directions on one index, so the value is read first.
    most: db.prepare<BestBind, { value: number | null }>(
      `SELECT max(value) AS value FROM figures
       WHERE game = ? AND circuit = ? AND figure = ? AND length IS ? AND out = ?`,
    ),
    first: db.prepare<[...BestBind, number], BestRow>(
      `SELECT value, finished_at AS at, place, race, seat FROM figures
       WHERE game = ? AND circuit = ? AND figure = ? AND length IS ? AND out = ? AND value = ?
       ORDER BY finished_at, place, race, seat LIMIT 1`,
    ),
    earlier: db.prepare<EarlierBind, { race: string }>(
      `SELECT race FROM figures WHERE game = ? AND circuit = ? AND figure = ? AND race <> ? AND finished_at <= ?
         AND (? OR (length IS ? AND out = 0)) LIMIT 1`,
    ),
    holder: db.prepare<[string, number], HolderRow>(
      `SELECT driver, name, kind, colour FROM entries WHERE race = ? AND seat = ? AND ${seen('entries')}`,
    ),
    scores: db.prepare<[string], { length: number | null; points: number; bonuses: string }>(
      `SELECT length, points, bonuses FROM entries WHERE race = ? AND ${seen('entries')} ORDER BY seat`,
    ),
    putFilm: db.prepare<[string, Uint8Array]>(insertSql('films', { or: 'OR IGNORE' })),
    isPacked: db.prepare<[string], unknown>('SELECT 1 FROM packs WHERE race = ?'),
    unrecorded: db.prepare<[number], { race: string }>(
      `SELECT id AS race FROM races WHERE status = 'finished' AND NOT EXISTS (SELECT 1 FROM packs WHERE race = races.id)
         AND NOT EXISTS (SELECT 1 FROM films WHERE race = races.id)
       ORDER BY saved_at DESC, id LIMIT ?`,
    ),
    uncounted: db.prepare<[number], { race: string }>(
      'SELECT race FROM results WHERE counted = 0 ORDER BY finished_at, race LIMIT ?',
    ),
    finished: db.prepare<[string], FinishedRow>(
      `SELECT game, circuit, finished_at, counted FROM races JOIN results ON results.race = races.id WHERE id = ?`,
    ),
    setCounted: db.prepare<[{ race: string }]>(updateSql('results', { counted: '1' }, 'race = $race')),
  };
}
