// The AI drivers of RoboRally: what each level answers to each kind of ask.

import type { AiHooks, Ask, Draw, Imagined, Level } from '@core/contract';
import { fallback } from '../actions';
import type { RoborallyAction, RoborallyState, RoborallyTypes } from '../types';
import { imagine } from './imagine';
import { worth } from './worth';

/** The three AI drivers: easy is the Novice, medium the Regular, hard the Expert. */
export const roborallyAi: AiHooks<RoborallyTypes> = { imagine, worth, choose, horizon: 8 };

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(_level: Level, s: Imagined<RoborallyState>, ask: Ask, _draw: Draw): RoborallyAction {
  return fallback(s, ask);
}
