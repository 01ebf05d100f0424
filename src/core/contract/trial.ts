// What a game offers for time trials: which races they are, and how one car's way is measured. Not here: medals (src/trials).

import type { OptionValue } from './config';
import type { GameTypes } from './game-types';

/** lap: a flying lap. race: a short race against the clock. */
export type TrialKind = 'lap' | 'race';

/**
 * One trial on each circuit. options: those left out keep their defaults. counts: what the figure is: the time to the end, or the best
 * lap after the first.
 */
export interface TrialRace {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly counts: 'whole' | 'flying';
}

/** A place on the road. at: in parts after the start line; a car that has come as far has passed it. */
export interface RoadMark {
  readonly id: string;
  readonly at: number;
}

/**
 * How the way of the only car is measured. parts: how many whole numbers of progressOf make one space. Times are rounds and tenths of
 * the last one: the share of that round's way that was needed to reach a place.
 */
export interface TrialClock<T extends GameTypes> {
  readonly parts: number;
  /** How far the car is beyond the start line, below 0 before it. */
  progressOf(s: Readonly<T['State']>): number;
  /** The length of a lap, laps to drive, and the corners of a lap in driving order. */
  road(s: Readonly<T['State']>): { readonly lap: number; readonly laps: number; readonly corners: readonly RoadMark[] };
  /** How much farther the car would have gone in this move, had the race not ended at the line; left out: it drives on. */
  beyond?(event: T['Event']): number;
  /**
   * For games whose rounds are not one move: the place that the event reaches, the round, and the tenth of it, 1 to 10. Marks and times
   * then come from these events. isEnd: it is the last one. Left out: they come from progressOf.
   */
  reached?(
    event: T['Event'],
  ): { readonly id: string; readonly round: number; readonly tenth: number; readonly isEnd: boolean } | null;
}

/**
 * Time trials of one car alone, measured by its clock. isFirstCar: the car is always the game's first, because its colour decides its place
 * on the grid or in the pits; left out: any.
 */
export interface AloneTrials<T extends GameTypes> {
  readonly measure: 'rounds';
  /** A game without laps has no lap. */
  readonly races: Readonly<Partial<Record<TrialKind, TrialRace>>>;
  readonly isFirstCar?: true;
  readonly clock: TrialClock<T>;
}

/**
 * For games that cannot be raced alone: races against rivals of one level each, which must be won. cars: your own included. luck:
 * part of the seed, chosen so that the cards and dice favour nobody.
 */
export interface RivalTrials {
  readonly measure: 'wins';
  readonly race: Readonly<Record<string, OptionValue>>;
  readonly cars: number;
  readonly luck: string;
}

export type TrialSpec<T extends GameTypes> = AloneTrials<T> | RivalTrials;
