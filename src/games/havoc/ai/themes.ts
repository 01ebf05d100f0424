// What Havoc Speedway's puzzles are about: the Storm, or which part of a race turn the best answer does better.
// Not here: finding the best answer (src/ai/puzzles).

import type { Decision, Imagined, PuzzleAnswer, PuzzleThemes } from '@core/contract';
import { moreThan } from '@core/hints';
import type { DecisionKind, HavocState, HavocTypes } from '../types';

/** storm: which card, draw or suit; die: which die; tow: a die that avoids a tow, or dares one; lane, coin: where to. */
export const themes: PuzzleThemes<HavocTypes> = { ids: ['storm', 'die', 'tow', 'lane', 'coin'], themeOf };

/** Chance of a tow by which two answers must differ for the risk to be the point. */
const RISKIER = 0.1;

function themeOf(_s: Imagined<HavocState>, decision: Decision, best: Answer, other: Answer): string {
  switch (decision.kind as DecisionKind) {
    case 'pick':
    case 'storm':
    case 'suit':
      return 'storm';
    case 'lane':
      return 'lane';
    case 'coin':
      return 'coin';
    case 'die':
      return Math.abs(moreThan(best, other)('towed')) >= RISKIER ? 'tow' : 'die';
  }
}

type Answer = PuzzleAnswer<HavocTypes>;
