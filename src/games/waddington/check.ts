// Checks whether a seat may give this answer, then plays it. Not here: the rules themselves; they are in phases/.

import type { Decision, Io, RuleViolation } from '@core/contract';
import { closeDecision } from '@core/engine';
import { checkCar, chooseCar } from './phases/choosing';
import { answerTyres, endFaultyTyres, judgeCorners } from './phases/corners';
import { checkDrive, drive } from './phases/drive';
import { checkRun, run } from './phases/run';
import { closeTurn } from './phases/turn';
import { checkPlay, openWindow, passWindow, playCard } from './phases/window';
import type { WaddingtonAction, WaddingtonEvent, WaddingtonState } from './types';
import { refuse } from './violations';

/** Returns null if the action may answer the decision. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(
  s: Readonly<WaddingtonState>,
  decision: Decision,
  action: WaddingtonAction,
): RuleViolation | null {
  const wrong = () => refuse('wrong-ask', { asked: decision.kind });
  switch (action.type) {
    case 'car':
      return decision.kind === 'car' ? checkCar(s, action.place) : wrong();
    case 'drive':
      return decision.kind === 'drive' ? checkDrive(s, decision.seat, action) : wrong();
    case 'run':
      return decision.kind === 'drive' ? checkRun(s, decision.seat, action) : wrong();
    case 'card':
      return decision.kind === 'card' ? checkPlay(s, decision.seat, action) : wrong();
    case 'pass':
      return decision.kind === 'card' ? null : wrong();
    case 'tyres':
      return decision.kind === 'tyres' ? null : wrong();
  }
}

/** Applies an answer that check has allowed, and continues to the next decision. Changes s. */
export function apply(s: WaddingtonState, decision: Decision, action: WaddingtonAction, io: Io<WaddingtonEvent>): void {
  const { seat } = decision;
  closeDecision(s, decision.id);
  switch (action.type) {
    case 'car':
      chooseCar(s, seat, action, io);
      return;
    case 'drive':
      drive(s, seat, action, io);
      endFaultyTyres(s, seat, io);
      if (openWindow(s, seat, false, action.quiet, io)) return;
      break;
    case 'run':
      run(s, seat, action, io);
      endFaultyTyres(s, seat, io);
      if (!s.turn.spun) openWindow(s, seat, true, false, io);
      break;
    case 'card':
      playCard(s, seat, action, io);
      break;
    case 'pass':
      passWindow(s, seat, io);
      break;
    case 'tyres':
      answerTyres(s, seat, action.use, io);
      break;
  }
  if (judgeCorners(s, seat, io)) closeTurn(s, seat, io);
}
