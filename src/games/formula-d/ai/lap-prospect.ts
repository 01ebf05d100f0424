// What solving a lap is asked for, and what it gives: how wear points are counted, and the rounds left from everywhere.
// Not here: solving it (solve.ts) or reading it for a race (prospect.ts).

import type { Roads } from './roads';

/**
 * The goals of a race beside its rounds. lead: the value, in rounds, of starting the round of the flag right before
 * the line, because the car in front crosses it first. out: how many rounds elimination is worse than a lap driven
 * at this pace, in rounds per lap.
 */
export interface Aim {
  readonly lead: number;
  readonly out: number;
  readonly pace: number;
}

/**
 * How wear points are counted. budget: exactly, 1 to this many. price: not counted, each costs this many rounds. aim:
 * omitted if only rounds count, and elimination counts as OUT_PER_LAP.
 */
export type Purse = { readonly aim?: Aim } & (
  | { readonly budget: number; readonly price: 0 }
  | { readonly budget: 0; readonly price: number }
);

/**
 * Rounds left: at[(station × MOST_GEAR + gear - 1) × levels + wear]. With a price there is one level, wear 0. spread:
 * their variance if the car finishes. home: the chance that it finishes. Both are indexed like at, and empty without an
 * aim. laps: to the flag. box: from a pit box. exit: from any space of the pits after a stop, by space; undefined if no
 * lap is left. out: the rounds counted for elimination. levels: wear + 1.
 */
export interface Prospect {
  readonly roads: Roads;
  readonly purse: Purse;
  readonly levels: number;
  readonly at: Float32Array;
  readonly spread: Float32Array;
  readonly home: Float32Array;
  readonly laps: number;
  readonly box: number;
  readonly exit: Float64Array | undefined;
  readonly out: number;
}
