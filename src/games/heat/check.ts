// The entry point for answers: checks whether a seat may give an answer, then applies it.
// Not here: the rules themselves (phases/).

import type { Decision, Io, RuleViolation } from '@core/contract';
import { carOf } from './cars';
import { checkCards } from './phases/cards';
import { checkDiscard } from './phases/discard';
import { answerDraft, checkDraft } from './phases/draft';
import { checkGear } from './phases/gears';
import { answerReact, checkReact } from './phases/react';
import { answerValue, checkValue } from './phases/reveal';
import { runOn } from './phases/round';
import { answerSealed, checkUnlock } from './phases/sealed';
import { answerSlipstream, checkSlipstream } from './phases/slipstream';
import type { HeatAction, HeatEvent, HeatState } from './types';
import { refuse } from './violations';

/** Null if the action may answer the decision (R12). Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<HeatState>, decision: Decision, action: HeatAction): RuleViolation | null {
  if (action.type === 'retire') return null;
  if (action.type === 'unlock' && decision.sealed) return checkUnlock(decision);
  switch (decision.kind) {
    case 'draft':
      return checkDraft(s, action);
    case 'gear':
      return checkGear(carOf(s, decision.seat), action);
    case 'cards':
      return checkCards(carOf(s, decision.seat), action);
    case 'value':
      return checkValue(s, action);
    case 'react':
      return checkReact(s, carOf(s, decision.seat), action);
    case 'slipstream':
      return checkSlipstream(s, decision.seat, action);
    case 'discard':
      return checkDiscard(carOf(s, decision.seat), action);
    default:
      return refuse('wrong-phase', { asked: 'other' });
  }
}

/** Applies an answer that check has accepted, and runs on to the next decision. Changes s. */
export function apply(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  if (decision.sealed) answerSealed(s, decision, action, io);
  else if (decision.kind === 'draft') answerDraft(s, decision, action, io);
  else if (decision.kind === 'value') answerValue(s, decision, action, io);
  else if (decision.kind === 'react') answerReact(s, decision, action, io);
  else answerSlipstream(s, decision, action, io);
  runOn(s, io);
}
