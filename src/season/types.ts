// What the season's functions work on: the plan from the contract, and what has been raced so far.
// Not here: storing it (store/seasons.ts) or running it (host/seasons).

import type { AuditLine, SeasonPlan } from '@api/season';
import type { AnyGame, Bonus, Seat, SeriesResult } from '@core/contract';

/** The parts of a game that a season needs. */
export type SeasonGame = Pick<
  AnyGame,
  | 'id'
  | 'name'
  | 'seats'
  | 'colours'
  | 'circuits'
  | 'workshop'
  | 'options'
  | 'automata'
  | 'givenGrid'
  | 'qualifying'
  | 'series'
  | 'checkConfig'
  | 'points'
  | 'behind'
  | 'bonuses'
  | 'occasions'
>;
/** Games by id. */
export type SeasonGames = Readonly<Record<string, SeasonGame>>;

/** Who a seat of a season's race drives for. standIn: an AI driver replaces a missing driver. */
export interface Entrant {
  driver: string;
  standIn: boolean;
}

/** One car's result in a finished race. points: by the game's own table, including bonuses. */
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
  /** The race's occasion, by its id in the game; null: none, or the race is not over. */
  occasion: string | null;
  /** Laps raced; null before the end, and if the game's races have none. */
  laps: number | null;
  /** Seats in starting order, for the later races of a series; null if there is no series. */
  order: readonly Seat[] | null;
}

/**
 * A manual change to a finished round, oldest first: points added, and the result removed (out) or kept.
 * The newest one of a driver and round decides whether the result counts.
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
