// The archive of finished races: lists by filter, statistics and records over their entries, recordings.
// Not here: races in progress (saves.ts). Every method throws StoreError if the disk refuses.

import type { FigureSpec } from '@core/contract';
import type { Database } from '../database';
import { readJson } from '../json';
import { entriesIn, type NewEntry } from '../races/entries';
import { pastIn } from '../races/past';
import { archiveListIn, type RaceList } from './archive-list';
import { prepareArchive, type StatBind, type TotalsRow } from './archive-sql';
import { recordsIn, type StoredRecord } from './circuit-records';
import { type CircuitTotals, circuitTotals } from './circuit-totals';
import { kindOf } from './driver-kind';
import { type KeptRatings, keptRatingsIn } from './kept-ratings';
import { type Rated, ratedIn } from './rated';

/** A missing field means any. */
export interface StatFilter {
  game?: string | undefined;
  circuit?: string | undefined;
}
/** meanPlace: times 100. lastAt: ms since 1970. name and colour: the latest ones. */
export interface DriverTotals {
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  starts: number;
  wins: number;
  podiums: number;
  points: number;
  meanPlace: number;
  lastAt: number;
}
export interface RivalTotals {
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  races: number;
  ahead: number;
  behind: number;
}
export interface FormLine {
  race: string;
  game: string;
  circuit: string;
  place: number;
  out: boolean;
  cars: number;
  at: number;
}
export interface Archive {
  readonly list: RaceList;
  /** Most wins first. */
  drivers(filter: StatFilter): DriverTotals[];
  driver(driver: string, filter: StatFilter): DriverTotals | undefined;
  /** Most starts first. figures: what the game counts, for adding up. */
  circuits(driver: string, filter: StatFilter, figures: (game: string) => readonly FigureSpec[]): CircuitTotals[];
  form(driver: string, filter: StatFilter, count: number): FormLine[];
  /** Most frequent rivals first. */
  rivals(driver: string, filter: StatFilter, count: number): RivalTotals[];
  readonly rated: Rated;
  readonly ratings: KeptRatings;
  /** The first car to reach a best value keeps the record until it is beaten. A car that was out holds no race record. */
  records(filter: StatFilter, figures: (game: string) => readonly FigureSpec[]): StoredRecord[];
  /** Points of every car in a finished race, by seat, and its laps; undefined if the race counts in no statistics. */
  scores(race: string): { length: number | null; scores: { points: number; bonuses: unknown }[] } | undefined;
  film(race: string): Uint8Array | undefined;
  /** Stores the recording of a finished race; does nothing if the race is gone or has one. */
  storeRecording(race: string, recording: Uint8Array): void;
  /** Finished races without a recording that are not packed, this many at most, newest first. */
  unrecorded(count: number): string[];
  /** Finished races without entries, this many at most, oldest first; not solo sessions against the clock, not practice. */
  uncounted(count: number): string[];
  /**
   * Adds the entries of an uncounted race and marks it as counted. entries empty: it counts in nothing. recording
   * undefined: it could not be made. length: laps.
   */
  count(race: string, length: number | null, entries: readonly NewEntry[], recording: Uint8Array | undefined): void;
}

/** The archive of an open database. */
export function archiveIn(db: Database): Archive {
  const sql = prepareArchive(db);
  const entries = entriesIn(db);
  const past = pastIn(db);

  /** A packed race has its recording in the pack. */
  function putRecording(race: string, recording: Uint8Array): void {
    if (sql.isPacked.get(race) === undefined) sql.putFilm.run(race, recording);
  }

  function totalsOf(row: TotalsRow): DriverTotals[] {
    const named = sql.named.get(row.driver, row.last_at);
    if (named === undefined) return [];
    const { driver, starts, wins, podiums, points } = row;
    const { name, colour } = named;
    const meanPlace = Math.round((row.mean_place ?? 0) * 100);
    return [
      { driver, name, kind: kindOf(named), colour, starts, wins, podiums, points, meanPlace, lastAt: row.last_at },
    ];
  }

  function rivals(driver: string, filter: StatFilter, count: number): RivalTotals[] {
    return sql.rivals.all({ driver, ...bindOf(filter), count }).flatMap(({ last_at, ...row }) => {
      const named = sql.named.get(row.driver, last_at);
      return named === undefined ? [] : [{ ...row, name: named.name, kind: kindOf(named), colour: named.colour }];
    });
  }

  function count(
    race: string,
    length: number | null,
    shown: readonly NewEntry[],
    recording: Uint8Array | undefined,
  ): void {
    const row = sql.finished.get(race);
    if (row === undefined) return;
    const { game, circuit, finished_at: at, counted } = row;
    if (counted === 0) entries.put({ id: race, game, circuit, length, at }, shown);
    if (recording !== undefined) putRecording(race, recording);
    sql.setCounted.run({ race });
  }

  return {
    list: archiveListIn(db),
    drivers: (filter) => db.read(() => sql.drivers.all(bindOf(filter)).flatMap(totalsOf).sort(byWins)),
    driver: (driver, filter) => db.read(() => sql.driver.all({ driver, ...bindOf(filter) }).flatMap(totalsOf)[0]),
    circuits: (driver, filter, figures) =>
      db.read(() => {
        const bind = { driver, ...bindOf(filter) };
        return circuitTotals(sql.circuits.all(bind), sql.figures.all(bind), figures);
      }),
    form: (driver, filter, most) =>
      db.read(() =>
        sql.form.all({ driver, ...bindOf(filter), count: most }).map((row) => ({ ...row, out: row.out !== 0 })),
      ),
    rivals: (driver, filter, most) => db.read(() => rivals(driver, filter, most)),
    rated: ratedIn(db),
    ratings: keptRatingsIn(db),
    records: (filter, figures) => db.read(() => recordsIn(sql, bindOf(filter), figures)),
    scores: (race) =>
      db.read(() => {
        const rows = sql.scores.all(race);
        const [first] = rows;
        const scores = rows.map(({ points, bonuses }) => ({ points, bonuses: readJson(bonuses) }));
        return first && { length: first.length, scores };
      }),
    film: (race) => db.read(() => past(race).recording()),
    storeRecording: (race, recording) =>
      db.write(() => {
        if (sql.finished.get(race) !== undefined) putRecording(race, recording);
      }),
    unrecorded: (most) => db.read(() => sql.unrecorded.all(most).map((row) => row.race)),
    uncounted: (most) => db.read(() => sql.uncounted.all(most).map((row) => row.race)),
    count: (race, length, shown, recording) => db.write(() => count(race, length, shown, recording)),
  };
}

function bindOf({ game, circuit }: StatFilter): StatBind {
  return { game: game ?? null, circuit: circuit ?? null };
}

function byWins(a: DriverTotals, b: DriverTotals): number {
  return b.wins - a.wins || b.podiums - a.podiums || b.points - a.points || (a.driver < b.driver ? -1 : 1);
}
