// The AI drivers of Waddington's Formula 1: each level's answer to each kind of decision.
// Not here: how they judge (greedy.ts, ace.ts).

import type { AiHooks, Decision, Draw, Imagined, Level } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { carOf, circuitOfRace } from '../cars';
import { fallback } from '../fallback';
import type { WaddingtonAction, WaddingtonState, WaddingtonTypes } from '../types';
import { ACE, aceAnswer, MAESTRO } from './ace';
import { CLUB, plainAnswer, ROOKIE } from './greedy';
import { hintHooks } from './hints';
import { imagine } from './imagine';
import { strengths } from './strengths';
import { isWorthCover } from './weigh';

/** The AI drivers: easy is the Rookie, medium the Club driver, hard the Ace, best the Maestro. */
export const waddingtonAi: AiHooks<WaddingtonTypes> = {
  imagine,
  strengths,
  choose,
  bestIs: 'own',
  fixedEffort: true,
  hints: hintHooks,
  traits: ['risk', 'duels', 'tactics'],
};

/** Returns the level's answer. Never changes s. The same state and draws give the same answer. */
function choose(
  level: Level,
  s: Imagined<WaddingtonState>,
  decision: Decision,
  draw: Draw,
  style: Style = EVEN,
): WaddingtonAction {
  if (decision.kind === 'tyres') return { type: 'tyres', use: wantsCover(s, decision) };
  if (decision.kind !== 'drive' && decision.kind !== 'card') return fallback(s, decision);
  if (level === 'best') return aceAnswer(MAESTRO, s, decision, draw, style);
  if (level === 'hard') return aceAnswer(ACE, s, decision, draw, style);
  return plainAnswer(s, decision, level === 'medium' ? CLUB : ROOKIE, draw, style);
}

/** Special Tyres go where a band would hurt, and anywhere in the last lap. */
function wantsCover(s: Readonly<WaddingtonState>, { seat }: Decision): boolean {
  const car = carOf(s, seat);
  const band = s.turn.bands[s.turn.judged];
  if (band === undefined || s.laps - car.lap <= 1) return true;
  return isWorthCover(band.speed - (circuitOfRace(s).limit[band.place] as number), car.tyres);
}
