// What the season's functions work on: the plan as the contract has it, and what has been raced of it so far.
// Not for: keeping it (store/seasons.ts) or running it (host/seasons).

import type { AuditLine, SeasonPlan } from '@api/season';
import type { AnyGame, Bonus, Seat } from '@core/contract';
import type { SeriesResult } from '@core/season-contract';

/** The parts of a game that a season needs. */
export type SeasonGame = Pick<
  AnyGame,
  | 'id'
  | 'name'
  | 'seats'
  | 'colours'
  | 'circuits'
  | 'options'
  | 'automata'
  | 'givenGrid'
  | 'qualifying'
  | 'series'
  | 'checkConfig'
  | 'points'
  | 'bonuses'
  | 'occasions'
>;
/** Games by id. */
export type SeasonGames = Readonly<Record<string, SeasonGame>>;

/** Who a seat of a season's race drives for. standIn: an AI driver in place of someone who is missing. */
export interface Entrant {
  driver: string;
  standIn: boolean;
}

/** What one car took from a race that is over. points: by the game's own table, bonuses included. */
export interface CarResult extends SeriesResult {
  bonuses: readonly Bonus[];
}

/** One race that was started for a round. at: ISO time of its end, or of its last step. */
export interface RacedRace {
  match: string;
  round: string;
  leg: number;
  status: 'open' | 'finished' | 'damaged';
  at: string;
  /** By seat. */
  entrants: readonly Entrant[];
  /** By seat; empty before the end. */
  results: readonly CarResult[];
  /** What it stood under, by its id in the game; null: nothing, or it is not over. */
  occasion: string | null;
  /** That were raced; null before the end, and where races of the game have none. */
  laps: number | null;
  /** Seats in the order of the start, for the later races of a series; null if there is no series. */
  order: readonly Seat[] | null;
}

/**
 * What was changed by hand in a finished round, oldest first: points added, the result taken away (out) or left to stand.
 * The newest one of a driver and round says whether the result stands.
 */
export interface Correction {
  round: string;
  driver: string;
  points: number;
  out: boolean;
}

/** Everything a season's page is computed from. */
export interface SeasonState {
  season: string;
  plan: SeasonPlan;
  createdAt: string;
  races: readonly RacedRace[];
  corrections: readonly Correction[];
  audit: readonly AuditLine[];
}
