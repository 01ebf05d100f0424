// Where answers come in: checks whether a seat may give this answer, then plays it.
// Not for: the rules themselves; they are in phases/.

import type { Ask, Io, RuleViolation } from '@core/contract';
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

/** Null if the action may answer the ask (R12). Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<HeatState>, ask: Ask, action: HeatAction): RuleViolation | null {
  if (action.type === 'retire') return null;
  if (action.type === 'unlock' && ask.sealed) return checkUnlock(ask);
  switch (ask.kind) {
    case 'draft':
      return checkDraft(s, action);
    case 'gear':
      return checkGear(carOf(s, ask.seat), action);
    case 'cards':
      return checkCards(carOf(s, ask.seat), action);
    case 'value':
      return checkValue(s, action);
    case 'react':
      return checkReact(s, carOf(s, ask.seat), action);
    case 'slipstream':
      return checkSlipstream(s, ask.seat, action);
    case 'discard':
      return checkDiscard(carOf(s, ask.seat), action);
    default:
      return refuse('wrong-phase', { asked: 'other' });
  }
}

/** Changes s by an answer that check has let pass, and runs on to the next ask. */
export function apply(s: HeatState, ask: Ask, action: HeatAction, io: Io<HeatEvent>): void {
  if (ask.sealed) answerSealed(s, ask, action, io);
  else if (ask.kind === 'draft') answerDraft(s, ask, action, io);
  else if (ask.kind === 'value') answerValue(s, ask, action, io);
  else if (ask.kind === 'react') answerReact(s, ask, action, io);
  else answerSlipstream(s, ask, action, io);
  runOn(s, io);
}
