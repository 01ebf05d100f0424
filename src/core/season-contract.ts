// What a season, a series and the clock ask of a game, beside the races themselves: the same contract (contract.ts).
// Not for: how a season counts (src/season).

import type { Figures, OptionValue, Seat } from './contract';

/**
 * What a race may stand under beside its circuit, such as Heat's events: one of the game's options says which, by its id.
 * Pages name it wherever they name the race.
 */
export interface Occasions {
  readonly option: string;
  /** The option's value with which it is drawn at the start, and what is said of the race until it is over. */
  readonly drawn: { readonly value: string; readonly name: string };
  readonly list: readonly { readonly id: string; readonly name: string }[];
}

/** A ready-made calendar of this game: a season's races in order. Its words are in the game's ui. */
export interface Championship {
  readonly id: string;
  readonly name: string;
  readonly rounds: readonly { readonly circuit: string; readonly options: Readonly<Record<string, OptionValue>> }[];
}

/** What someone alone on the circuit has driven: the best lap and all laps, and spaces beyond the line at the end. */
export interface LapResult {
  /** In rounds, as total. */
  best: number;
  total: number;
  overshoot: number;
}
/**
 * Laps alone against the clock, where a game has them: a session of one car, whose best laps are kept by circuit, and by
 * which the grid of a race may be set.
 */
export interface Qualifying<E = unknown> {
  /** Option values that make a race of one car such a session. */
  readonly session: Readonly<Record<string, OptionValue>>;
  /** Laps that a session may have: values of the option `laps`. */
  readonly laps: readonly number[];
  /** Option values with which the grid follows CarConfig.start, which the host gives by the best laps it has kept. */
  readonly grid: Readonly<Record<string, OptionValue>>;
  /** What a session has come to. log: every event of a race that is over; null: it was no session. */
  result(log: readonly E[]): LapResult | null;
}

/** One seat's part in one race of a series. */
export interface SeriesResult {
  place: number;
  out: boolean;
  points: number;
  figures: Figures;
}
/** Several races that count as one, where a game knows such a thing (RoboRally's best of three). Seats stay the same. */
export interface SeriesSpec<S = unknown> {
  /** At most this many races. */
  readonly races: number;
  /** Seconds per decision that every race of the series has, whatever else is chosen; left out: those of its round. */
  readonly clock?: number;
  /** Option values that race 1, 2, .. of the series has whatever else is chosen. */
  options(race: number): Readonly<Record<string, OptionValue>>;
  /** The seats in the order in which they stood at the start of this race: from race 2 on they are ranked by race 1's. */
  order(s: Readonly<S>): Seat[];
  /** results: per race, per seat. */
  isOver(results: readonly (readonly SeriesResult[])[]): boolean;
  /** Every seat once, best first; equal ones share a place. */
  table(results: readonly (readonly SeriesResult[])[]): { seat: Seat; place: number }[];
}

/** A round as far as its circuits go: of its first race, and of race 2, 3, .. of a series that goes on elsewhere. */
interface RoundCircuits {
  readonly circuit: string;
  readonly laterCircuits?: readonly string[] | undefined;
}

/** The circuit of race 1, 2, .. of a round. */
export function circuitOfLeg({ circuit, laterCircuits }: RoundCircuits, leg: number): string {
  return laterCircuits?.[leg - 2] ?? circuit;
}

/** Every circuit of a round once, in the order in which they are raced. */
export function circuitsOf({ circuit, laterCircuits = [] }: RoundCircuits): string[] {
  return [...new Set([circuit, ...laterCircuits])];
}
