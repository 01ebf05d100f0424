// What a game's tests tell the laws: which races to play, what must occur in them, and what is hidden from whom.
// Each game exports one `coverage` from its tests/coverage.ts.

import type { Draw, GameTypes, Json, Seat } from '../contract';

/** 'played': occurs in random races. never: why it cannot occur. rare: why it may not, and the test that reaches it. */
export type Reach = 'played' | { readonly never: string } | { readonly rare: string };

export interface Coverage<T extends GameTypes> {
  /** Random races use these in turn. Together they must reach everything marked 'played'. */
  readonly configs: readonly T['Config'][];
  /** A random config, for games with too many option combinations to list; half of the races use one. */
  readonly anyConfig?: (draw: Draw) => T['Config'];
  /** Golden playthroughs by file name, besides the one per circuit. */
  readonly playthroughs?: Readonly<Record<string, T['Config']>>;
  /** Every random race ends within this many steps. */
  readonly maxSteps: number;
  readonly actions: Readonly<Record<T['Action']['type'], Reach>>;
  readonly events: Readonly<Record<T['Event']['type'], Reach>>;
  /** Every violation code of the game's check. */
  readonly violations: Readonly<Record<string, Reach>>;
  /** Everything this seat cannot know, by name: other hands, the order of piles. rng is always checked. */
  hidden(s: Readonly<T['State']>, seat: Seat): Readonly<Record<string, Json>>;
}

/** A broken law: its number in src/games/laws.test.ts and what was found. */
export interface Broken {
  law: number;
  text: string;
}

/** Reports a broken law. */
export type Report = (law: number, text: string) => void;
