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
/** A driver's totals on one circuit. */
export interface CircuitRow {
  game: string;
  circuit: string;
  starts: number;
  wins: number;
  podiums: number;
}
/** A figure over all of a driver's cars on one circuit. */
export interface FigureRow {
  game: string;
  circuit: string;
  figure: string;
  total: number;
  least: number;
  most: number;
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
interface Place {
  game: string;
  circuit: string;
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

/** Sums over the circuits of a driver. No mean without a car that was not out. */
const TOTALS = `SELECT driver, sum(starts) AS starts, sum(wins) AS wins, sum(podiums) AS podiums, sum(points) AS points,
    CAST(sum(places) AS REAL) / nullif(sum(placed), 0) AS mean_place, max(last_at) AS last_at
  FROM driver_totals`;
const CHOSEN = '($game IS NULL OR game = $game) AND ($circuit IS NULL OR circuit = $circuit)';

/** Prepares every statement; throws if the schema is not the expected one. */
export function prepareArchive(db: Database) {
  return {
    drivers: db.prepare<[StatBind], TotalsRow>(`${TOTALS} WHERE ${CHOSEN} GROUP BY driver`),
    driver: db.prepare<[DriverBind], TotalsRow>(`${TOTALS} WHERE driver = $driver AND ${CHOSEN} GROUP BY driver`),
    named: db.prepare<[string, number], NameRow>(
      'SELECT name, kind, colour FROM entries WHERE driver = ? AND finished_at = ? ORDER BY race LIMIT 1',
    ),
    circuits: db.prepare<[DriverBind], CircuitRow>(
      `SELECT game, circuit, starts, wins, podiums FROM driver_totals WHERE driver = $driver AND ${CHOSEN}`,
    ),
    figures: db.prepare<[DriverBind], FigureRow>(
      `SELECT game, circuit, figure, total, least, most FROM figure_totals WHERE driver = $driver AND ${CHOSEN}`,
    ),
    // The index has everything but cars, so only the rows that are shown are read.
    form: db.prepare<[DriverBind & { count: number }], FormRow>(
      `SELECT race, game, circuit, place, out, cars, finished_at AS at FROM entries
       WHERE (race, seat) IN (
         SELECT race, seat FROM entries WHERE driver = $driver AND ${CHOSEN}
         ORDER BY finished_at DESC, race DESC, seat LIMIT $count
       ) ORDER BY finished_at DESC, race DESC, seat`,
    ),
    rivals: db.prepare<[DriverBind & { count: number }], RivalRow>(
      `SELECT rival AS driver, sum(races) AS races, sum(ahead) AS ahead, sum(behind) AS behind, max(last_at) AS last_at
       FROM rival_totals WHERE driver = $driver AND ${CHOSEN} GROUP BY rival ORDER BY races DESC, rival LIMIT $count`,
    ),
    circuitsRaced: db.prepare<[StatBind], Place>(
      `SELECT game, circuit FROM circuit_totals WHERE ${CHOSEN} ORDER BY game, circuit`,
    ),
    noLength: db.prepare<[string, string], { race: string }>(
      'SELECT race FROM entries WHERE game = ? AND circuit = ? AND length IS NULL LIMIT 1',
    ),
    nextLength: db
      .prepare<[string, string, number], number | null>(
        'SELECT min(length) FROM entries WHERE game = ? AND circuit = ? AND length > ?',
      )
      .pluck(),
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
      'SELECT race FROM unrecorded ORDER BY saved_at DESC, race LIMIT ?',
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
