// The AI drivers of Formula D: which level answers how.
// Not for: how they judge (rookie.ts, planner.ts).

import type { AiHooks, Ask, Draw, Imagined, Level } from '@core/contract';
import type { FormulaAction, FormulaState, FormulaTypes } from '../types';
import { imagine } from './imagine';
import { clubAnswer, proAnswer } from './planner';
import { rookieAnswer } from './rookie';
import { worth } from './worth';

/** The three AI drivers: easy is the Rookie, medium the Club driver, hard the Pro. */
export const formulaAi: AiHooks<FormulaTypes> = { imagine, worth, choose };

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(level: Level, s: Imagined<FormulaState>, ask: Ask, draw: Draw): FormulaAction {
  if (level === 'easy') return rookieAnswer(s, ask, draw);
  return level === 'medium' ? clubAnswer(s, ask) : proAnswer(s, ask);
}
