// Which answers a verdict shows beside each other: the person's and the best, or the best and one that was worse.

import type { PuzzleAnswer, PuzzleVerdict } from '@api/puzzles/commands';

/** One answer of a verdict. isBest: it is as good as any. */
export interface Line {
  as: 'yours' | 'best' | 'tempting' | 'played';
  answer: PuzzleAnswer;
  isBest: boolean;
}

/** Two answers at most, the person's own first. */
export function linesOf({ verdict, given, best, tempting, played }: PuzzleVerdict): readonly Line[] {
  const bestLine: Line = { as: 'best', answer: best, isBest: true };
  if (given !== null && verdict !== 'right') return [{ as: 'yours', answer: given, isBest: false }, bestLine];
  const first: Line = given === null ? bestLine : { as: 'yours', answer: given, isBest: true };
  const isPlayedWorse = played !== null && best.chance - played.chance > 0 && !isSame(played, first.answer);
  if (isPlayedWorse) return [first, { as: 'played', answer: played, isBest: false }];
  return tempting === null ? [first] : [first, { as: 'tempting', answer: tempting, isBest: false }];
}

/** Whether two answers are the same one. */
export function isSame(one: PuzzleAnswer, two: PuzzleAnswer): boolean {
  return JSON.stringify(one.action) === JSON.stringify(two.action);
}
