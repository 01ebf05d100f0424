// What achievements are counted from: a person's results with the facts of their races, and the achievements that were won. Not here:
// counting them (src/achievements), or reading facts from a race (host/achievements).

import type { Facts, Figures } from '@core/contract';
import type { Database } from '../database';
import { readJson } from '../json';
import { insertSql, seen } from '../soundness/sums';

/** One result. startedAt, at: ms since 1970. facts: undefined if they were not read yet by this version. */
export interface StoredResult {
  readonly race: string;
  readonly seat: number;
  readonly game: string;
  readonly circuit: string;
  readonly place: number;
  readonly cars: number;
  readonly out: boolean;
  readonly startedAt: number;
  readonly at: number;
  readonly facts: Facts | undefined;
}

/** A car of a race as the archive keeps it, for its facts. */
export interface StoredCar {
  readonly seat: number;
  readonly driver: string;
  readonly kind: string;
  readonly level: string | null;
  readonly place: number;
  readonly out: boolean;
  readonly points: number;
  readonly figures: Figures;
  readonly laps: number | null;
}

/** An achievement that was won. race: null once it is gone. at: ms since 1970. */
export interface StoredWin {
  readonly achievement: string;
  readonly race: string | null;
  readonly at: number;
}

export interface Achievements {
  /** A driver's results in the order in which the races ended. */
  results(driver: string): StoredResult[];
  /** Everyone else who raced in this driver's races, one entry per race and rival. */
  rivals(driver: string): { race: string; driver: string; name: string; kind: string; place: number }[];
  /** A race's cars, by seat; empty if it counts in no statistics. */
  cars(race: string): StoredCar[];
  /** Counted races of a game with a person whose facts were not read by this version, this many at most, latest first. */
  unread(game: string, version: string, most: number): string[];
  /** How many there are. */
  unreadCount(game: string, version: string): number;
  /** Keeps the facts of a race by seat and replaces earlier ones; does nothing if the race is gone. */
  keepFacts(race: string, version: string, facts: ReadonlyMap<number, Facts>): void;
  /** In the order in which they were won. */
  won(driver: string): StoredWin[];
  keepWin(driver: string, win: StoredWin): void;
}

interface ResultRow extends Omit<StoredResult, 'facts' | 'out'> {
  out: number;
  facts: string | null;
}
interface CarRow extends Omit<StoredCar, 'figures' | 'out'> {
  out: number;
  figures: string;
}

/** The achievements of an open database. */
export function achievementsIn(db: Database): Achievements {
  const results = db.prepare<[string], ResultRow>(
    `SELECT entries.race, entries.seat, entries.game, entries.circuit, entries.place, entries.cars, entries.out,
       races.started_at AS startedAt, entries.finished_at AS at, race_facts.facts
     FROM entries JOIN races ON races.id = entries.race
     LEFT JOIN race_facts ON race_facts.race = entries.race AND race_facts.seat = entries.seat AND ${seen('race_facts')}
     WHERE entries.driver = ? AND ${seen('entries')} ORDER BY entries.finished_at, entries.race, entries.seat`,
  );
  const rivals = db.prepare<[string], { race: string; driver: string; name: string; kind: string; place: number }>(
    `SELECT other.race, other.driver, other.name, other.kind, other.place FROM entries AS own
     JOIN entries AS other ON other.race = own.race AND other.seat <> own.seat
     WHERE own.driver = ? ORDER BY own.finished_at, other.race, other.seat`,
  );
  const cars = db.prepare<[string], CarRow>(
    `SELECT seat, driver, kind, level, place, out, points, figures, length AS laps FROM entries
     WHERE race = ? AND ${seen('entries')} ORDER BY seat`,
  );
  const UNREAD = `FROM entries WHERE game = ? AND kind = 'person' AND NOT EXISTS (
      SELECT 1 FROM race_facts WHERE race_facts.race = entries.race AND race_facts.seat = entries.seat AND version = ?)`;
  const unread = db
    .prepare<[string, string, number], string>(
      `SELECT race ${UNREAD} GROUP BY race ORDER BY max(finished_at) DESC, race LIMIT ?`,
    )
    .pluck();
  const unreadCount = db.prepare<[string, string], number>(`SELECT count(DISTINCT race) ${UNREAD}`).pluck();
  const isThere = db.prepare<[string], unknown>('SELECT 1 FROM races WHERE id = ?');
  const putFacts = db.prepare(insertSql('race_facts', { or: 'OR REPLACE' }));
  const won = db.prepare<[string], StoredWin>(
    `SELECT achievement, (SELECT id FROM races WHERE id = achievements_won.race) AS race, at FROM achievements_won
     WHERE driver = ? AND ${seen('achievements_won')} ORDER BY at, achievement`,
  );
  const putWin = db.prepare(insertSql('achievements_won', { or: 'OR REPLACE' }));
  return {
    results: (driver) => db.read(() => results.all(driver).map(resultOf)),
    rivals: (driver) => db.read(() => rivals.all(driver)),
    cars: (race) =>
      db.read(() =>
        cars.all(race).map(({ out, figures, ...car }) => {
          return { ...car, out: out !== 0, figures: (readJson(figures) ?? {}) as Figures };
        }),
      ),
    unread: (game, version, most) => db.read(() => unread.all(game, version, most)),
    unreadCount: (game, version) => db.read(() => unreadCount.get(game, version) ?? 0),
    keepFacts: (race, version, facts) =>
      db.write(() => {
        if (isThere.get(race) === undefined) return;
        for (const [seat, one] of facts) putFacts.run(race, seat, version, JSON.stringify(one));
      }),
    won: (driver) => db.read(() => won.all(driver)),
    keepWin: (driver, { achievement, race, at }) => {
      db.write(() => putWin.run(driver, achievement, race, at));
    },
  };
}

function resultOf({ out, facts, ...row }: ResultRow): StoredResult {
  return { ...row, out: out !== 0, facts: facts === null ? undefined : (readJson(facts) as Facts | undefined) };
}

/** Achievements of a store that stores nothing. */
export function noAchievements(refuse: () => never): Achievements {
  return {
    results: () => [],
    rivals: () => [],
    cars: () => [],
    unread: () => [],
    unreadCount: () => 0,
    keepFacts: refuse,
    won: () => [],
    keepWin: refuse,
  };
}
