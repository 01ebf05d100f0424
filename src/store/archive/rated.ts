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
  /** Counted races of a game that ended after this one, or from the first one on, in the order in which they ended. */
  after(game: string, last: { race: string; at: number } | undefined, most?: number): RatedEntries[];
  /** Games with counted races. */
  games(): string[];
}

type Row = [race: string, at: number, driver: string, kind: string, level: string | null, place: number];

/** The races of an open database, all read from one index. */
export function ratedIn(db: Database): Rated {
  const games = db.prepare<[], string>('SELECT DISTINCT game FROM driver_totals ORDER BY game').pluck();
  const rows = db
    .prepare<[string, number, string], Row>(
      `SELECT race, finished_at, driver, kind, level, place FROM entries
       WHERE game = ? AND (finished_at, race) > (?, ?) ORDER BY finished_at, race, seat`,
    )
    .raw();
  return {
    games: () => db.read(() => games.all()),
    after: (game, last, most = Number.POSITIVE_INFINITY) =>
      db.read(() => {
        const found: RatedEntries[] = [];
        for (const [race, at, driver, kind, level, place] of rows.iterate(game, last?.at ?? -1, last?.race ?? '')) {
          const car = { driver, kind, level, place };
          const before = found.at(-1);
          if (before?.race === race) before.cars.push(car);
          else if (found.length === most) break;
          else found.push({ race, at, cars: [car] });
        }
        return found;
      }),
  };
}
