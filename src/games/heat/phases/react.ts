// Phase 5: in turn order each driver uses symbols in any order and then is done (R37-R49); phase 4 before it (R35).
// Not here: the symbols (symbols/), or how a seat sees its options (choices.ts).

import type { Decision, Io, RuleViolation } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { carOf, isActing } from '../cars';
import { ADRENALINE_COOLDOWN } from '../data/costs';
import { ALL_REACTIONS, reactionOf } from '../symbols';
import type { Car, Conditions, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';

/** Phase 4: the last cars in turn order get cooldown +1 and an optional +1 speed (R35). Changes s. */
export function grantAdrenaline(s: HeatState, io: Io<HeatEvent>): void {
  io.emit({ round: s.round, phase: 4, type: 'phaseStarted', kind: 'automatic', seats: [] });
  for (const seat of s.adrenaline) {
    const car = carOf(s, seat);
    if (!isActing(car)) continue;
    car.left.cool += ADRENALINE_COOLDOWN;
    car.left.adrenaline = 1;
    io.emit({ round: s.round, phase: 4, type: 'adrenalineGranted', seat });
  }
}

/** Opens phase 5. Changes s. */
export function beginReact(s: HeatState, io: Io<HeatEvent>): void {
  const seats = s.order.filter((seat) => isActing(carOf(s, seat)));
  io.emit({ round: s.round, phase: 5, type: 'phaseStarted', kind: 'sequential', seats });
}

/** Asks the driver at the cursor, or skips one with neither a mandatory symbol nor a possible option (R49). Changes s. */
export function reactNext(s: HeatState, io: Io<HeatEvent>): void {
  const seat = s.order[s.cursor] ?? 0;
  const car = carOf(s, seat);
  if (!isActing(car) || !hasReaction(s, car)) {
    s.cursor++;
    return;
  }
  openDecision(s, seat, 'react', false);
  io.emit({ round: s.round, phase: 5, type: 'activeSeat', seat });
}

/** Null if the action answers a react decision. Violations: SYMBOL_VIOLATIONS. */
export function checkReact(c: Conditions, car: Readonly<Car>, action: HeatAction): RuleViolation | null {
  if (action.type === 'done') return null;
  const reaction = reactionOf(action);
  return reaction === undefined ? refuse('wrong-phase', { asked: 'react' }) : reaction.check(c, car, action);
}

/** Uses one symbol, or finishes. Opens a new decision while the driver has something left. Changes s. */
export function answerReact(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  closeDecision(s, decision.id);
  const { seat } = decision;
  const car = carOf(s, seat);
  if (action.type === 'retire') {
    car.retiring = true;
    s.cursor++;
    return;
  }
  if (action.type !== 'done') {
    const reaction = reactionOf(action);
    if (reaction === undefined) throw new Error(`${action.type} is no reaction`);
    reaction.use(s, seat, action, io);
    if (hasReaction(s, car)) {
      openDecision(s, seat, 'react', false);
      return;
    }
  } else {
    for (const reaction of ALL_REACTIONS) reaction.finish?.(s, seat, io);
  }
  io.emit({ round: s.round, phase: 5, type: 'reactEnded', seat });
  s.cursor++;
}

/** Whether the driver must or may still use something (R49). */
function hasReaction(c: Conditions, car: Readonly<Car>): boolean {
  for (const reaction of ALL_REACTIONS) if (reaction.isOpen(c, car)) return true;
  return false;
}
