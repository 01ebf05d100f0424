// What a game contributes to a hint: statistics of races played ahead, and reasons as codes with numbers.
// Not here: playing ahead and ranking (ai/hints), or the wording (the game's text, `hint.<id>`).

import type { GameTypes } from './game-types';
import type { Decision, Imagined, Seat } from './state';

/** A message of the game, `hint.<id>`, with its numbers and names. */
export interface HintMessage {
  readonly id: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** One race played ahead after a seat's answer. events: all of them, in order, including hidden ones. */
export interface Rollout<T extends GameTypes> {
  readonly before: Readonly<T['State']>;
  readonly after: Readonly<T['State']>;
  readonly seat: Seat;
  readonly events: readonly T['Event'][];
}

/** Numbers by name, as means over races played ahead; a chance is the mean of 0s and 1s. */
export type Means = Readonly<Record<string, number>>;

/** The wording of an answer. tag: its outcome in a few words; why: the path with its risk, and what is kept in reserve. */
export interface HintText {
  readonly tag: HintMessage;
  readonly why: readonly [HintMessage, HintMessage];
}

/** What a hint needs from a game besides its rules. */
export interface HintHooks<T extends GameTypes> {
  /** Rounds to play ahead before the position is judged. */
  readonly rounds: number;
  /** Statistics of one race, to be averaged; the same names in every race. */
  tally(ahead: Rollout<T>): Means;
  /** The path of the seat's own car until its turn ends, as the game's board reads it; empty if it does not move. */
  path(ahead: Rollout<T>): readonly number[];
  /** s: the state in which the answer is given. */
  explain(s: Imagined<T['State']>, decision: Decision, action: T['Action'], means: Means): HintText;
}
