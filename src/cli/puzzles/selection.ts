// Which of the mined puzzles a starter pack keeps: those that the best driver nearly always solves and the easiest often does not, a few without a
// trick, spread over themes, difficulties and races.

import { PANEL_TRIES, type Panel } from '@ai/puzzles/analyse';
import type { MinedPuzzle } from '@ai/puzzles/mine';
import type { Level } from '@core/contract';

/** Of this many tries, how often drivers must find the answer (ai/puzzles/analyse.ts asks each six times). */
const BEST_AT_LEAST = 5;
const EASY_AT_MOST = 4;
/** Puzzles without a trick among all: one in this many. */
const QUIET_SHARE = 7;

/** Puzzles without a trick that a pack has, of all. */
export interface PackSoFar {
  readonly quiet: number;
  readonly all: number;
}

/** Why a puzzle is not good enough: the best driver misses it, the easiest finds it, or there are enough without a trick. */
export type Flaw = 'missed' | 'easy' | 'quiet';

/** undefined if the puzzle is good enough for a pack. */
export function flawOf({ puzzle, panel }: MinedPuzzle, pack: PackSoFar): Flaw | undefined {
  if (panel.best < BEST_AT_LEAST) return 'missed';
  if (puzzle.quiet) return wantsQuiet(pack) ? undefined : 'quiet';
  return panel.easy <= EASY_AT_MOST ? undefined : 'easy';
}

/** Whether a pack has too few puzzles without a trick. */
export function wantsQuiet({ quiet, all }: PackSoFar): boolean {
  return quiet * QUIET_SHARE < all;
}

/** Whether a theme has room: none takes more than its share and half as much again. themes: puzzles by theme so far. */
export function hasRoom(themes: ReadonlyMap<string, number>, theme: string, wanted: number, known: number): boolean {
  const share = Math.ceil((1.5 * wanted) / Math.max(1, known));
  return (themes.get(theme) ?? 0) < share;
}

/** Difficulties below these take at most this share of a pack, so that there is something for everyone. */
const BANDS = [
  { below: 1300, share: 0.3 },
  { below: 1500, share: 0.75 },
] as const;

/** Whether a pack has room for a puzzle of this difficulty. ratings: of its puzzles so far. */
export function hasRoomAt(rating: number, ratings: readonly number[], wanted: number): boolean {
  return BANDS.every(
    ({ below, share }) => rating >= below || ratings.filter((one) => one < below).length < share * wanted,
  );
}

/**
 * Shares of tries in which drivers find the answers of a whole pack, puzzles without a trick left out: narrower than what is
 * promised of a pack (host/puzzles/tests/shipped.test.ts).
 */
const BALANCE: readonly { level: Level; from: number; to: number }[] = [
  { level: 'best', from: 0.96, to: 1 },
  { level: 'hard', from: 0.72, to: 0.88 },
  { level: 'easy', from: 0, to: 0.43 },
];

/** Whether a puzzle leaves a pack within the shares, or brings it nearer to them. panels: of its puzzles so far. */
export function keepsBalance(panels: readonly Panel[], panel: Panel): boolean {
  if (panels.length === 0) return true;
  return BALANCE.every(({ level, from, to }) => {
    const off = (all: readonly Panel[]): number => {
      const share = all.reduce((sum, one) => sum + one[level], 0) / (PANEL_TRIES * all.length);
      return Math.max(0, from - share, share - to);
    };
    const after = off([...panels, panel]);
    return after === 0 || after < off(panels);
  });
}

/** Moves between two puzzles of one theme in a race: nearer ones are often the same moment of two cars. */
const APART = 25;

/** Whether a puzzle is like one of these from its race. */
export function isLikeAny({ puzzle }: MinedPuzzle, kept: readonly MinedPuzzle[]): boolean {
  const at = puzzle.position.moves.length;
  return kept.some(({ puzzle: one }) => one.theme === puzzle.theme && Math.abs(one.position.moves.length - at) < APART);
}
