// What a tournament looks like once it is computed, and what it is computed from. Not here: the stored plan (api/season.ts).

import type { SeasonPlan, SeasonRound, SeasonTournament } from '@api/season';
import type { DriverResult } from '../races';
import type { Correction, RacedRace, SeasonGames, SeasonState } from '../types';

/**
 * A correction, and how many stages had begun when it was made: it changes who goes on into later stages alone. Left out:
 * none had begun.
 */
export interface TimedCorrection extends Correction {
  begun?: number | undefined;
}

/**
 * A race at a table. gaps: by seat, how far behind the winner in the game's own unit; null or left out: not known. began: ISO
 * time; left out: not known.
 */
export interface TableRace extends RacedRace {
  began?: string | undefined;
  gaps?: readonly (number | null)[] | undefined;
}

/** A season's state with what only tournaments use. Every season's state is one. */
export interface TournamentState extends Omit<SeasonState, 'races' | 'corrections'> {
  races: readonly TableRace[];
  corrections: readonly TimedCorrection[];
}

/**
 * Where the driver of a place comes from. place: of that table. best: among those who took this place in the stage, 1 is the
 * best of them. draw: the place is drawn when that stage is over.
 */
export type Source =
  | { kind: 'place'; round: string; place: number }
  | { kind: 'best'; stage: string; place: number; rank: number }
  | { kind: 'draw'; stage: string };

/**
 * One place at a table. driver: of the plan; standIn: an AI driver replaces them; from: null in a first stage. fillIn: an AI
 * driver who belongs to no one, because the drivers do not fill the tables evenly. open: not decided yet.
 */
export type TablePlace =
  | { kind: 'driver'; driver: string; standIn: boolean; from: Source | null }
  | { kind: 'fillIn'; driver: string }
  | { kind: 'open'; from: Source };

/**
 * One car's result at a finished table, best first in the table's list. place: at this table, never shared, as it decides who
 * goes on. finished: the race's own place; null if the table was not raced. points: with corrections; counted: without those
 * made after the next stage began, for who goes on. gap: to the winner in the game's own unit; null if it is not known.
 * taken: removed by a correction.
 */
export interface TableResult {
  driver: string;
  place: number;
  finished: number | null;
  points: number;
  counted: number;
  correction: number;
  gap: number | null;
  out: boolean;
  taken: boolean;
  standIn: boolean;
  fillIn: boolean;
}

/**
 * waiting: for its drivers; callable: can start now; damaged: its race cannot go on, and is to be deleted and raced again, or
 * the table voided; void: not raced, nobody scores, and seeds decide who goes on.
 */
export type TableState = 'waiting' | 'callable' | 'racing' | 'finished' | 'damaged' | 'void';

/** One table. number: 1-based in its stage, or in its division's week. division: 1-based; null outside leagues. */
export interface Table {
  round: string;
  number: number;
  division: number | null;
  /** What is raced there: a round of the plan under the table's own id. */
  race: SeasonRound;
  places: readonly TablePlace[];
  state: TableState;
  /** The race in progress, or the last one; null before the first. */
  match: string | null;
  /** ISO times: its first race began, its last one ended; null: not yet, or not known. */
  began: string | null;
  ended: string | null;
  results: readonly TableResult[];
}

export type StageKind = 'heats' | 'round' | 'quarter' | 'semi' | 'final' | 'swiss' | 'robin' | 'week';

/**
 * Tables that are drawn together. number: 1-based. isDrawn: nobody changes tables any more, unless an earlier result is
 * corrected. each: places of every table that go on; best: how many of those behind them go on besides; both 0 if nobody
 * is eliminated.
 */
export interface Stage {
  id: string;
  number: number;
  kind: StageKind;
  isFinal: boolean;
  isDrawn: boolean;
  isBegun: boolean;
  isFinished: boolean;
  each: number;
  best: number;
  tables: readonly Table[];
}

/**
 * A driver in the standings, best first. place, points and gap: null while not yet raced, shown as '–'. In heats and
 * knock-outs, they are of the latest stage that the driver reached; total: points of all stages. stage, table: the latest
 * ones the driver was drawn for, null before. isOut: eliminated. isWithdrawn: has left for good.
 */
export interface Standing {
  driver: string;
  place: number | null;
  points: number | null;
  gap: number | null;
  total: number;
  stage: number | null;
  table: string | null;
  isOut: boolean;
  isWithdrawn: boolean;
}

/** A league's division. promoted, relegated: drivers who change divisions if the season ends like this, best first. */
export interface Division {
  number: number;
  standings: readonly Standing[];
  promoted: readonly string[];
  relegated: readonly string[];
}

/** Everything a tournament's page is computed from. callable: ids of tables that can start now, in order. */
export interface Tournament {
  stages: readonly Stage[];
  standings: readonly Standing[];
  /** Empty outside leagues. */
  divisions: readonly Division[];
  callable: readonly string[];
  /** null before the end, or if everyone has left. */
  champion: string | null;
  status: 'running' | 'finished';
}

/** A table as it is drawn, before its races are known. */
export interface TableDraw {
  round: string;
  number: number;
  division: number | null;
  places: readonly TablePlace[];
}

/** A stage as it is drawn. */
export interface StageDraw extends Omit<Stage, 'number' | 'tables' | 'isBegun' | 'isFinished'> {
  tables: readonly TableDraw[];
}

/** A stage with what its races say, for the draw of the next one and the standings. */
export interface RacedStage extends Stage {
  /** By table: everyone's result in the race; empty before the end. */
  outcomes: readonly (readonly DriverResult[])[];
}

/** Draws the next stage; undefined after the last one. */
export type Drawer = (earlier: readonly RacedStage[]) => StageDraw | undefined;

/** What everything about one tournament is computed from. */
export interface Desk {
  state: TournamentState;
  games: SeasonGames;
  plan: SeasonPlan;
  spec: SeasonTournament;
  /** Fewest and most drivers at a table. */
  fewest: number;
  size: number;
  /** Every driver of the plan once, best first. */
  seeds: readonly string[];
  /** Seed by driver, 0 is the best. */
  seedOf: ReadonlyMap<string, number>;
  /** Drivers who are people. */
  people: ReadonlySet<string>;
}
