// How difficult a puzzle is, from how often AI drivers of each level find it. Not here: asking them (ai/puzzles).

import { NEWCOMER, strengthOf } from '@ratings/scale';

/** How often drivers of a level found a right answer. strength: the rating at which they solve puzzles. */
export interface PanelLevel {
  readonly strength: number;
  readonly found: number;
  readonly tries: number;
}

/** Where the levels stand as solvers of puzzles, on the scale of src/ratings; the newcomer is between the first two. */
export const SOLVER_RATINGS: Readonly<Record<string, number>> = { easy: 1300, medium: 1500, hard: 1750, best: 2000 };

/** Difficulties lie within this. */
const RANGE = { least: 900, most: 2400 } as const;
/** The weight of the belief that a puzzle is of middle difficulty, in tries. */
const BELIEF = 2;

/** The difficulty under which what the drivers found is likeliest. */
export function difficultyOf(panel: readonly PanelLevel[]): number {
  const tries = [...panel, { strength: NEWCOMER.rating, found: BELIEF / 2, tries: BELIEF }];
  const found = tries.reduce((sum, one) => sum + one.found, 0);
  const expected = (difficulty: number): number =>
    tries.reduce((sum, one) => sum + one.tries * chanceToSolve(one.strength, difficulty), 0);
  let [low, high]: [number, number] = [RANGE.least, RANGE.most];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > found) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

function chanceToSolve(solver: number, difficulty: number): number {
  const lead = strengthOf({ rating: solver, deviation: 0 }) - strengthOf({ rating: difficulty, deviation: 0 });
  return 1 / (1 + Math.exp(-lead));
}
