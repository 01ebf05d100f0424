import type { AiHooks, Ask, Draw, Imagined, Level } from '@core/contract';
import { fallback } from '../fallback';
import type { HavocAction, HavocState, HavocTypes } from '../types';
import { imagine } from './imagine';
import { worth } from './worth';

export const havocAi: AiHooks<HavocTypes> = { imagine, worth, choose, horizon: 12 };

function choose(_level: Level, s: Imagined<HavocState>, ask: Ask, _draw: Draw): HavocAction {
  return fallback(s, ask);
}
