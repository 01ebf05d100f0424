// Sealed answers of the simultaneous phases: stored, locked, taken back; nothing is drawn or shown until all are in.
// Not here: what an answer means (gears.ts, cards.ts, discard.ts).

import type { Decision, Io, RuleViolation } from '@core/contract';
import { findDecision } from '@core/engine';
import { carOf } from '../cars';
import type { HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';

/** Null if there is a lock to take back. Violation: 'not-locked'. */
export function checkUnlock(decision: Decision): RuleViolation | null {
  return decision.committed ? null : refuse('not-locked');
}

/**
 * Stores or takes back a sealed answer. Changes s. When the last one is in, the decisions are closed, and the phase resolves
 * in its own order, so that the order of arrival leaves no trace.
 */
export function answerSealed(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  const open = findDecision(s, decision.id) ?? decision;
  store(s, open, action);
  if (action.type === 'unlock') {
    open.committed = false;
    io.emit({ round: s.round, phase: s.phase, type: 'seatUnlocked', seat: open.seat });
    return;
  }
  if (!open.committed) {
    open.committed = true;
    io.emit({ round: s.round, phase: s.phase, type: 'seatLocked', seat: open.seat });
  }
  for (const other of s.asks) if (!other.committed) return;
  s.asks.length = 0;
}

function store(s: HeatState, decision: Decision, action: HeatAction): void {
  const car = carOf(s, decision.seat);
  car.chosenGear = action.type === 'gear' ? action.gear : 0;
  car.placed = action.type === 'cards' ? action.cards.slice() : [];
  car.anyCards = action.type === 'anyCards';
  car.chosenDiscard = action.type === 'discard' ? action.cards.slice() : [];
  car.chosenRefresh = action.type === 'discard' ? action.refresh.slice() : [];
  car.retiring = action.type === 'retire';
}
