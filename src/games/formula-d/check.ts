// Checks whether a seat may give this answer, then plays it. Not here: the rules themselves; they are in phases/.

import type { Decision, Io, RuleViolation } from '@core/contract';
import { closeDecision } from '@core/engine';
import { carOf } from './cars';
import { afterMove, checkSlipstream, declineSlipstream, takeSlipstream } from './phases/close';
import { checkMove, driveTo } from './phases/drive';
import { checkGear, rollGearDie, setGear } from './phases/gears';
import { goOn, runOn } from './phases/turn';
import type { FormulaAction, FormulaEvent, FormulaState } from './types';
import { refuse } from './violations';

/** Returns null if the action may answer the decision. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<FormulaState>, decision: Decision, action: FormulaAction): RuleViolation | null {
  switch (action.type) {
    case 'gear':
      return decision.kind === 'gear' ? checkGear(carOf(s, decision.seat), action.gear) : wrongDecision(decision);
    case 'move':
      return decision.kind === 'move' ? checkMove(s, decision.seat, action.to) : wrongDecision(decision);
    case 'slipstream':
      return decision.kind === 'slipstream' ? checkSlipstream(s, decision.seat, action.to) : wrongDecision(decision);
    case 'decline':
      return decision.kind === 'slipstream' ? null : wrongDecision(decision);
  }
}

/** detail: the kind of decision that is open. */
function wrongDecision({ kind }: Decision): RuleViolation {
  return refuse('wrong-ask', { asked: kind });
}

/** Applies an answer that check has allowed, and continues to the next decision. Changes s. */
export function apply(s: FormulaState, decision: Decision, action: FormulaAction, io: Io<FormulaEvent>): void {
  const { seat } = decision;
  closeDecision(s, decision.id);
  switch (action.type) {
    case 'gear':
      setGear(s, seat, action.gear, true, io);
      rollGearDie(s, seat, io);
      goOn(s, seat, io);
      break;
    case 'move':
      driveTo(s, seat, action.to, 'driver', io);
      afterMove(s, seat, io);
      break;
    case 'slipstream':
      takeSlipstream(s, seat, action.to, io);
      break;
    case 'decline':
      declineSlipstream(s, seat, io);
      break;
  }
  runOn(s, io);
}
