// The statements behind seasons.ts, prepared once per open database.

import type { Database } from './database';

/** A season's row with the time it was last saved. */
export interface SeasonRow {
  id: string;
  plan: string;
  created_at: number;
  saved_at: number;
}
/** A race's part in a season, joined with its row. */
export interface SeasonRaceRow {
  race: string;
  round: string;
  leg: number;
  entrants: string;
  status: string;
  trouble: string | null;
  saved_at: number;
  occasion: string | null;
}
interface ResultRow {
  race: string;
  seat: number;
  place: number;
  out: number;
  points: number;
  bonuses: string;
  length: number | null;
  figures: string;
}
interface ChangeRow {
  at: number;
  text: string;
  correction: string | null;
}

/** A season counts as saved when a race of it was. */
const SEASON = `SELECT seasons.id, seasons.plan, seasons.created_at, max(seasons.saved_at, coalesce(
    (SELECT max(races.saved_at) FROM season_races JOIN races ON races.id = season_races.race
     WHERE season_races.season = seasons.id), 0)) AS saved_at
  FROM seasons`;

/** Prepares every statement; throws where the tables are not the ones they should be. */
export function prepareSeasons(db: Database) {
  return {
    put: db.prepare<[string, string, number, number]>(
      'INSERT INTO seasons (id, plan, created_at, saved_at) VALUES (?, ?, ?, ?)',
    ),
    setPlan: db.prepare<[string, number, string]>('UPDATE seasons SET plan = ?, saved_at = ? WHERE id = ?'),
    touch: db.prepare<[number, string]>('UPDATE seasons SET saved_at = ? WHERE id = ?'),
    putChange: db.prepare<[string, string, number, string, string | null]>(
      `INSERT INTO season_changes (season, n, at, text, correction)
       VALUES (?, (SELECT coalesce(max(n), 0) + 1 FROM season_changes WHERE season = ?), ?, ?, ?)`,
    ),
    bind: db.prepare<[string, string, string, number, string]>(
      'INSERT INTO season_races (race, season, round, leg, entrants) VALUES (?, ?, ?, ?, ?)',
    ),
    drop: db.prepare<[string]>('DELETE FROM seasons WHERE id = ?'),
    get: db.prepare<[string], SeasonRow>(`${SEASON} WHERE seasons.id = ?`),
    all: db.prepare<[], SeasonRow>(`${SEASON} ORDER BY 4 DESC, seasons.id`),
    races: db.prepare<[string], SeasonRaceRow>(
      `SELECT races.id AS race, round, leg, entrants, status, trouble, saved_at, occasion
       FROM season_races JOIN races ON races.id = season_races.race LEFT JOIN results ON results.race = races.id
       WHERE season = ? ORDER BY started_at, leg, races.id`,
    ),
    results: db.prepare<[string], ResultRow>(
      `SELECT entries.race, seat, place, out, points, bonuses, length, figures
       FROM season_races JOIN entries ON entries.race = season_races.race
       WHERE season = ? ORDER BY entries.race, seat`,
    ),
    changes: db.prepare<[string], ChangeRow>(
      'SELECT at, text, correction FROM season_changes WHERE season = ? ORDER BY n',
    ),
  };
}
