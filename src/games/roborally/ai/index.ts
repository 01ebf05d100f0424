// RoboRally's AI drivers: each level's answer to each kind of decision.
// Not here: how they judge (greedy.ts, expert.ts).

import type { AiHooks, Decision, Draw, Imagined, Level, Limits } from '@core/contract';
import { EVEN, type Style } from '@core/style';
import { fallback } from '../actions';
import { robotOf } from '../robots';
import type { DecisionKind, RoborallyAction, RoborallyState, RoborallyTypes } from '../types';
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
  decision: Decision,
  draw: Draw,
  style: Style = EVEN,
  limits: Limits = {},
): RoborallyAction {
  if (decision.committed) return fallback(s, decision);
  switch (decision.kind as DecisionKind) {
    case 'program':
      return chooseProgram(level, s, decision, draw, style, limits);
    case 'power':
      return { type: 'power', stay: robotOf(s, decision.seat).damage >= STAY_AT[level] };
    case 'respawn':
      return level === 'easy' ? fallback(s, decision) : bestReturn(s, decision.seat);
  }
}

/** Damage at which a powered-down driver stays down. */
const STAY_AT: Readonly<Record<Level, number>> = { easy: 9, medium: 7, hard: 6, best: 6 };

function chooseProgram(
  level: Level,
  s: Imagined<RoborallyState>,
  decision: Decision,
  draw: Draw,
  style: Style,
  limits: Limits,
): RoborallyAction {
  const robot = robotOf(s, decision.seat);
  // An absent player's placed cards that may not be moved: the time-out fills the other registers.
  if (s.options.noTakebacks && robot.draft.some((card) => card !== 0)) return { type: 'timeout' };
  if (level === 'best') return expertProgram(MASTERMIND, s, decision.seat, draw, style, limits);
  if (level === 'hard') return expertProgram(EXPERT, s, decision.seat, draw, style, limits);
  const driver = bent(level === 'medium' ? REGULAR : NOVICE, style);
  return plainProgram(floorOf(s.circuit), robot, rivalCells(s, decision.seat), driver, draw);
}
