// The Storm: deal, play, draw, call, badges (R7-R35).
// Not here: what is legal (matching.ts) or what follows (stages.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { shuffle } from '@kit/deck';
import { carOf } from '../cars';
import { CARDS, cardSign, deckOf, EFFECT_OF, SUIT_OF, SUITS, TOXIC_STEP } from '../data/cards';
import { MOST_STORM_TURNS } from '../data/settings';
import type { Card, HavocEvent, HavocState, Suit } from '../types';
import { refuse } from '../violations';
import { cardsLeft, drawSize, isPlayable, mayDraw, mustPass, playableCards, requiredSuit, topCard } from './matching';

/** The lot of the bottom card whose suit a starter Queen revealed: everyone knows the suit (R12). */
export const STARTER_LOT = -1;

/** Changes s: moves the button, deals cards, opens the first decision (R7-R12). */
export function beginStorm(s: HavocState, io: Io<HavocEvent>): void {
  s.round++;
  const from = s.dealer as Seat;
  // Dealer Selection decides the first dealer (R7).
  if (s.round > 1) s.dealer = (from + 1) % s.cars.length;
  s.badges = [];
  s.pass = 0;
  for (const car of s.cars) {
    car.die = null;
    car.faces = [];
    car.awarded = 0;
  }
  io.emit({ round: s.round, type: 'stageStarted', stage: 'storm', dealer: s.dealer });
  if (s.round > 1) io.emit({ round: s.round, type: 'dealerButtonMoved', from, to: s.dealer as Seat });
  deal(s, io);
  turnStarter(s, io);
}

function deal(s: HavocState, io: Io<HavocEvent>): void {
  s.stock = deckOf(s.decks);
  s.pile = [];
  s.called = -1;
  s.toxic = 0;
  s.turns = 0;
  s.lot = 0;
  s.bottomSuit = -1;
  shuffle(s.stock, io.draw);
  io.emit({ round: s.round, type: 'stormShuffled', cards: s.stock.length });
  const seats = s.cars.length;
  for (let n = 1; n <= s.handSize * seats; n++) {
    const seat = ((s.dealer as Seat) + n) % seats;
    dealOne(s, seat, io);
  }
  for (let n = 1; n <= seats; n++) {
    const seat = ((s.dealer as Seat) + n) % seats;
    for (let more = carOf(s, seat).burden ?? 0; more > 0; more--) dealOne(s, seat, io);
  }
}

function dealOne(s: HavocState, seat: Seat, io: Io<HavocEvent>): void {
  const card = takeCard(s, seat);
  const { length } = carOf(s, seat).hand;
  io.emit({ round: s.round, type: 'stormCardDealt', seat, card, hand: length, stock: s.stock.length });
}

function turnStarter(s: HavocState, io: Io<HavocEvent>): void {
  const card = s.stock.pop() as Card;
  s.pile.push(card);
  io.emit({ round: s.round, type: 'stormStarterTurned', card, stock: s.stock.length });
  const first = seatAfter(s, s.dealer as Seat);
  const effect = EFFECT_OF[card];
  if (effect === 'toxic') setToxic(s, TOXIC_STEP, io);
  if (effect === 'wild') {
    s.bottomSuit = SUIT_OF[s.stock[0] as Card] as Suit;
    s.called = s.bottomSuit;
    io.emit({ round: s.round, type: 'suitCalled', suit: s.called, by: -1 });
  }
  if (effect === 'skip') {
    io.emit({ round: s.round, type: 'turnSkipped', seat: first, by: 'starter' });
    askSeat(s, seatAfter(s, first), io);
    return;
  }
  askSeat(s, first, io);
}

/** Null if the card may be played. Violations: 'card-not-held' (R13), 'toxic-seven' (R16), 'card-no-match' (R14). */
export function checkPlay(s: Readonly<HavocState>, seat: Seat, card: Card): RuleViolation | null {
  const { hand } = carOf(s, seat);
  if (!hand.includes(card)) return refuse('card-not-held', { card: cardSign(card), held: hand.length });
  if (isPlayable(s, card)) return null;
  const draw = drawSize(s);
  if (s.toxic > 0) return refuse('toxic-seven', { draw });
  return refuse('card-no-match', {
    card: cardSign(card),
    suit: SUITS[requiredSuit(s)]?.id ?? '',
    rank: CARDS[topCard(s)]?.rank ?? '',
    draw,
  });
}

/** Null if the seat may draw. Violation: 'nothing-to-draw' (R33). */
export function checkDraw(s: Readonly<HavocState>, seat: Seat): RuleViolation | null {
  return mayDraw(s) ? null : refuse('nothing-to-draw', { cards: playableCards(s, seat).length });
}

/** Null if the seat has to pass. Violation: 'no-pass' (R32). */
export function checkPass(s: Readonly<HavocState>, seat: Seat): RuleViolation | null {
  return mustPass(s, seat) ? null : refuse('no-pass', { cards: playableCards(s, seat).length, draw: drawSize(s) });
}

/** Changes s: discard, badge, end check, effects, next turn (R27). True if the Storm is over. */
export function playCard(s: HavocState, seat: Seat, card: Card, io: Io<HavocEvent>): boolean {
  const { hand, handLots } = carOf(s, seat);
  const at = hand.indexOf(card);
  hand.splice(at, 1);
  handLots.splice(at, 1);
  s.pile.push(card);
  s.called = -1;
  s.turns++;
  io.emit({ round: s.round, type: 'cardPlayed', seat, card, hand: hand.length });
  if (hand.length === 0 && awardBadge(s, seat, io)) return true;
  const effect = EFFECT_OF[card];
  if (effect === 'toxic') setToxic(s, s.toxic + TOXIC_STEP, io);
  if (effect === 'wild') {
    io.emit({ round: s.round, type: 'suitCallAwaited', seat });
    openDecision(s, seat, 'suit', false);
    return false;
  }
  return nextTurn(s, effect === 'skip' ? skip(s, seat, io) : seat, io);
}

/** Changes s: calls the suit; the next seat's turn (R23). True if the Storm is over. */
export function callSuit(s: HavocState, seat: Seat, suit: Suit, io: Io<HavocEvent>): boolean {
  s.called = suit;
  io.emit({ round: s.round, type: 'suitCalled', suit, by: seat });
  return nextTurn(s, seat, io);
}

/** Changes s: draws one card, or the whole penalty, and ends the turn (R18-R20, R29-R31). True if the Storm is over. */
export function drawCards(s: HavocState, seat: Seat, io: Io<HavocEvent>): boolean {
  const reason = s.toxic > 0 ? 'toxic' : 'choice';
  let due = Math.min(s.toxic > 0 ? s.toxic : 1, cardsLeft(s));
  s.turns++;
  do {
    if (s.stock.length === 0 && due > 0) rebuildStock(s, io);
    const cards: Card[] = [];
    for (; due > 0 && s.stock.length > 0; due--) cards.push(takeCard(s, seat));
    const { length } = carOf(s, seat).hand;
    const sizes = { count: cards.length, hand: length, stock: s.stock.length };
    io.emit({ round: s.round, type: 'cardsDrawn', seat, cards, reason, ...sizes });
  } while (due > 0);
  if (s.toxic > 0) setToxic(s, 0, io);
  return nextTurn(s, seat, io);
}

/** Changes s: a turn without a card (R32). True if the Storm is over. */
export function passTurn(s: HavocState, seat: Seat, io: Io<HavocEvent>): boolean {
  s.turns++;
  io.emit({ round: s.round, type: 'stormPassed', seat });
  return nextTurn(s, seat, io);
}

// The called suit and the toxic count stay with the top card (R29).
function rebuildStock(s: HavocState, io: Io<HavocEvent>): void {
  const top = topCard(s);
  s.stock = s.pile.slice(0, -1);
  s.pile = [top];
  s.lot++;
  shuffle(s.stock, io.draw);
  io.emit({ round: s.round, type: 'stockReshuffled', stock: s.stock.length });
}

function takeCard(s: HavocState, seat: Seat): Card {
  const isBottom = s.stock.length === 1 && s.lot === 0 && s.bottomSuit >= 0;
  const card = s.stock.pop() as Card;
  const { hand, handLots } = carOf(s, seat);
  hand.push(card);
  handLots.push(isBottom ? STARTER_LOT : s.lot);
  return card;
}

function setToxic(s: HavocState, count: number, io: Io<HavocEvent>): void {
  s.toxic = count;
  io.emit({ round: s.round, type: 'toxicChanged', count });
}

/** The seat that an Ace skips; play continues after it (R21, R22). */
function skip(s: HavocState, seat: Seat, io: Io<HavocEvent>): Seat {
  const skipped = seatAfter(s, seat);
  io.emit({ round: s.round, type: 'turnSkipped', seat: skipped, by: 'card' });
  return skipped;
}

/** The next seat clockwise that still has cards (R24). */
function seatAfter(s: Readonly<HavocState>, seat: Seat): Seat {
  const seats = s.cars.length;
  for (let step = 1; step <= seats; step++) {
    const other = (seat + step) % seats;
    if (carOf(s, other).hand.length > 0) return other;
  }
  throw new Error('nobody holds cards');
}

function nextTurn(s: HavocState, after: Seat, io: Io<HavocEvent>): boolean {
  if (s.turns >= MOST_STORM_TURNS) {
    stopStorm(s, io);
    return true;
  }
  askSeat(s, seatAfter(s, after), io);
  return false;
}

function askSeat(s: HavocState, seat: Seat, io: Io<HavocEvent>): void {
  io.emit({ round: s.round, type: 'stormTurn', seat });
  openDecision(s, seat, 'storm', false);
}

/** True if only one seat still has cards: it gets the last badge and the Storm is over (R24, R26). */
function awardBadge(s: HavocState, seat: Seat, io: Io<HavocEvent>): boolean {
  giveBadge(s, seat, io);
  if (s.badges.length < s.cars.length - 1) return false;
  giveBadge(s, seatAfter(s, seat), io);
  endStorm(s, false, io);
  return true;
}

function giveBadge(s: HavocState, seat: Seat, io: Io<HavocEvent>): void {
  s.badges.push(seat);
  if (s.badges.length === 1) carOf(s, seat).stormsWon++;
  io.emit({ round: s.round, type: 'badgeAwarded', seat, place: s.badges.length });
}

// Fewest cards first, ties clockwise from the dealer's left (R34).
function stopStorm(s: HavocState, io: Io<HavocEvent>): void {
  const seats = s.cars.length;
  const fromLeft = (seat: Seat) => (seat - (s.dealer as Seat) - 1 + seats) % seats;
  const left = s.cars.map((_, seat) => seat).filter((seat) => carOf(s, seat).hand.length > 0);
  left.sort((a, b) => carOf(s, a).hand.length - carOf(s, b).hand.length || fromLeft(a) - fromLeft(b));
  for (const seat of left) giveBadge(s, seat, io);
  endStorm(s, true, io);
}

// Collects all cards (R35).
function endStorm(s: HavocState, stopped: boolean, io: Io<HavocEvent>): void {
  io.emit({ round: s.round, type: 'stormEnded', order: s.badges.slice(), turns: s.turns, stopped });
  for (const car of s.cars) {
    car.hand = [];
    car.handLots = [];
  }
  s.stock = [];
  s.pile = [];
  s.called = -1;
  s.toxic = 0;
  s.turns = 0;
  s.lot = 0;
  s.bottomSuit = -1;
}
