// Seasons on disk: plans, which race belongs to which round, corrections. Standings are never stored; src/season computes them.
// Not here: the races themselves (saves.ts). Every method throws StoreError if the disk refuses.

import type { Database } from './database';
import { readJson } from './json';
import type { SeasonPart } from './races/head';
import type { Saves, WholeRace } from './races/saves';
import { prepareSeasons, type SeasonRaceRow, type SeasonRow } from './seasons-sql';

/** A season's row. plan: undefined if the column is damaged. Times: ms since 1970. */
export interface StoredSeason {
  id: string;
  plan: unknown;
  createdAt: number;
  savedAt: number;
}

/** version: changes with everything that the season's standings follow from. */
export interface ListedSeason extends StoredSeason {
  version: number;
}

/** One race of a season with its cars' results, which are empty before the end. startedAt, at: ms since 1970, at: last saved. */
export interface StoredSeasonRace {
  race: string;
  round: string;
  leg: number;
  /** By seat; undefined if the column is damaged. */
  entrants: unknown;
  status: 'open' | 'finished';
  trouble: string | undefined;
  startedAt: number;
  at: number;
  /** The race's occasion, by its id in the game; undefined: none. */
  occasion: string | undefined;
  /** Laps, if the game's races have them; undefined before the end. */
  length: number | undefined;
  /** Standings at the end; undefined before the end, or if the column is damaged. */
  standings: unknown;
  results: { seat: number; place: number; out: boolean; points: number; bonuses: unknown; figures: unknown }[];
}

/** One line of the audit. correction: undefined if it only changed the plan. */
export interface StoredChange {
  at: number;
  text: string;
  correction: unknown;
}

/**
 * One complete season from a file: all of it is stored, or nothing. races: races that are not here yet. here: races that are,
 * and belong to no season, for example after a season was deleted.
 */
export interface WholeSeason {
  season: StoredSeason;
  changes: readonly StoredChange[];
  races: readonly WholeRace[];
  here?: readonly { race: string; part: SeasonPart }[] | undefined;
}

export interface Seasons {
  create(season: { id: string; plan: unknown; at: number }): void;
  /** Replaces the plan and adds its audit line. False if no season has this id. */
  change(id: string, plan: unknown, text: string, at: number): boolean;
  correct(id: string, change: StoredChange): void;
  /** Deletes the season; its races stay. False if no season has this id. */
  delete(id: string): boolean;
  get(id: string): StoredSeason | undefined;
  /** Last saved first. Saving a race of a season counts as saving the season. */
  list(): ListedSeason[];
  /** In the order of round and leg as they were started. */
  races(id: string): StoredSeasonRace[];
  /** Oldest first. */
  changes(id: string): StoredChange[];
  bringIn(whole: WholeSeason): void;
}

/** The seasons of an open database. saves: the races of the same database. */
export function seasonsIn(db: Database, saves: Pick<Saves, 'createWhole'>): Seasons {
  const sql = prepareSeasons(db);

  function putChange(id: string, { at, text, correction }: StoredChange): void {
    sql.putChange.run(id, id, at, text, correction === undefined ? null : JSON.stringify(correction));
  }

  function bringIn({ season, changes, races, here = [] }: WholeSeason): void {
    sql.put.run(season.id, JSON.stringify(season.plan), season.createdAt, season.savedAt);
    for (const change of changes) putChange(season.id, change);
    for (const race of races) saves.createWhole(race);
    for (const { race, part } of here) {
      sql.bind.run(race, part.season, part.round, part.leg, JSON.stringify(part.entrants));
    }
  }

  function racesOf(id: string): StoredSeasonRace[] {
    const races = sql.races.all(id).map(raceOf);
    const known = new Map(races.map((one) => [one.race, one]));
    for (const { race, seat, place, out, points, bonuses, length, figures } of sql.results.all(id)) {
      const raced = known.get(race);
      if (raced === undefined) continue;
      const shown = { bonuses: readJson(bonuses), figures: readJson(figures) };
      raced.results.push({ seat, place, out: out !== 0, points, ...shown });
      raced.length = length ?? undefined;
    }
    return races;
  }

  return {
    create: ({ id, plan, at }) => {
      db.write(() => sql.put.run(id, JSON.stringify(plan), at, at));
    },
    change: (id, plan, text, at) =>
      db.write(() => {
        if (sql.setPlan.run({ id, plan: JSON.stringify(plan), at }).changes === 0) return false;
        putChange(id, { at, text, correction: undefined });
        return true;
      }),
    correct: (id, change) =>
      db.write(() => {
        putChange(id, change);
        sql.touch.run({ id, at: change.at });
      }),
    delete: (id) => db.write(() => sql.drop.run(id).changes > 0),
    get: (id) =>
      db.read(() => {
        const row = sql.get.get(id);
        return row === undefined ? undefined : seasonOf(row);
      }),
    list: () => db.read(() => sql.all.all().map((row) => ({ ...seasonOf(row), version: row.version }))),
    races: (id) => db.read(() => racesOf(id)),
    changes: (id) =>
      db.read(() =>
        sql.changes.all(id).map(({ at, text, correction }) => ({ at, text, correction: readJson(correction ?? '') })),
      ),
    bringIn: (whole) => db.write(() => bringIn(whole)),
  };
}

function seasonOf({ id, plan, created_at, saved_at }: SeasonRow): StoredSeason {
  return { id, plan: readJson(plan), createdAt: created_at, savedAt: saved_at };
}

function raceOf(row: SeasonRaceRow): StoredSeasonRace {
  const { race, round, leg, entrants, status, trouble, started_at, saved_at, occasion, standings } = row;
  return {
    race,
    round,
    leg,
    entrants: readJson(entrants),
    status: status === 'finished' ? 'finished' : 'open',
    trouble: trouble ?? undefined,
    startedAt: started_at,
    at: saved_at,
    occasion: occasion ?? undefined,
    length: undefined,
    standings: readJson(standings ?? ''),
    results: [],
  };
}
