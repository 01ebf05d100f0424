// Phase 5: in turn order each driver uses symbols in any order and then is done (R37-R49); phase 4 before it (R35).
// Not here: how a seat sees its options (choices.ts).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { countOf, removeOne, shuffle } from '@kit/deck';
import { carOf, coolHeat, heatInHand, isActing, payHeat, stressInHand } from '../cars';
import { boostHeat, cooldownAllowed, weatherCooldown } from '../conditions';
import { cardOf, HEAT, STRESS } from '../data/cards';
import { ADRENALINE_COOLDOWN } from '../data/costs';
import type { Car, Card, Conditions, HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import { flip, scrap } from './flip';
import { moveCar } from './move';
import { canPay, gather, payCard } from './symbols';

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

/** Cooldown that is left where the car is, weather's included (R38, R89). */
export function cooldownLeft(c: Conditions, car: Readonly<Car>): number {
  return cooldownAllowed(c, car) ? car.left.cool + weatherLeft(c, car) : 0;
}

/** Heat cards that may be cooled now (R38). */
export function coolable(c: Conditions, car: Readonly<Car>): number {
  const left = cooldownLeft(c, car);
  return left === 0 ? 0 : Math.min(left, heatInHand(car));
}

/** What is left of the extra cooldown that weather gives here, once per turn (R89). */
function weatherLeft(c: Conditions, car: Readonly<Car>): number {
  return car.weatherCooled ? 0 : weatherCooldown(c, car);
}

/** Stress cards that may be discarded now (R41). */
export function reducible(car: Readonly<Car>): number {
  return car.left.reduceStress === 0 ? 0 : Math.min(car.left.reduceStress, stressInHand(car));
}

/** Heat cards that may go from the discard pile to the Engine now (R43). */
export function superCoolable(car: Readonly<Car>): number {
  return car.left.superCool === 0 ? 0 : Math.min(car.left.superCool, countOf(car.discard, HEAT));
}

/** Cards that may be salvaged now (R44). */
export function salvageable(car: Readonly<Car>): number {
  return Math.min(car.left.salvage, car.discard.length);
}

/** Spaces an Accelerate card would give now (R45). */
export function accelerateGain(car: Readonly<Car>, card: Card): number {
  return cardOf(card).symbols.accelerate * car.plusResolved;
}

/** Null if a boost is possible. Violations: 'boost-gear', 'boost-twice', 'boost-needs-heat' (R40, R91). */
export function checkBoost(c: Conditions, car: Readonly<Car>): RuleViolation | null {
  if (car.gear !== 4) return refuse('boost-gear', { gear: car.gear });
  if (car.boosted) return refuse('boost-twice');
  const heat = boostHeat(c, car);
  return car.engine < heat ? refuse('boost-needs-heat', { heat, engine: car.engine }) : null;
}

/** Null if this card of the hand may be played directly. Violations: 'no-direct-play', 'direct-play-needs-heat'. */
export function checkDirectPlay(c: Conditions, car: Readonly<Car>, card: Card): RuleViolation | null {
  if (!car.hand.includes(card) || !cardOf(card).symbols.directPlay) return refuse('no-direct-play', { card });
  const { heat } = cardOf(card).symbols;
  return canPay(c, car, cardOf(card)) ? null : refuse('direct-play-needs-heat', { card, heat, engine: car.engine });
}

/** Whether the driver must or may still use something (R49). */
export function hasReaction(c: Conditions, car: Readonly<Car>): boolean {
  const { left } = car;
  if (left.scrap > 0 || left.adrenaline > 0 || coolable(c, car) > 0) return true;
  if (car.gear === 4 && checkBoost(c, car) === null) return true;
  if (reducible(car) > 0 || superCoolable(car) > 0 || salvageable(car) > 0) return true;
  if (left.accelerate.length > 0 && car.plusResolved > 0) return true;
  for (const card of car.hand) if (cardOf(card).symbols.directPlay && canPay(c, car, cardOf(card))) return true;
  return false;
}

/** Null if the action answers a react decision. Violations: one per symbol, see VIOLATIONS. */
export function checkReact(c: Conditions, car: Readonly<Car>, action: HeatAction): RuleViolation | null {
  switch (action.type) {
    case 'done':
      return null;
    case 'cool':
      return checkCool(c, car, action.count);
    case 'adrenaline':
      return car.left.adrenaline > 0 ? null : refuse('no-adrenaline');
    case 'boost':
      return checkBoost(c, car);
    case 'reduceStress':
      return action.count <= reducible(car)
        ? null
        : refuse('no-reduce-stress', { count: action.count, most: reducible(car) });
    case 'scrap':
      return car.left.scrap > 0 ? null : refuse('no-scrap');
    case 'superCool':
      return action.count <= superCoolable(car)
        ? null
        : refuse('no-super-cool', { count: action.count, most: superCoolable(car) });
    case 'salvage':
      return checkSalvage(car, action.cards);
    case 'accelerate':
      return car.left.accelerate.includes(action.card) && car.plusResolved > 0
        ? null
        : refuse('no-accelerate', { card: action.card, flipped: car.plusResolved });
    case 'directPlay':
      return checkDirectPlay(c, car, action.card);
    default:
      return refuse('wrong-phase', { asked: 'react' });
  }
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
    spendSymbol(s, seat, action, io);
    if (hasReaction(s, car)) {
      openDecision(s, seat, 'react', false);
      return;
    }
  } else if (car.left.scrap > 0) {
    scrap(s, seat, io);
  }
  io.emit({ round: s.round, phase: 5, type: 'reactEnded', seat });
  s.cursor++;
}

/** left: cooldown left here; hand: Heat cards in hand. */
function checkCool(c: Conditions, car: Readonly<Car>, count: number): RuleViolation | null {
  const most = coolable(c, car);
  if (count <= most) return null;
  return refuse('no-cooldown', { count, most, left: cooldownLeft(c, car), hand: heatInHand(car) });
}

function checkSalvage(car: Readonly<Car>, cards: readonly Card[]): RuleViolation | null {
  if (car.left.salvage === 0 || cards.length > car.left.salvage) {
    return refuse('no-salvage', { count: cards.length, most: salvageable(car) });
  }
  for (const card of cards) {
    if (countOf(cards, card) > countOf(car.discard, card)) return refuse('not-in-discard', { card });
  }
  return null;
}

function spendSymbol(s: HeatState, seat: Seat, action: HeatAction, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const { left } = car;
  switch (action.type) {
    case 'cool':
      cool(s, car, action.count);
      io.emit({ round: s.round, phase: 5, type: 'cooled', seat, count: action.count });
      return;
    case 'adrenaline':
      left.adrenaline = 0;
      car.speed++;
      moveCar(s, seat, 1, 'adrenaline', io);
      return;
    case 'boost':
      boost(s, seat, io);
      return;
    case 'reduceStress':
      for (let n = 0; n < action.count; n++) {
        removeOne(car.hand, STRESS);
        car.discard.push(STRESS);
      }
      left.reduceStress -= action.count;
      io.emit({ round: s.round, phase: 5, type: 'stressReduced', seat, count: action.count });
      return;
    case 'scrap':
      scrap(s, seat, io);
      return;
    case 'superCool':
      for (let n = 0; n < action.count; n++) removeOne(car.discard, HEAT);
      car.engine += action.count;
      left.superCool -= action.count;
      io.emit({ round: s.round, phase: 5, type: 'superCooled', seat, count: action.count });
      return;
    case 'salvage':
      salvage(s, seat, action.cards, io);
      return;
    case 'accelerate':
      accelerate(s, seat, action.card, io);
      return;
    case 'directPlay':
      playDirectly(s, seat, action.card, io);
      return;
    default:
      throw new Error(`${action.type} is no reaction`);
  }
}

/** Weather's cooldown is used first: it counts only here, the rest wherever the car moves. */
function cool(s: HeatState, car: Car, count: number): void {
  const byWeather = Math.min(weatherLeft(s, car), count);
  if (byWeather > 0) car.weatherCooled = true;
  car.left.cool -= count - byWeather;
  coolHeat(car, count);
}

function boost(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const heat = boostHeat(s, car);
  car.boosted = true;
  payHeat(car, heat);
  const value = flip(s, seat, 'boost', io);
  car.speed += value;
  io.emit({ round: s.round, phase: 5, type: 'boosted', seat, heat, value });
  moveCar(s, seat, value, 'boost', io);
}

/** R44. Taking nothing spends the symbol without a shuffle, which would use up chance for nothing. */
function salvage(s: HeatState, seat: Seat, cards: readonly Card[], io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  if (cards.length === 0) car.left.salvage = 0;
  else {
    car.left.salvage -= cards.length;
    for (const card of cards) {
      removeOne(car.discard, card);
      car.draw.push(card);
    }
    shuffle(car.draw, io.draw);
  }
  io.emit({ round: s.round, phase: 5, type: 'salvaged', seat, cards: cards.slice() });
}

function accelerate(s: HeatState, seat: Seat, card: Card, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const value = accelerateGain(car, card);
  removeOne(car.left.accelerate, card);
  car.speed += value;
  io.emit({ round: s.round, phase: 5, type: 'accelerated', seat, card, value });
  moveCar(s, seat, value, 'accelerate', io);
}

/** R46: pays Heat first, then adds value and moves, then its symbols are available. */
function playDirectly(s: HeatState, seat: Seat, card: Card, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const face = cardOf(card);
  removeOne(car.hand, card);
  const coolSpent = payCard(s, seat, card, io);
  car.played.push(card);
  let value = face.values[0] ?? 0;
  for (let n = 0; n < face.symbols.plus; n++) value += flip(s, seat, 'upgrade', io);
  car.speed += value;
  io.emit({ round: s.round, phase: 5, type: 'playedDirectly', seat, card, value });
  moveCar(s, seat, value, 'direct', io);
  gather(car, card, coolSpent);
}
