// Careers, and which race was raced for which part of them. Not here: what a plan or a result contains; the host checks them.

import type { Database } from '../database';
import { readJson } from '../json';
import { insertSql, seen } from '../soundness/sums';

/** A career. made, at: ms since 1970, when it began and was last changed. */
export interface StoredCareer {
  readonly id: string;
  readonly plan: unknown;
  readonly made: number;
  readonly at: number;
}

/** A part of a race. round: 1-based. race: undefined for a part without people. result: undefined while it runs. */
export interface StoredCareerRace {
  readonly career: string;
  readonly season: number;
  readonly round: number;
  readonly part: string;
  readonly race: string | undefined;
  readonly result: unknown;
  readonly at: number;
}

export interface Careers {
  /** Last changed first. */
  list(): StoredCareer[];
  get(id: string): StoredCareer | undefined;
  /** Keeps a career; it replaces the one with the same id. */
  keep(career: StoredCareer): void;
  /** Removes a career and what was raced for it; false if there was none. */
  remove(id: string): boolean;
  /** Of one career. */
  races(career: string): StoredCareerRace[];
  /** Of all careers: those without a result. */
  running(): StoredCareerRace[];
  /** What a race is raced for; undefined: for no career. */
  ofRace(race: string): StoredCareerRace | undefined;
  /** Keeps a part; it replaces the same part. */
  keepRace(race: StoredCareerRace): void;
  /** Runs work in one transaction. */
  together<V>(work: () => V): V;
}

type Row = Omit<StoredCareerRace, 'race' | 'result'> & { race: string | null; result: string | null };

/** The careers of an open database. */
export function careersIn(db: Database): Careers {
  const columns = 'career, season, round, part, race, result, at';
  const isSeen = seen('career_races');
  const all = db.prepare<[], Omit<StoredCareer, 'plan'> & { plan: string }>(
    `SELECT id, plan, made, at FROM careers WHERE ${seen('careers')} ORDER BY at DESC, id`,
  );
  const one = db.prepare<[string], Omit<StoredCareer, 'plan'> & { plan: string }>(
    `SELECT id, plan, made, at FROM careers WHERE id = ? AND ${seen('careers')}`,
  );
  const put = db.prepare(insertSql('careers', { or: 'OR REPLACE' }));
  const remove = db.prepare('DELETE FROM careers WHERE id = ?');
  const removeRaces = db.prepare('DELETE FROM career_races WHERE career = ?');
  const races = db.prepare<[string], Row>(`SELECT ${columns} FROM career_races WHERE career = ? AND ${isSeen}`);
  const running = db.prepare<[], Row>(
    `SELECT ${columns} FROM career_races INDEXED BY career_races_open WHERE result IS NULL AND ${isSeen}`,
  );
  const ofRace = db.prepare<[string], Row>(`SELECT ${columns} FROM career_races WHERE race = ? AND ${isSeen}`);
  const putRace = db.prepare(insertSql('career_races', { or: 'OR REPLACE' }));
  const career = (row: Omit<StoredCareer, 'plan'> & { plan: string }) => ({ ...row, plan: readJson(row.plan) });
  return {
    list: () => db.read(() => all.all().map(career)),
    get: (id) =>
      db.read(() => {
        const row = one.get(id);
        return row && career(row);
      }),
    keep: ({ id, plan, made, at }) => {
      db.write(() => put.run(id, JSON.stringify(plan), made, at));
    },
    remove: (id) =>
      db.write(() => {
        removeRaces.run(id);
        return remove.run(id).changes > 0;
      }),
    races: (id) => db.read(() => races.all(id).map(raceIn)),
    running: () => db.read(() => running.all().map(raceIn)),
    ofRace: (race) =>
      db.read(() => {
        const row = ofRace.get(race);
        return row && raceIn(row);
      }),
    keepRace: ({ career: of, season, round, part, race, result, at }) => {
      const text = result === undefined ? null : JSON.stringify(result);
      db.write(() => putRace.run(of, season, round, part, race ?? null, text, at));
    },
    together: (work) => db.write(work),
  };
}

function raceIn({ race, result, ...row }: Row): StoredCareerRace {
  return { ...row, race: race ?? undefined, result: result === null ? undefined : readJson(result) };
}

/** Careers of a store that stores nothing. */
export function noCareers(refuse: () => never): Careers {
  return {
    list: () => [],
    get: () => undefined,
    keep: refuse,
    remove: refuse,
    races: () => [],
    running: () => [],
    ofRace: () => undefined,
    keepRace: refuse,
    together: refuse,
  };
}
