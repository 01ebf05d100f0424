// Phase 8: in secret, all at once, drivers throw cards away and keep Refresh cards for the top of the pile (R63, R64).
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

/** The played cards that may go on top of the draw pile, in the order played (R64). */
export function refreshable(car: Readonly<Car>): Card[] {
  return car.played.filter((card) => cardOf(card).symbols.refresh);
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
 * Changes s: opens the phase. Without choices in a final round (R68). Who has nothing to decide is asked all the same: that
 * a hand is all Heat and Stress is nobody else's business.
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

/** Changes s: the chosen cards go to the discard piles, in turn order. */
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
