// What a career's functions work on: its plan with the seasons drawn so far, and what has been raced.
// Not here: storing it (store/career) or running it (host/career).

import type { CareerPerson, LeagueId } from '@api/career/commands';
import type { Colour, Encounter, Level, OptionValue } from '@core/contract';

/** Six drivers race in a league. */
export const LEAGUE_SIZE = 6;

/** A character in a season. */
export interface DrawnRival {
  readonly id: string;
  readonly colour: Colour;
  readonly level: Level;
}

/** A race of a season. options: those that differ from the circuit's and the game's defaults. */
export interface DrawnRace {
  readonly game: string;
  readonly circuit: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What an objective pays. */
export interface Reward {
  readonly kind: 'trophy' | 'livery' | 'pattern';
  readonly id: string;
}

/** An objective on offer. of: what has to be reached. rival, game: whom or what it names, null if it names none. */
export interface Offer {
  readonly id: string;
  readonly of: number;
  readonly rival: string | null;
  readonly game: string | null;
  readonly reward: Reward;
}

/** A season as it was drawn. chosen: ids of offers, null until three are chosen. */
export interface DrawnSeason {
  readonly league: LeagueId;
  readonly rivals: readonly DrawnRival[];
  readonly races: readonly DrawnRace[];
  readonly offers: readonly Offer[];
  readonly chosen: readonly string[] | null;
}

/** Everything about a career besides its races. races: per season. seasons: in order, the first is season 1. */
export interface CareerPlan {
  readonly seed: string;
  readonly name: string;
  readonly people: readonly CareerPerson[];
  readonly games: readonly string[];
  readonly races: number;
  readonly seasons: readonly DrawnSeason[];
}

/** The parts of a race: one, or two heats and a final in a game that seats fewer than six. */
export type Part = 'race' | 'prelimA' | 'prelimB' | 'final';

/**
 * One car's part of a finished race. start: its place when the race began; last: its place when the last round began; led: rounds
 * that it ended in front.
 */
export interface CarFacts {
  readonly driver: string;
  readonly place: number;
  readonly out: boolean;
  readonly start: number;
  readonly last: number;
  readonly led: number;
}

/** How often one driver did something to another. */
export interface Met {
  readonly kind: Encounter['kind'];
  readonly by: string;
  readonly to: string;
  readonly times: number;
}

/** What a career keeps of a finished part. cars: in seat order. */
export interface PartResult {
  readonly cars: readonly CarFacts[];
  readonly met: readonly Met[];
}

/** A part that was begun. season, race: 1-based. match: null for one without people. result: undefined while it runs. */
export interface RacedPart {
  readonly season: number;
  readonly race: number;
  readonly part: Part;
  readonly match: string | null;
  readonly result: PartResult | undefined;
}

/** A career: everything that its page is computed from. */
export interface CareerState {
  readonly career: string;
  readonly plan: CareerPlan;
  readonly raced: readonly RacedPart[];
}
