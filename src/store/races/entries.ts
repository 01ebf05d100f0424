// Writes the figures of a finished race's cars: one row per car, and one row per figure that can be a
// record.
// Not here: reading them (archive.ts, seasons.ts).

import type { Bonus, Figures } from '@core/contract';
import type { Database } from '../database';
import { insertSql } from '../soundness/sums';

/**
 * The figures of one car of a finished race, for statistics. driver: 'person/marta'. points: the game's own, including
 * bonuses. level: an AI driver's level, or the automaton's id; null for people.
 */
export interface NewEntry {
  seat: number;
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  level: string | null;
  colour: string;
  place: number;
  out: boolean;
  points: number;
  bonuses: readonly Bonus[];
  figures: Figures;
  /** Which of the figures can be records; missing: all of them. */
  records?: readonly string[];
}

/** The race that entries belong to. length: laps. at: when it finished, ms since 1970. */
export interface CountedRace {
  id: string;
  game: string;
  circuit: string;
  length: number | null;
  at: number;
}

export interface Entries {
  /** Writes entries within the caller's transaction. */
  put(race: CountedRace, entries: readonly NewEntry[]): void;
}

type EntryRow = [
  race: string,
  seat: number,
  driver: string,
  name: string,
  kind: string,
  colour: string,
  game: string,
  circuit: string,
  length: number | null,
  cars: number,
  place: number,
  out: number,
  points: number,
  figures: string,
  finishedAt: number,
  bonuses: string,
  level: string | null,
];
type FigureRow = [
  race: string,
  seat: number,
  figure: string,
  game: string,
  circuit: string,
  length: number | null,
  out: number,
  value: number,
  finishedAt: number,
  place: number,
];

/** The entries of an open database. */
export function entriesIn(db: Database): Entries {
  const putEntry = db.prepare<EntryRow>(insertSql('entries'));
  const putFigure = db.prepare<FigureRow>(insertSql('figures'));
  return {
    put({ id, game, circuit, length, at }, entries) {
      for (const {
        seat,
        driver,
        name,
        kind,
        level,
        colour,
        place,
        points,
        bonuses,
        figures,
        records,
        ...one
      } of entries) {
        const out = one.out ? 1 : 0;
        const race = [game, circuit, length, entries.length] as const;
        const shown = [place, out, points, JSON.stringify(figures), at, JSON.stringify(bonuses), level] as const;
        putEntry.run(id, seat, driver, name, kind, colour, ...race, ...shown);
        for (const [figure, value] of Object.entries(figures)) {
          if (records?.includes(figure) ?? true)
            putFigure.run(id, seat, figure, game, circuit, length, out, value, at, place);
        }
      }
    },
  };
}
