// Phase 8: drivers secretly and simultaneously discard cards and put Refresh cards on top of the draw pile (R63, R64).
// Not here: drawing new ones (replenish.ts).

import type { Io, RuleViolation } from '@core/contract';
import { openDecision } from '@core/engine';
import { countOf, removeOne } from '@kit/deck';
import { carOf, isActing } from '../cars';
import { cardOf, HEAT, STRESS } from '../data/cards';
import type { Car, Card, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';

/** Whether a card may be discarded in phase 8 (R63). */
export function isDiscardable(card: Card): boolean {
  return card !== HEAT && card !== STRESS;
}

/**
 * Null if the action answers a discard decision. Violations: 'not-discardable' (R63), 'card-not-in-hand',
 * 'no-refresh' (R64).
 */
export function checkDiscard(car: Readonly<Car>, action: HeatAction): RuleViolation | null {
  if (action.type !== 'discard') return refuse('wrong-phase', { asked: 'discard' });
  const { cards, refresh } = action;
  for (const card of cards) {
    if (!isDiscardable(card)) return refuse('not-discardable', { card, kind: cardOf(card).kind });
    if (countOf(cards, card) > countOf(car.hand, card)) return refuse('card-not-in-hand', { card });
  }
  for (const card of refresh) {
    if (!cardOf(card).symbols.refresh || countOf(refresh, card) > countOf(car.played, card)) {
      return refuse('no-refresh', { card });
    }
  }
  return null;
}

/**
 * Opens the phase, without choices in a final round (R68). Changes s. A driver with nothing to decide is still asked, so that
 * others can't tell that the hand is all Heat and Stress.
 */
export function beginDiscard(s: HeatState, io: Io<HeatEvent>): void {
  const seats: number[] = [];
  if (s.status === 'racing') {
    for (let seat = 0; seat < s.cars.length; seat++) {
      if (!isActing(carOf(s, seat))) continue;
      seats.push(seat);
      openDecision(s, seat, 'discard', true);
    }
  }
  io.emit({ round: s.round, phase: 8, type: 'phaseStarted', kind: 'simultaneous', seats });
}

/** Moves the chosen cards to the discard piles, in turn order. Changes s. */
export function discardCards(s: HeatState, io: Io<HeatEvent>): void {
  for (const seat of s.order) {
    const car = carOf(s, seat);
    const cards = car.chosenDiscard;
    if (cards.length === 0) continue;
    car.chosenDiscard = [];
    for (const card of cards) {
      removeOne(car.hand, card);
      car.discard.push(card);
    }
    io.emit({ round: s.round, phase: 8, type: 'discarded', seat, cards });
  }
}
