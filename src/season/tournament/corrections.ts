// What a correction would change, before it is kept. Until the next stage begins, places change, and who goes on; later, only
// points do. Not here: points with corrections (../shares.ts).

import type { Correction, SeasonGames } from '../types';
import { driversAt } from './stage';
import { tournamentOf } from './tournament-of';
import type { Standing, Table, TimedCorrection, Tournament, TournamentState } from './types';

/** Something of a driver before and after a correction. */
export interface Shift<T> {
  driver: string;
  before: T;
  after: T;
}

/** A driver at another table than before. round: of the table. instead: whom they replace there, if anybody. */
export interface Swap {
  round: string;
  number: number;
  driver: string;
  instead: string | null;
}

/**
 * What a correction changes. correction: as it is to be stored. swaps: in later stages. places: at the corrected table.
 * points, standings: null: has not raced. champion: null if nobody else wins.
 */
export interface Consequences {
  changes: 'places' | 'points';
  correction: TimedCorrection;
  swaps: readonly Swap[];
  places: readonly Shift<number>[];
  points: readonly Shift<number | null>[];
  standings: readonly Shift<number | null>[];
  champion: { before: string | null; after: string | null } | null;
}

/** How many stages have begun: a correction made now changes none of them. */
export function stagesBegun({ stages }: Pick<Tournament, 'stages'>): number {
  return stages.findLast((stage) => stage.isBegun)?.number ?? 0;
}

/**
 * Whether a correction of this table still changes places and who goes on, or points alone; undefined if the table has not
 * finished, and cannot be corrected.
 */
export function correctable(tournament: Tournament, round: string): 'places' | 'points' | undefined {
  const stage = tournament.stages.find(({ tables }) => tables.some((table) => table.round === round));
  const table = stage?.tables.find((one) => one.round === round);
  if (stage === undefined || table?.state !== 'finished') return undefined;
  return stagesBegun(tournament) > stage.number ? 'points' : 'places';
}

/** What this correction would change; undefined if the season is no tournament, or the table has not finished. */
export function consequencesOf(state: TournamentState, games: SeasonGames, made: Correction): Consequences | undefined {
  const before = tournamentOf(state, games);
  const changes = before && correctable(before, made.round);
  if (before === undefined || changes === undefined) return undefined;
  const correction: TimedCorrection = { ...made, begun: stagesBegun(before) };
  const after = tournamentOf({ ...state, corrections: [...state.corrections, correction] }, games) ?? before;
  const isNew = before.champion !== after.champion;
  return {
    changes,
    correction,
    swaps: swapsOf(before, after),
    places: shifts(resultsAt(before, made.round), resultsAt(after, made.round), ({ place }) => place),
    points: shifts(before.standings, after.standings, ({ total }: Standing) => total),
    standings: shifts(before.standings, after.standings, ({ place }: Standing) => place),
    champion: isNew ? { before: before.champion, after: after.champion } : null,
  };
}

/** Newcomers of each table, with those they replace, in the order of the places. */
function swapsOf(before: Tournament, after: Tournament): Swap[] {
  const old = new Map(tablesIn(before).map((table) => [table.round, driversAt(table)]));
  return tablesIn(after).flatMap((table) => {
    const now = driversAt(table);
    const was = old.get(table.round) ?? [];
    const gone = was.filter((driver) => !now.includes(driver));
    const come = now.filter((driver) => !was.includes(driver));
    return come.map((driver, index): Swap => {
      return { round: table.round, number: table.number, driver, instead: gone[index] ?? null };
    });
  });
}

function tablesIn({ stages }: Tournament): Table[] {
  return stages.flatMap(({ tables }) => tables);
}

function resultsAt(tournament: Tournament, round: string): Table['results'] {
  return tablesIn(tournament).find((table) => table.round === round)?.results ?? [];
}

function shifts<L extends { driver: string }, T>(
  before: readonly L[],
  after: readonly L[],
  value: (line: L) => T,
): Shift<T>[] {
  return after.flatMap((line): Shift<T>[] => {
    const was = before.find(({ driver }) => driver === line.driver);
    if (was === undefined || value(was) === value(line)) return [];
    return [{ driver: line.driver, before: value(was), after: value(line) }];
  });
}
