// The AI drivers of Formula D: how each level answers. Not here: how they judge (rookie.ts, planner.ts, maestro.ts).

import type { AiHooks, Decision, Draw, Imagined, Level } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import type { FormulaAction, FormulaState, FormulaTypes } from '../types';
import { hintHooks } from './hints';
import { imagine } from './imagine';
import { maestroAnswer } from './maestro';
import { clubAnswer, proAnswer } from './planner';
import { rookieAnswer } from './rookie';
import { searchHooks } from './search-hooks';
import { strengths } from './strengths';

/** The AI drivers: easy is the Rookie, medium the Club driver, hard the Pro, best the Maestro. */
export const formulaAi: AiHooks<FormulaTypes> = {
  imagine,
  strengths,
  bestIs: 'own',
  fixedEffort: true,
  choose,
  search: searchHooks,
  traits: ['risk', 'duels', 'saving'],
  hints: hintHooks,
};

/** Returns the level's answer. Never changes s. The same state and draws give the same answer. */
function choose(
  level: Level,
  s: Imagined<FormulaState>,
  decision: Decision,
  draw: Draw,
  style: Style = EVEN,
): FormulaAction {
  if (level === 'easy') return rookieAnswer(s, decision, draw, style);
  // Alone there is no place to win, which is all that the Maestro weighs; the Pro also drives for time.
  if (level === 'best' && s.cars.length > 1) return maestroAnswer(s, decision, style);
  return level === 'medium' ? clubAnswer(s, decision, draw, style) : proAnswer(s, decision, draw, style);
}
