// What Formula D's puzzles are about: what the best gear or space does better.
// Not here: finding the best answer (src/ai/puzzles).

import type { Decision, Imagined, PuzzleAnswer, PuzzleThemes } from '@core/contract';
import { moreThan } from '@core/hints';
import type { DecisionKind, FormulaState, FormulaTypes } from '../types';

/** danger: stay in the race; stop: make a stop in a corner; wear: spare points; gear, line: which; slipstream: that decision. */
export const themes: PuzzleThemes<FormulaTypes> = {
  ids: ['danger', 'stop', 'wear', 'gear', 'line', 'slipstream'],
  themeOf,
};

/** Chance of elimination, or of a stop, by which two answers must differ. */
const LIKELIER = 0.15;
/** Wear points by which they must differ. */
const CLEAR = 0.7;

function themeOf(_s: Imagined<FormulaState>, decision: Decision, best: Answer, other: Answer): string {
  const more = moreThan(best, other);
  const kind = decision.kind as DecisionKind;
  if (kind === 'slipstream') return 'slipstream';
  if (more('out') < -LIKELIER) return 'danger';
  if (more('stops') > LIKELIER) return 'stop';
  if (more('wear') > CLEAR) return 'wear';
  return kind === 'gear' ? 'gear' : 'line';
}

type Answer = PuzzleAnswer<FormulaTypes>;
