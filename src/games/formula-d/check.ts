// Where answers come in: checks whether a seat may give this answer, then plays it.
// Not for: the rules themselves; they are in phases/.

import type { Ask, Io, RuleViolation } from '@core/contract';
import { closeAsk } from '@core/engine';
import { carOf } from './cars';
import { afterMove, checkSlipstream, declineSlipstream, takeSlipstream } from './phases/close';
import { checkMove, driveTo } from './phases/drive';
import { checkGear, rollGearDie, setGear } from './phases/gears';
import { goOn, runOn } from './phases/turn';
import type { FormulaAction, FormulaEvent, FormulaState } from './types';
import { refuse } from './violations';

/** Null if the action may answer the ask. Reads only. Violations: all of VIOLATIONS except a config's. */
export function check(s: Readonly<FormulaState>, ask: Ask, action: FormulaAction): RuleViolation | null {
  switch (action.type) {
    case 'gear':
      return ask.kind === 'gear' ? checkGear(carOf(s, ask.seat), action.gear) : wrongAsk(ask);
    case 'move':
      return ask.kind === 'move' ? checkMove(s, ask.seat, action.to) : wrongAsk(ask);
    case 'slipstream':
      return ask.kind === 'slipstream' ? checkSlipstream(s, ask.seat, action.to) : wrongAsk(ask);
    case 'decline':
      return ask.kind === 'slipstream' ? null : wrongAsk(ask);
  }
}

/** detail: what is asked instead. */
function wrongAsk({ kind }: Ask): RuleViolation {
  return refuse('wrong-ask', { asked: kind });
}

/** Changes s by an answer that check has let pass, and runs on to the next ask. */
export function apply(s: FormulaState, ask: Ask, action: FormulaAction, io: Io<FormulaEvent>): void {
  const { seat } = ask;
  closeAsk(s, ask.id);
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
