// What a state is made of: plain JSON, seats, open decisions, the cars' colours; and how rules reach outside it.
// Not here: what a race is set up from (config.ts).

/** Plain JSON: what states, configs, actions and events are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** 0-based, around the table. */
export type Seat = number;

/** Who looks at a state. 'watcher' sees public things only; 'all' sees everything but rng: replays and tests only. */
export type Viewer = Seat | 'watcher' | 'all';

/** Draws a whole number from 0 to bound - 1, unbiased. bound is a positive integer. */
export type Draw = (bound: number) => number;

/**
 * One open question to one seat; a race is over exactly when none is open.
 * sealed: the answer stays secret until every sealed decision of the set is committed; committed: an answer was given.
 * A committed ask stays open and may be answered again until its set resolves.
 */
export interface Decision {
  id: number;
  seat: Seat;
  kind: string;
  sealed: boolean;
  committed: boolean;
}

/** Head of every state; the rest is the game's own plain JSON. rng holds four uint32 words; integers only elsewhere. */
export interface RaceState {
  rng: [number, number, number, number];
  /** Actions applied so far. */
  step: number;
  /** Id of the next decision; ids start at 1 and never repeat within a race. */
  nextAsk: number;
  asks: Decision[];
  /** Only in races in which every seat has its own luck (core/rng.ts); rng is then their key and stays as it is. */
  luck?: Luck | undefined;
}

/** One stream of random numbers per seat, and a last one for the table. rounds: the round in which each was started. */
export interface Luck {
  streams: [number, number, number, number][];
  rounds: number[];
}

/** The ten car colours, in palette order (tokens --seat-1 to --seat-10). A game offers some or all of them. */
export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'green',
  'black',
  'ivory',
  'orange',
  'pink',
  'purple',
  'teal',
] as const;
export type Colour = (typeof COLOURS)[number];

declare const imagined: unique symbol;
/** A state in which everything its seat cannot know was redrawn. Only AiHooks.imagine makes one; bots accept no other. */
export type Imagined<S> = S & { readonly [imagined]: true };

/** The only two ways rules reach outside the state. Live, silent and scripted versions exist. */
export interface Io<E> {
  /** No one hears events, so one that is costly to build may be left out. States never depend on it. */
  readonly isDeaf?: true;
  emit(event: E): void;
  /** For what concerns the whole table, such as shuffling a common deck. */
  draw: Draw;
  /** For a seat's own dice and cards. It differs from draw only where every seat has its own luck. */
  drawFor(seat: Seat): Draw;
}

/** Why an action is refused. code: kebab-case; rule: id in the game's RULES.md, such as 'R16'. */
export interface RuleViolation {
  code: string;
  rule: string;
  detail?: Json;
}

/**
 * One seat's place. place: 1-based, shared only if sort keys are equal; sortKey: integers, compared left to right, higher is
 * better.
 */
export interface Standing {
  seat: Seat;
  place: number;
  status: 'racing' | 'finished' | 'out';
  sortKey: number[];
}
