// The legal actions in a Storm right now: which cards match, what a draw takes (R14-R19, R31-R33). Read-only.
// Not here: performing them (storm.ts).

import type { Seat } from '@core/contract';
import { carOf } from '../cars';
import { EFFECT_OF, ORDER_OF, SUIT_OF } from '../data/cards';
import type { Card, HavocState, Suit } from '../types';

/** The card on top of the discard pile. */
export function topCard(s: Readonly<HavocState>): Card {
  return s.pile[s.pile.length - 1] as Card;
}

/** The suit to match: a called suit replaces the Queen's own (R15). */
export function requiredSuit(s: Readonly<HavocState>): Suit {
  return s.called >= 0 ? s.called : (SUIT_OF[topCard(s)] as Suit);
}

/** Whether a card may be played on the pile (R14, R16). */
export function isPlayable(s: Readonly<HavocState>, card: Card): boolean {
  const effect = EFFECT_OF[card];
  if (s.toxic > 0) return effect === 'toxic';
  return effect === 'wild' || SUIT_OF[card] === requiredSuit(s) || ORDER_OF[card] === ORDER_OF[topCard(s)];
}

/** Playable cards of the hand, without duplicates, in hand order. */
export function playableCards(s: Readonly<HavocState>, seat: Seat): Card[] {
  const { hand } = carOf(s, seat);
  return hand.filter((card, index) => hand.indexOf(card) === index && isPlayable(s, card));
}

/** How many cards a draw takes now: the toxic count or one, limited by stock and pile (R18, R19, R31). */
export function drawSize(s: Readonly<HavocState>): number {
  return Math.min(s.toxic > 0 ? s.toxic : 1, cardsLeft(s));
}

/** Cards that can still be drawn: the stock, and the pile under its top card (R29). */
export function cardsLeft(s: Readonly<HavocState>): number {
  return s.stock.length + Math.max(0, s.pile.length - 1);
}

/** Whether the seat may draw: a penalty is always paid, otherwise a card must be left (R31, R33). */
export function mayDraw(s: Readonly<HavocState>): boolean {
  return s.toxic > 0 || cardsLeft(s) > 0;
}

/** Whether the seat can only pass (R32). */
export function mustPass(s: Readonly<HavocState>, seat: Seat): boolean {
  if (mayDraw(s)) return false;
  const { hand } = carOf(s, seat);
  for (const card of hand) if (isPlayable(s, card)) return false;
  return true;
}
