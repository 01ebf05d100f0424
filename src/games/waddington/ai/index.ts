// The AI drivers of Waddington's Formula 1. Not for: the rules.

import type { AiHooks, Ask, Draw, Imagined, Level } from '@core/contract';
import { fallback } from '../fallback';
import type { WaddingtonAction, WaddingtonState, WaddingtonTypes } from '../types';
import { imagine } from './imagine';
import { steady } from './steady';
import { worth } from './worth';

/** Imagines, weighs and drives. */
export const waddingtonAi: AiHooks<WaddingtonTypes> = { imagine, worth, choose, horizon: 12 };

/** The driver of this level answers the ask. Never changes s. */
function choose(level: Level, s: Imagined<WaddingtonState>, ask: Ask, draw: Draw): WaddingtonAction {
  return ask.kind === 'drive' || ask.kind === 'card' ? steady(s, ask, level, draw) : fallback(s, ask);
}
