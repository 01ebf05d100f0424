// Phase 2: every driver secretly places as many cards as the gear; a hand that can't is cluttered (R18-R21).
// Not here: what the cards do (reveal.ts).

import type { Draw, Io, RuleViolation } from '@core/contract';
import { openDecision } from '@core/engine';
import { countOf, removeOne } from '@kit/deck';
import { carOf, isDriving, playableCount } from '../cars';
import { HEAT } from '../data/cards';
import type { Car, Card, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import { clutters } from './gears';

/**
 * Null if the action answers a cards decision. Violations: 'hand-cluttered', 'card-count', 'heat-not-playable',
 * 'card-not-in-hand'.
 */
export function checkCards(car: Readonly<Car>, action: HeatAction): RuleViolation | null {
  if (action.type === 'anyCards') return null;
  if (action.type !== 'cards') return refuse('wrong-phase', { asked: 'cards' });
  if (clutters(car, car.gear)) return refuse('hand-cluttered', { gear: car.gear, playable: playableCount(car) });
  const { cards } = action;
  if (cards.length !== car.gear) return refuse('card-count', { gear: car.gear, count: cards.length });
  for (const card of cards) {
    if (card === HEAT) return refuse('heat-not-playable');
    if (countOf(cards, card) > countOf(car.hand, card)) return refuse('card-not-in-hand', { card });
  }
  return null;
}

/**
 * Opens the phase, one decision per driver. Changes s. A cluttered hand leaves one answer, 'anyCards' (R19). Its driver is still
 * asked, because the list of drivers asked, and the ids of later decisions, would reveal the hand to others.
 */
export function beginCards(s: HeatState, io: Io<HeatEvent>): void {
  const seats: number[] = [];
  for (let seat = 0; seat < s.cars.length; seat++) {
    if (!isDriving(carOf(s, seat))) continue;
    seats.push(seat);
    openDecision(s, seat, 'cards', true);
  }
  io.emit({ round: s.round, phase: 2, type: 'phaseStarted', kind: 'simultaneous', seats });
}

/** Takes the chosen cards out of the hands; defaults are drawn now, in turn order (S3). Changes s. */
export function placeCards(s: HeatState, io: Io<HeatEvent>): void {
  for (const seat of s.order) {
    const car = carOf(s, seat);
    if (!isDriving(car) || car.retiring) continue;
    if (clutters(car, car.gear)) car.placed = clutteredCards(car);
    else if (car.anyCards) car.placed = randomCards(car, io.drawFor(seat));
    car.anyCards = false;
    for (const card of car.placed) removeOne(car.hand, card);
    io.emit({ round: s.round, phase: 2, type: 'cardsCommitted', seat, count: car.placed.length });
  }
}

/** Whether the placed cards show a cluttered hand: Heat among them, or too few (R19). */
export function isClutteredPlay(car: Readonly<Car>): boolean {
  return car.placed.length < car.gear || car.placed.includes(HEAT);
}

function clutteredCards(car: Readonly<Car>): Card[] {
  const placed = car.hand.filter((card) => card !== HEAT);
  const heat = Math.min(car.gear - placed.length, car.hand.length - placed.length);
  for (let n = 0; n < heat; n++) placed.push(HEAT);
  return placed;
}

/** Random playable cards of the hand, as many as the gear, each set equally likely. The hand must be able to feed the gear. */
export function randomCards(car: Readonly<Car>, draw: Draw): Card[] {
  const playable: Card[] = [];
  for (const card of car.hand) if (card !== HEAT) playable.push(card);
  for (let i = 0; i < car.gear; i++) {
    const j = i + draw(playable.length - i);
    const held = playable[i] as Card;
    playable[i] = playable[j] as Card;
    playable[j] = held;
  }
  playable.length = car.gear;
  return playable;
}
