// Phase 3: car by car in turn order, reveals placed cards, pays, flips, chooses values and moves (R22-R29).
// Not here: how Legends move (legends.ts).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { carOf } from '../cars';
import { cardOf, STRESS } from '../data/cards';
import { GEAR_COOLDOWN } from '../data/costs';
import { gather } from '../symbols';
import { canPay, payCard } from '../symbols/heat';
import type { Card, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import { isClutteredPlay } from './cards';
import { flip } from './flip';
import { moveLegend, turnLegendCard } from './legends';
import { moveCar } from './move';

/** Opens the phase; with Legends in the race, turns up their card (R22). Changes s. */
export function beginReveal(s: HeatState, io: Io<HeatEvent>): void {
  for (const seat of s.order) carOf(s, seat).from = carOf(s, seat).progress;
  io.emit({ round: s.round, phase: 3, type: 'phaseStarted', kind: 'sequential', seats: s.order.slice() });
  if (s.order.some((seat) => carOf(s, seat).kind === 'legend')) turnLegendCard(s, io);
}

/** Lets the car at the cursor act, and moves the cursor on unless a value has to be chosen. Changes s. */
export function revealNext(s: HeatState, io: Io<HeatEvent>): void {
  const seat = s.order[s.cursor] ?? 0;
  const car = carOf(s, seat);
  if (car.kind === 'legend') moveLegend(s, seat, io);
  else if (isClutteredPlay(car)) layDownClutter(s, seat, io);
  else if (!revealCards(s, seat, io)) return;
  s.cursor++;
}

/** The card that waits for its value (R28). Throws if none does, which is a bug. */
export function waitingCard(s: Readonly<HeatState>): Card {
  const card = s.reveal?.waiting[0];
  if (card === undefined) throw new Error('no card waits for a value');
  return card;
}

/** Null if the action answers a value decision. Violation: 'value-not-on-card' (R28). */
export function checkValue(s: Readonly<HeatState>, action: HeatAction): RuleViolation | null {
  if (action.type !== 'value') return refuse('wrong-phase', { asked: 'value' });
  const { values } = cardOf(waitingCard(s));
  return values.includes(action.value) ? null : refuse('value-not-on-card', { values, value: action.value });
}

/** Takes the driver's choice of a value, or retires the driver before the car has moved (R106). Changes s. */
export function answerValue(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  closeDecision(s, decision.id);
  const { seat } = decision;
  if (action.type !== 'value' || s.reveal === null) {
    carOf(s, seat).retiring = true;
    s.reveal = null;
    s.cursor++;
    return;
  }
  const card = waitingCard(s);
  s.reveal.waiting.shift();
  s.reveal.parts.push(action.value);
  io.emit({ round: s.round, phase: 3, type: 'valueChosen', seat, card, value: action.value });
  if (s.reveal.waiting.length > 0) {
    openDecision(s, seat, 'value', false);
    return;
  }
  const { parts } = s.reveal;
  s.reveal = null;
  driveOn(s, seat, parts, io);
  s.cursor++;
}

/** R23: no card is resolved, the car stays, 1st gear. */
function layDownClutter(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const cards = car.placed;
  car.played = cards;
  car.placed = [];
  car.cluttered = true;
  car.gear = 1;
  io.emit({ round: s.round, phase: 3, type: 'clutteredHand', seat, hand: car.hand.slice(), cards: cards.slice() });
}

/** R24 (a) to (c); true if the car has moved, false if a value has to be chosen first. */
function revealCards(s: HeatState, seat: Seat, io: Io<HeatEvent>): boolean {
  const car = carOf(s, seat);
  const { placed } = car;
  car.placed = [];
  io.emit({ round: s.round, phase: 3, type: 'cardsRevealed', seat, cards: placed.slice() });
  const stalled = payPlaced(s, seat, placed, io);
  const parts: number[] = [];
  const waiting: Card[] = [];
  for (const card of car.played) {
    const { values } = cardOf(card);
    if (values.length > 1) waiting.push(card);
    else if (values[0] !== undefined) parts.push(values[0]);
  }
  flipPlaced(s, seat, stalled, parts, io);
  if (waiting.length === 0) {
    driveOn(s, seat, parts, io);
    return true;
  }
  s.reveal = { seat, waiting, parts };
  openDecision(s, seat, 'value', false);
  io.emit({ round: s.round, phase: 3, type: 'activeSeat', seat });
  return false;
}

/** R25: pays in the order placed. Stalled cards are discarded and worth one `+` each; returns their number. */
function payPlaced(s: HeatState, seat: Seat, placed: readonly Card[], io: Io<HeatEvent>): number {
  const car = carOf(s, seat);
  let stalled = 0;
  for (const card of placed) {
    if (canPay(s, car, cardOf(card))) {
      const coolSpent = payCard(s, seat, card, io);
      car.played.push(card);
      gather(s, car, { card, coolSpent });
      continue;
    }
    stalled++;
    car.discard.push(card);
    io.emit({ round: s.round, phase: 3, type: 'cardStalled', seat, card });
  }
  return stalled;
}

/** R26: one flip for every `+`, in the order placed, then for every stalled card. */
function flipPlaced(s: HeatState, seat: Seat, stalled: number, parts: number[], io: Io<HeatEvent>): void {
  const { played } = carOf(s, seat);
  const placed = played.length;
  for (let i = 0; i < placed; i++) {
    const card = played[i] ?? STRESS;
    const { plus } = cardOf(card).symbols;
    for (let n = 0; n < plus; n++) parts.push(flip(s, seat, card === STRESS ? 'stress' : 'upgrade', io));
  }
  for (let n = 0; n < stalled; n++) parts.push(flip(s, seat, 'stalled', io));
}

/** R29: the sum is the speed; the car moves, and the gear's symbols become available (2.4). */
function driveOn(s: HeatState, seat: Seat, parts: number[], io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  let speed = 0;
  for (const part of parts) speed += part;
  car.speed = speed;
  car.left.cool += GEAR_COOLDOWN[car.gear];
  io.emit({ round: s.round, phase: 3, type: 'speedSet', seat, speed, parts });
  moveCar(s, seat, speed, 'play', io);
}
