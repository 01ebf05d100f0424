// What statistics, a season, a series and the clock require of a game besides races.
// Not here: how a season counts (src/season).

import type { OptionValue } from './config';
import type { Seat } from './state';

/**
 * A statistic that a game counts for every car of a race; its text is in the game's ui.
 * over: how it adds up over races: the sum, the minimum or the maximum. record: the best value on a circuit is a record:
 * 'lap' for any race length, 'race' among races of the same length.
 */
export interface FigureSpec {
  readonly id: string;
  readonly over: 'total' | 'least' | 'most';
  readonly record?: 'lap' | 'race';
}
/** Whole numbers by figure; a figure without a value (no lap driven) is left out. */
export type Figures = Readonly<Record<string, number>>;

/** Points besides the place's, for what happened in the race. id: one of the game's bonuses. */
export interface Bonus {
  readonly id: string;
  readonly points: number;
}
/** A reason for points besides the place's. name: as results and seasons show it, '+2, motor union strike'. */
export interface BonusSpec {
  readonly id: string;
  readonly name: string;
}
/** One car's points from a finished race. points: bonuses included; 0, without bonuses, for a car that is out. */
export interface Score {
  readonly points: number;
  readonly bonuses: readonly Bonus[];
}

/**
 * Special conditions a race may have besides its circuit, such as Heat's events: the value of one of the game's options is
 * the occasion's id. Pages show its name wherever they name the race.
 */
export interface Occasions {
  readonly option: string;
  /** The option's value that draws one at the start, and what is shown for the race until it is over. */
  readonly drawn: { readonly value: string; readonly name: string };
  readonly list: readonly { readonly id: string; readonly name: string }[];
}

/** A car at the end of a race, as stored: its sort key in the standings and its statistics. */
export interface FinalCar {
  readonly sortKey: readonly number[];
  readonly figures: Figures;
}

/** A ready-made calendar of this game: a season's races in order. Its text is in the game's ui. */
export interface Championship {
  readonly id: string;
  readonly name: string;
  readonly rounds: readonly { readonly circuit: string; readonly options: Readonly<Record<string, OptionValue>> }[];
}

/** What a car alone on the circuit drove: the best lap and all laps, and the spaces beyond the line at the end. */
export interface LapResult {
  /** In rounds, as total. */
  best: number;
  total: number;
  overshoot: number;
}
/**
 * Laps alone against the clock, if a game has them: a session of one car. Its best laps are stored by circuit, and the grid
 * of a race may be set by them.
 */
export interface Qualifying<E = unknown> {
  /** Option values that make a race of one car a session. */
  readonly session: Readonly<Record<string, OptionValue>>;
  /** Possible laps of a session: values of the option `laps`. */
  readonly laps: readonly number[];
  /** Option values with which the grid follows CarConfig.start, which the host sets by the best laps it has stored. */
  readonly grid: Readonly<Record<string, OptionValue>>;
  /** The result of a session. log: every event of a finished race; null: it was not a session. */
  result(log: readonly E[]): LapResult | null;
}

/** One seat's part in one race of a series. */
export interface SeriesResult {
  place: number;
  out: boolean;
  points: number;
  figures: Figures;
}
/** Several races that count as one, if a game has that (RoboRally's best of three). Seats stay the same. */
export interface SeriesSpec<S = unknown> {
  /** At most this many races. */
  readonly races: number;
  /** Seconds per decision in every race of the series, overriding other settings; left out: the round's clock. */
  readonly clock?: number;
  /** Option values of race 1, 2, .. of the series, overriding other settings. */
  options(race: number): Readonly<Record<string, OptionValue>>;
  /** The seats in the order they had at the start of this race: from race 2 on they are ranked by race 1's. */
  order(s: Readonly<S>): Seat[];
  /** results: per race, per seat. */
  isOver(results: readonly (readonly SeriesResult[])[]): boolean;
  /** Every seat once, best first; equal ones share a place. */
  table(results: readonly (readonly SeriesResult[])[]): { seat: Seat; place: number }[];
}

/** The circuits of a round: of its first race, and of races 2, 3, .. of a series that moves elsewhere. */
interface RoundCircuits {
  readonly circuit: string;
  readonly laterCircuits?: readonly string[] | undefined;
}

/** The circuit of race 1, 2, .. of a round. */
export function circuitOfLeg({ circuit, laterCircuits }: RoundCircuits, leg: number): string {
  return laterCircuits?.[leg - 2] ?? circuit;
}

/** Every circuit of a round once, in racing order. */
export function circuitsOf({ circuit, laterCircuits = [] }: RoundCircuits): string[] {
  return [...new Set([circuit, ...laterCircuits])];
}
