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
  /** What puzzles are about; left out: the kind of the decision. */
  readonly themes?: PuzzleThemes<T>;
}

/** An answer of a puzzle, with the statistics of races played ahead after it. */
export interface PuzzleAnswer<T extends GameTypes> {
  readonly action: T['Action'];
  readonly means: Means;
}

/** The themes of a game's puzzles: what makes the best answer better than the others. */
export interface PuzzleThemes<T extends GameTypes> {
  /** Every theme, in the order in which they are listed: a message of the game, `theme.<id>`. */
  readonly ids: readonly string[];
  /** Types of actions that are no answers of a puzzle: defaults, drafts, retiring; left out: none. */
  readonly noAnswers?: readonly T['Action']['type'][];
  /** other: the best of the wrong answers. Returns one of ids. */
  themeOf(s: Imagined<T['State']>, decision: Decision, best: PuzzleAnswer<T>, other: PuzzleAnswer<T>): string;
}
