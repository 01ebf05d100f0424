// What a game says for a hint: what races played ahead tell of an answer, and its reasons as codes with numbers.
// Not for: playing ahead and ranking (ai/hints), or saying it (the game's text, `hint.<id>`).

import type { Ask, GameTypes, Imagined, Seat } from './contract';

/** A message of the game, `hint.<id>`, with its numbers and names. */
export interface HintSaid {
  readonly id: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** One race played ahead after an answer of a seat. events: all there were, in order, as nobody is kept from seeing them. */
export interface PlayedAhead<T extends GameTypes> {
  readonly before: Readonly<T['State']>;
  readonly after: Readonly<T['State']>;
  readonly seat: Seat;
  readonly events: readonly T['Event'][];
}

/** Numbers by name, as means over races played ahead; a chance is the mean of 0 and 1. */
export type Means = Readonly<Record<string, number>>;

/** What is said of an answer. tag: in a few words, what comes of it; why: the road with its risk, and what is kept. */
export interface HintWords {
  readonly tag: HintSaid;
  readonly why: readonly [HintSaid, HintSaid];
}

/** What a hint takes from a game beside its rules. */
export interface HintHooks<T extends GameTypes> {
  /** Rounds that are played ahead before it is told how things stand. */
  readonly rounds: number;
  /** What one race tells, as numbers of which the mean is taken; the same names in every race. */
  tally(ahead: PlayedAhead<T>): Means;
  /** The way of the seat's own car until its turn ends, as the game's board reads it; empty where it does not move. */
  way(ahead: PlayedAhead<T>): readonly number[];
  /** s: the state in which the answer is given. */
  words(s: Imagined<T['State']>, ask: Ask, action: T['Action'], means: Means): HintWords;
}

/** A number with one decimal at most. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A chance in whole per cent. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** The mean of this name. Throws where there is none, a bug. */
export function meanOf(means: Means, name: string): number {
  const value = means[name];
  if (value === undefined) throw new Error(`nothing was counted under ${name}`);
  return value;
}
