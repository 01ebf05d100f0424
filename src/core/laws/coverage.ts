// What a game's tests tell the laws: which races to play, what must come up in them, and what is hidden from whom.
// Each game exports one `coverage` from its tests/coverage.ts.

import type { Draw, GameTypes, Json, Seat } from '../contract';

/** 'played': comes up in random races. never: the reason why it cannot. rare: why it may not, and the test that reaches it. */
export type Reach = 'played' | { readonly never: string } | { readonly rare: string };

export interface Coverage<T extends GameTypes> {
  /** The random races take these in turn. All races together must reach all that is 'played'. */
  readonly configs: readonly T['Config'][];
  /** A config at random, for games whose options make more races than a list can name; half of the races take one. */
  readonly anyConfig?: (draw: Draw) => T['Config'];
  /** Golden playthroughs beside those of one config per circuit, by file name. */
  readonly playthroughs?: Readonly<Record<string, T['Config']>>;
  /** Steps within which every random race ends. */
  readonly bound: number;
  readonly actions: Readonly<Record<T['Action']['type'], Reach>>;
  readonly events: Readonly<Record<T['Event']['type'], Reach>>;
  /** Every breach code of the game's check. */
  readonly breaches: Readonly<Record<string, Reach>>;
  /** Every zone this seat cannot know, by name: other hands, the order of piles. rng is always looked at. */
  hidden(s: Readonly<T['State']>, seat: Seat): Readonly<Record<string, Json>>;
}

/** A broken law: its number in src/games/laws.test.ts and what was seen. */
export interface Broken {
  law: number;
  text: string;
}

/** Where a law reports that it is broken. */
export type Report = (law: number, text: string) => void;
