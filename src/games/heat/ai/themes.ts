// What Heat's puzzles are about: the decision, and for gears and cards what the best answer does better.
// Not here: finding the best answer (src/ai/puzzles).

import type { Decision, Imagined, PuzzleAnswer, PuzzleThemes } from '@core/contract';
import { moreThan } from '@core/hints';
import type { DecisionKind, HeatState, HeatTypes } from '../types';

/** brake: go slower through a corner; attack: pay Heat to go faster; speed: how fast on an open road; the others name decisions. */
export const themes: PuzzleThemes<HeatTypes> = {
  ids: ['brake', 'attack', 'speed', 'slipstream', 'reaction', 'hand', 'garage'],
  noAnswers: ['anyCards', 'retire'],
  themeOf,
};

/** Spin-out chance by which two answers must differ for the risk to be the point. */
const RISKIER = 0.15;
/** Heat or spaces by which they must differ. */
const CLEAR = 0.7;

function themeOf(_s: Imagined<HeatState>, decision: Decision, best: Answer, other: Answer): string {
  switch (decision.kind as DecisionKind) {
    case 'slipstream':
      return 'slipstream';
    case 'react':
      return 'reaction';
    case 'discard':
      return 'hand';
    case 'draft':
      return 'garage';
    case 'gear':
    case 'cards':
    case 'value':
      return paceTheme(best, other);
  }
}

type Answer = PuzzleAnswer<HeatTypes>;

function paceTheme(best: Answer, other: Answer): string {
  const more = moreThan(best, other);
  if (more('spun') < -RISKIER) return 'brake';
  if (more('engine') < -CLEAR || more('paid') > CLEAR) return 'attack';
  return more('engine') > CLEAR ? 'brake' : 'speed';
}
