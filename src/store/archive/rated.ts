// What ratings are computed from: places, race by race. Not here: the calculation (src/ratings).

import type { Database } from '../database';

/** One car, for ratings. level: as in NewEntry. */
export interface RatedEntry {
  driver: string;
  kind: string;
  level: string | null;
  place: number;
}

/** A finished race with its cars by seat. at: ms since 1970. */
export interface RatedEntries {
  race: string;
  at: number;
  cars: RatedEntry[];
}

export interface Rated {
  /** Ids of the counted races of a game, in the order in which they ended. */
  races(game: string): string[];
  /** The races of a game that ended after this one, or all of them, in the same order. */
  after(game: string, last: { race: string; at: number } | undefined): RatedEntries[];
}

type Row = [race: string, at: number, driver: string, kind: string, level: string | null, place: number];

/** The races of an open database, all read from one index. */
export function ratedIn(db: Database): Rated {
  const races = db
    .prepare<[string], string>('SELECT DISTINCT race FROM entries WHERE game = ? ORDER BY finished_at, race')
    .pluck();
  const rows = db
    .prepare<[string, number, string], Row>(
      `SELECT race, finished_at, driver, kind, level, place FROM entries
       WHERE game = ? AND (finished_at, race) > (?, ?) ORDER BY finished_at, race, seat`,
    )
    .raw();
  return {
    races: (game) => db.read(() => races.all(game)),
    after: (game, last) =>
      db.read(() => {
        const found: RatedEntries[] = [];
        for (const [race, at, driver, kind, level, place] of rows.iterate(game, last?.at ?? -1, last?.race ?? '')) {
          const car = { driver, kind, level, place };
          const before = found.at(-1);
          if (before?.race === race) before.cars.push(car);
          else found.push({ race, at, cars: [car] });
        }
        return found;
      }),
  };
}
