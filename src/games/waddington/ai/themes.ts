// What the puzzles of Waddington's Formula 1 are about: what the best move does better, or the card window.
// Not here: finding the best answer (src/ai/puzzles).

import type { Decision, Imagined, PuzzleAnswer, PuzzleThemes } from '@core/contract';
import { moreThan } from '@core/hints';
import type { DecisionKind, WaddingtonState, WaddingtonTypes } from '../types';

/** spin: avoid a spin-off; wear: spare tyres and brakes; attack: use them up; line: the lane; card, grid, tyres: those decisions. */
export const themes: PuzzleThemes<WaddingtonTypes> = {
  ids: ['spin', 'wear', 'attack', 'line', 'card', 'grid', 'tyres'],
  themeOf,
};

/** Spin-off chance by which two answers must differ for the risk to be the point. */
const RISKIER = 0.1;
/** Marks of wear by which they must differ. */
const CLEAR = 0.7;

function themeOf(_s: Imagined<WaddingtonState>, decision: Decision, best: Answer, other: Answer): string {
  switch (decision.kind as DecisionKind) {
    case 'car':
      return 'grid';
    case 'card':
      return 'card';
    case 'tyres':
      return 'tyres';
    case 'drive':
      return driveTheme(best, other);
  }
}

type Answer = PuzzleAnswer<WaddingtonTypes>;

function driveTheme(best: Answer, other: Answer): string {
  const more = moreThan(best, other);
  if (more('spun') < -RISKIER) return 'spin';
  // Wear that is left.
  const left = more('tyres') + more('brakes');
  if (left > CLEAR) return 'wear';
  return left < -CLEAR ? 'attack' : 'line';
}
