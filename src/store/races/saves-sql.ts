// The statements behind saves.ts, prepared once per open database.

import type { Database } from '../database';
import { insertSql, seen, updateSql } from '../soundness/sums';

/** A race's row joined with its result. */
export interface HeadRow {
  id: string;
  game: string;
  circuit: string;
  rules_version: number;
  seed: string;
  config: string;
  setup: string;
  seats: string;
  clock: number;
  status: string;
  trouble: string | null;
  step: number;
  started_at: number;
  saved_at: number;
  standings: string | null;
  rounds: number | null;
  finished_at: number | null;
  occasion: string | null;
  practice: number;
  parent: string | null;
  season: string | null;
  round: string | null;
  leg: number | null;
  entrants: string | null;
}
/** A best lap alone against the clock, in rounds. */
export interface Best {
  race: string;
  name: string;
  best: number;
  total: number;
  /** Settles equal best laps: more is better. */
  overshoot: number;
  at: number;
}

/** races.trouble of a race that is being imported: hidden until the import is complete (incoming.ts). */
export const COMING = 'coming in';

/** Heads of races, to be followed by WHERE. */
export const HEAD = `SELECT races.*, results.standings, results.rounds, results.finished_at, results.occasion,
    forks.race IS NOT NULL AS practice, forks.parent, season_races.season, season_races.round, season_races.leg, season_races.entrants
  FROM races LEFT JOIN results ON results.race = races.id LEFT JOIN forks ON forks.race = races.id
    LEFT JOIN season_races ON season_races.race = races.id`;

/** A WHERE condition for HEAD: always true, but evaluating it verifies the checksum of every row read. */
export const SEEN_HEAD = (['races', 'results', 'forks', 'season_races'] as const)
  .map((table) => seen(table))
  .join(' AND ');

/** Prepares every statement; throws if the schema is not the expected one. */
export function prepareSaves(db: Database) {
  return {
    putRace: db.prepare<[string, string, string, number, string, string, string, string, number, number, number]>(
      insertSql('races', { given: { status: "'open'", trouble: 'NULL', step: '0' } }),
    ),
    putStart: db.prepare<[string, string, string]>(insertSql('starts')),
    putMove: db.prepare<[string, number, string, string, string, number, number]>(insertSql('moves')),
    touch: db.prepare<[{ id: string; step: number; at: number }]>(
      updateSql('races', { step: '$step', saved_at: '$at' }, 'id = $id'),
    ),
    putSnapshot: db.prepare<[string, number, number, string, string]>(insertSql('snapshots', { or: 'OR REPLACE' })),
    dropMiddleSnapshots: db.prepare<[string, number]>('DELETE FROM snapshots WHERE race = ? AND step NOT IN (0, ?)'),
    finish: db.prepare<[{ id: string }]>(updateSql('races', { status: "'finished'" }, 'id = $id')),
    putResult: db.prepare<[string, string, string, number, number, string | null]>(
      insertSql('results', { given: { counted: '1' } }),
    ),
    putBest: db.prepare<[string, string, string, string, number, number, number, number]>(insertSql('bests')),
    putSeasonRace: db.prepare<[string, string, string, number, string]>(insertSql('season_races')),
    putFork: db.prepare<[string, string, number]>(insertSql('forks')),
    putFilm: db.prepare<[string, Uint8Array]>(insertSql('films', { or: 'OR REPLACE' })),
    cutMoves: db.prepare<[string, number]>('DELETE FROM moves WHERE race = ? AND step > ?'),
    cutSnapshots: db.prepare<[string, number]>('DELETE FROM snapshots WHERE race = ? AND step > ?'),
    setSeats: db.prepare<[{ id: string; seats: string }]>(updateSql('races', { seats: '$seats' }, 'id = $id')),
    setTrouble: db.prepare<[{ id: string; text: string }]>(updateSql('races', { trouble: '$text' }, 'id = $id')),
    drop: db.prepare<[string]>('DELETE FROM races WHERE id = ?'),
    head: db.prepare<[string], HeadRow>(`${HEAD} WHERE races.id = ? AND ${SEEN_HEAD}`),
    open: db.prepare<[], HeadRow>(
      `${HEAD} WHERE status = 'open' AND trouble IS NOT '${COMING}' AND ${SEEN_HEAD} ORDER BY saved_at DESC`,
    ),
    finished: db.prepare<[number], HeadRow>(
      `${HEAD} WHERE status = 'finished' AND ${SEEN_HEAD} ORDER BY saved_at DESC LIMIT ?`,
    ),
    seeded: db.prepare<[string], { id: string }>('SELECT id FROM races WHERE seed IN (SELECT value FROM json_each(?))'),
    bests: db.prepare<[string, string, number], Best>(
      `SELECT race, name, best, total, overshoot, at FROM bests WHERE game = ? AND circuit = ?
       ORDER BY best, overshoot DESC, total, at, race LIMIT ?`,
    ),
    ranking: db.prepare<[string, string], { name: string }>(
      `SELECT name FROM (
         SELECT name, best, overshoot, total, at, race, row_number()
           OVER (PARTITION BY name ORDER BY best, overshoot DESC, total, at, race) AS nth
         FROM bests WHERE game = ? AND circuit = ?
       ) WHERE nth = 1 ORDER BY best, overshoot DESC, total, at, race`,
    ),
  };
}
