// The statements behind saves.ts, prepared once per open database.

import type { Database } from '../database';
import type { Best } from './saves';

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
interface SnapshotRow {
  step: number;
  state_version: number;
  state: string;
  hash: string;
}
interface MoveRow {
  step: number;
  move: string;
  hash: string;
  barrier: number;
}

/** The trouble of a race that is being brought in: nobody sees it until it is whole (incoming.ts). */
export const COMING = 'coming in';

/** Heads of races, to be followed by WHERE. */
export const HEAD = `SELECT races.*, results.standings, results.rounds, results.finished_at, results.occasion,
    forks.race IS NOT NULL AS practice, forks.parent, season_races.season, season_races.round, season_races.leg, season_races.entrants
  FROM races LEFT JOIN results ON results.race = races.id LEFT JOIN forks ON forks.race = races.id
    LEFT JOIN season_races ON season_races.race = races.id`;

/** Prepares every statement; throws where the tables are not the ones they should be. */
export function prepareSaves(db: Database) {
  return {
    putRace: db.prepare<[string, string, string, number, string, string, string, string, number, number, number]>(
      `INSERT INTO races (id, game, circuit, rules_version, seed, config, setup, seats, clock, status, step, started_at, saved_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?)`,
    ),
    putStart: db.prepare<[string, string, string]>('INSERT INTO starts (race, view, events) VALUES (?, ?, ?)'),
    putMove: db.prepare<[string, number, string, string, string, number, number]>(
      'INSERT INTO moves (race, step, move, events, hash, barrier, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    touch: db.prepare<[number, number, string]>('UPDATE races SET step = ?, saved_at = ? WHERE id = ?'),
    putSnapshot: db.prepare<[string, number, number, string, string]>(
      'INSERT OR REPLACE INTO snapshots (race, step, state_version, state, hash) VALUES (?, ?, ?, ?, ?)',
    ),
    dropMiddleSnapshots: db.prepare<[string, number]>('DELETE FROM snapshots WHERE race = ? AND step NOT IN (0, ?)'),
    finish: db.prepare<[string]>("UPDATE races SET status = 'finished' WHERE id = ?"),
    putResult: db.prepare<[string, string, string, number, number, string | null]>(
      'INSERT INTO results (race, standings, view, rounds, finished_at, counted, occasion) VALUES (?, ?, ?, ?, ?, 1, ?)',
    ),
    putBest: db.prepare<[string, string, string, string, number, number, number, number]>(
      'INSERT INTO bests (race, game, circuit, name, best, total, overshoot, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    putSeasonRace: db.prepare<[string, string, string, number, string]>(
      'INSERT INTO season_races (race, season, round, leg, entrants) VALUES (?, ?, ?, ?, ?)',
    ),
    putFork: db.prepare<[string, string, number]>('INSERT INTO forks (race, parent, step) VALUES (?, ?, ?)'),
    putFilm: db.prepare<[string, Uint8Array]>('INSERT OR REPLACE INTO films (race, film) VALUES (?, ?)'),
    cutMoves: db.prepare<[string, number]>('DELETE FROM moves WHERE race = ? AND step > ?'),
    cutSnapshots: db.prepare<[string, number]>('DELETE FROM snapshots WHERE race = ? AND step > ?'),
    setSeats: db.prepare<[string, string]>('UPDATE races SET seats = ? WHERE id = ?'),
    setTrouble: db.prepare<[string, string]>('UPDATE races SET trouble = ? WHERE id = ?'),
    drop: db.prepare<[string]>('DELETE FROM races WHERE id = ?'),
    head: db.prepare<[string], HeadRow>(`${HEAD} WHERE races.id = ?`),
    open: db.prepare<[], HeadRow>(
      `${HEAD} WHERE status = 'open' AND trouble IS NOT '${COMING}' ORDER BY saved_at DESC`,
    ),
    finished: db.prepare<[number], HeadRow>(`${HEAD} WHERE status = 'finished' ORDER BY saved_at DESC LIMIT ?`),
    seeded: db.prepare<[string], { id: string }>('SELECT id FROM races WHERE seed IN (SELECT value FROM json_each(?))'),
    snapshots: db.prepare<[string], SnapshotRow>(
      'SELECT step, state_version, state, hash FROM snapshots WHERE race = ? ORDER BY step DESC',
    ),
    movesAfter: db.prepare<[string, number], MoveRow>(
      'SELECT step, move, hash, barrier FROM moves WHERE race = ? AND step > ? ORDER BY step',
    ),
    lastMove: db.prepare<[string], MoveRow>(
      'SELECT step, move, hash, barrier FROM moves WHERE race = ? ORDER BY step DESC LIMIT 1',
    ),
    startEvents: db.prepare<[string], { events: string }>('SELECT events FROM starts WHERE race = ?'),
    events: db.prepare<[string], { events: string }>('SELECT events FROM moves WHERE race = ? ORDER BY step'),
    newestSteps: db.prepare<[string, number], { events: string; move: string }>(
      'SELECT events, move FROM moves WHERE race = ? ORDER BY step DESC LIMIT ?',
    ),
    startView: db.prepare<[string], { view: string }>('SELECT view FROM starts WHERE race = ?'),
    endView: db.prepare<[string], { view: string }>('SELECT view FROM results WHERE race = ?'),
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
