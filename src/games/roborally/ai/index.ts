// The AI drivers of RoboRally: what each level answers to each kind of ask.
// Not for: how they judge (greedy.ts, expert.ts).

import type { AiHooks, Ask, Draw, Imagined, Level, Limits } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { fallback } from '../actions';
import { robotOf } from '../robots';
import type { AskKind, RoborallyAction, RoborallyState, RoborallyTypes } from '../types';
import { rivalCells } from './danger';
import { EXPERT, expertProgram, MASTERMIND } from './expert';
import { floorOf } from './floor';
import { bent, NOVICE, plainProgram, REGULAR } from './greedy';
import { hintHooks } from './hints';
import { imagine } from './imagine';
import { bestReturn } from './returning';
import { strengths } from './strengths';

/** The AI drivers: easy is the Novice, medium the Regular, hard the Expert and best the Mastermind. */
export const roborallyAi: AiHooks<RoborallyTypes> = {
  imagine,
  strengths,
  choose,
  bestIs: 'own',
  hints: hintHooks,
  traits: ['risk', 'duels', 'saving'],
};

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(
  level: Level,
  s: Imagined<RoborallyState>,
  ask: Ask,
  draw: Draw,
  style: Style = EVEN,
  limits: Limits = {},
): RoborallyAction {
  if (ask.committed) return fallback(s, ask);
  switch (ask.kind as AskKind) {
    case 'program':
      return chooseProgram(level, s, ask, draw, style, limits);
    case 'power':
      return { type: 'power', stay: robotOf(s, ask.seat).damage >= STAY_AT[level] };
    case 'respawn':
      return level === 'easy' ? fallback(s, ask) : bestReturn(s, ask.seat);
  }
}

/** Damage taken while down at which a driver stays down. */
const STAY_AT: Readonly<Record<Level, number>> = { easy: 9, medium: 7, hard: 6, best: 6 };

function chooseProgram(
  level: Level,
  s: Imagined<RoborallyState>,
  ask: Ask,
  draw: Draw,
  style: Style,
  limits: Limits,
): RoborallyAction {
  const robot = robotOf(s, ask.seat);
  // Placed cards of an absent player that may not be moved: time fills up the rest.
  if (s.options.noTakebacks && robot.draft.some((card) => card !== 0)) return { type: 'timeout' };
  if (level === 'best') return expertProgram(MASTERMIND, s, ask.seat, draw, style, limits);
  if (level === 'hard') return expertProgram(EXPERT, s, ask.seat, draw, style, limits);
  const driver = bent(level === 'medium' ? REGULAR : NOVICE, style);
  return plainProgram(floorOf(s.circuit), robot, rivalCells(s, ask.seat), driver, draw);
}
