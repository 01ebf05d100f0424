// Turning up cards: the flip that resolves a `+` (R26, R27), scrapping and reshuffling.
// Not here: drawing to the hand size (replenish.ts).

import type { Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { carOf } from '../cars';
import { cardOf, isSpeedCard } from '../data/cards';
import type { Car, Card, HeatEvent, HeatState } from '../types';

export type FlipCause = 'stress' | 'upgrade' | 'stalled' | 'boost';

/**
 * Changes s: resolves one `+`. The Speed card that ends it joins the played cards, all others turned up are discarded.
 * Gives its value; 0 if both piles hold no Speed card (R27).
 */
export function flip(s: HeatState, seat: Seat, cause: FlipCause, io: Io<HeatEvent>): number {
  const car = carOf(s, seat);
  car.plusResolved++;
  for (;;) {
    const card = car.draw.pop();
    if (card === undefined) {
      // Everything without a Speed card has been turned up once: a new pile of it would be turned up in vain.
      if (!car.discard.some(isSpeedCard)) return 0;
      reshuffle(s, seat, io);
      continue;
    }
    const kept = isSpeedCard(card);
    if (kept) car.played.push(card);
    else car.discard.push(card);
    io.emit({ round: s.round, phase: s.phase, type: 'cardFlipped', seat, card, kept, cause });
    if (kept) return cardOf(card).values[0] ?? 0;
  }
}

/** Changes s: the shuffled discard pile becomes the draw pile (R66). Call with an empty draw pile. */
export function reshuffle(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  for (const card of car.discard) car.draw.push(card);
  car.discard.length = 0;
  shuffle(car.draw, io.draw);
  io.emit({ round: s.round, phase: s.phase, type: 'deckReshuffled', seat, count: car.draw.length });
}

/** Changes s: the top cards of the draw pile go to the discard pile, each card at most once (R42). */
export function scrap(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const count = Math.min(car.left.scrap, car.draw.length + car.discard.length);
  car.left.scrap = 0;
  const cards: Card[] = [];
  while (cards.length < count) cards.push(topCard(s, car, seat, io));
  // Only now on the discard pile: a reshuffle on the way must not bring them up again.
  for (const card of cards) car.discard.push(card);
  if (count > 0) io.emit({ round: s.round, phase: s.phase, type: 'scrapped', seat, cards });
}

function topCard(s: HeatState, car: Car, seat: Seat, io: Io<HeatEvent>): Card {
  if (car.draw.length === 0) reshuffle(s, seat, io);
  const card = car.draw.pop();
  if (card === undefined) throw new Error(`seat ${seat} has no card left to turn up`);
  return card;
}
