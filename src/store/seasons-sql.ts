// The statements behind seasons.ts, prepared once per open database.

import type { Database } from './database';
import { insertSql, seen, updateSql } from './soundness/sums';

/** A season's row with the time it was last saved. */
export interface SeasonRow {
  id: string;
  plan: string;
  created_at: number;
  saved_at: number;
}
interface ListedRow extends SeasonRow {
  version: number;
}
/** A race's part in a season, joined with its row. */
export interface SeasonRaceRow {
  race: string;
  round: string;
  leg: number;
  entrants: string;
  status: string;
  trouble: string | null;
  started_at: number;
  saved_at: number;
  occasion: string | null;
  standings: string | null;
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

/** Saving a race of a season counts as saving the season. Few of its races are open; the others have a total. */
const SEASON = `SELECT seasons.id, seasons.plan, seasons.created_at, max(
    seasons.saved_at,
    coalesce((SELECT season_totals.saved_at FROM season_totals WHERE season_totals.season = seasons.id), 0),
    coalesce((SELECT max(races.saved_at) FROM races JOIN season_races ON season_races.race = races.id
     WHERE status = 'open' AND season_races.season = seasons.id), 0)) AS saved_at,
    coalesce((SELECT n FROM season_versions WHERE season_versions.season = seasons.id), 0) AS version
  FROM seasons`;

/** Prepares every statement; throws if the schema is not the expected one. */
export function prepareSeasons(db: Database) {
  return {
    put: db.prepare<[string, string, number, number]>(insertSql('seasons')),
    setPlan: db.prepare<[{ id: string; plan: string; at: number }]>(
      updateSql('seasons', { plan: '$plan', saved_at: '$at' }, 'id = $id'),
    ),
    touch: db.prepare<[{ id: string; at: number }]>(updateSql('seasons', { saved_at: '$at' }, 'id = $id')),
    putChange: db.prepare<[string, string, number, string, string | null]>(
      insertSql('season_changes', {
        given: { n: '(SELECT coalesce(max(n), 0) + 1 FROM season_changes WHERE season = ?)' },
      }),
    ),
    bind: db.prepare<[string, string, string, number, string]>(insertSql('season_races')),
    drop: db.prepare<[string]>('DELETE FROM seasons WHERE id = ?'),
    get: db.prepare<[string], SeasonRow>(`${SEASON} WHERE seasons.id = ? AND ${seen('seasons')}`),
    all: db.prepare<[], ListedRow>(`${SEASON} WHERE ${seen('seasons')} ORDER BY 4 DESC, seasons.id`),
    races: db.prepare<[string], SeasonRaceRow>(
      `SELECT races.id AS race, round, leg, entrants, status, trouble, started_at, saved_at, occasion, standings
       FROM season_races JOIN races ON races.id = season_races.race LEFT JOIN results ON results.race = races.id
       WHERE season = ? AND ${seen('season_races')} AND ${seen('races')} AND ${seen('results')}
       ORDER BY started_at, leg, races.id`,
    ),
    results: db.prepare<[string], ResultRow>(
      `SELECT entries.race, seat, place, out, points, bonuses, length, figures
       FROM season_races JOIN entries ON entries.race = season_races.race
       WHERE season = ? AND ${seen('entries')} ORDER BY entries.race, seat`,
    ),
    changes: db.prepare<[string], ChangeRow>(
      `SELECT at, text, correction FROM season_changes WHERE season = ? AND ${seen('season_changes')} ORDER BY n`,
    ),
  };
}
