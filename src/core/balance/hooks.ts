// What a game contributes to a balance report: its corners, and what happened where in a race.
// Not here: adding races up and judging them (src/balance).

import type { GameTypes } from '../contract/game-types';
import type { Seat } from '../contract/state';

/**
 * What cars did at one place. pass: they drove through it; trouble: a spin-out, a wreck; cost: points of heat, wear or damage.
 * place: the id of a corner, or of a square in games without corners. amount: whole, at least 1.
 */
export interface PlaceMark {
  readonly kind: 'pass' | 'trouble' | 'cost';
  readonly place: string;
  readonly amount: number;
}

/**
 * What an event says about a car's way over the board. on: it is now on this part; leg: it has completed this leg, 1-based, and begins
 * the next one where it is; off: it was taken off the board, so its way counts again from the next leg on.
 */
export type WayMark =
  | { readonly kind: 'on'; readonly seat: Seat; readonly part: string }
  | { readonly kind: 'leg'; readonly seat: Seat; readonly leg: number }
  | { readonly kind: 'off'; readonly seat: Seat };

/**
 * A corner of a circuit. id: as in PlaceMark. limit: its speed limit with the nearest values that the rules allow, null at the
 * end of the range; left out in games whose corners have none.
 */
export interface CornerLimit {
  readonly id: string;
  readonly limit?: { readonly now: number; readonly lower: number | null; readonly higher: number | null };
}

/** The unit of gapOf. parts: how many of its whole numbers make one unit, such as 2 for half spaces. */
export interface GapUnit {
  readonly id: 'spaces' | 'rows' | 'rounds' | 'checkpoints';
  readonly parts: number;
}

/**
 * What reports found on the circuits in the box, measured by scripts/yardstick.mjs with this many cars. minutes: of a race; skill: share
 * of races that the best level wins against the one below; cost: points of a car in a lap.
 */
export interface Yardstick {
  readonly cars: number;
  readonly circuits: readonly {
    readonly circuit: string;
    readonly minutes: number;
    readonly skill: number;
    readonly cost: number;
  }[];
}

/** What a balance report needs from a game besides its rules. */
export interface BalanceHooks<T extends GameTypes> {
  readonly gap: GapUnit;
  /** Seconds of a round for people at one table, roughly: for the table, and for each person at it. */
  readonly seconds: { readonly table: number; readonly person: number };
  /**
   * What this game's own circuits stay below, so more is harsh or long. troubles: share of passes of a corner; minutes: of a race,
   * for each person at the table.
   */
  readonly usual: { readonly troubles: number; readonly minutes: number };
  /** Left out: nobody has measured the circuits in the box. */
  readonly yardstick?: Yardstick;
  /** The corners of a circuit of this game, in driving order; empty for a game without corners. */
  corners(circuit: string): readonly CornerLimit[];
  /** What an event means for a place; empty if nothing. s: as it is when the event is emitted. Does not change s. */
  placesOf(event: T['Event'], s: Readonly<T['State']>): readonly PlaceMark[];
  /** What an event means for the ways of cars. s: as for placesOf. Left out: the road leaves no choice of way. */
  waysOf?(event: T['Event'], s: Readonly<T['State']>): readonly WayMark[];
  /** The leader's current lap, 1-based; 1 before the start line and in games without laps. */
  lapOf(s: Readonly<T['State']>): number;
  /** How far a seat is behind the winner of a finished race, in whole parts of the unit; null for a car that is out. */
  gapOf(s: Readonly<T['State']>, winner: Seat, seat: Seat): number | null;
  /** The corner that a seat is in or comes to next; null: none. Left out: nobody knows where cars overtake. */
  comesTo?(s: Readonly<T['State']>, seat: Seat): string | null;
  /**
   * For a game in which the race itself decides who starts where: the seat and its place, 1-based, if the event is about that.
   * Left out: seat n starts on place n (seatGrid), or nobody knows.
   */
  startOf?(event: T['Event']): { readonly seat: Seat; readonly place: number } | null;
}
