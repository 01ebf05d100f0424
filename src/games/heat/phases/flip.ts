// Turning up cards: the flip that resolves a `+` (R26, R27), the top card, and reshuffling.
// Not here: drawing to the hand size (replenish.ts).

import type { Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { carOf } from '../cars';
import { cardOf, isSpeedCard } from '../data/cards';
import type { Card, HeatEvent, HeatState } from '../types';

export type FlipCause = 'stress' | 'upgrade' | 'stalled' | 'boost';

/**
 * Resolves one `+`. The Speed card that ends it joins the played cards; all others turned up are discarded.
 * Returns its value; 0 if both piles hold no Speed card (R27). Changes s.
 */
export function flip(s: HeatState, seat: Seat, cause: FlipCause, io: Io<HeatEvent>): number {
  const car = carOf(s, seat);
  car.plusResolved++;
  for (;;) {
    const card = car.draw.pop();
    if (card === undefined) {
      // Everything without a Speed card has been turned up once: turning up a reshuffled pile would find none either.
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

/** Shuffles the discard pile into a new draw pile (R66). The draw pile must be empty. Changes s. */
export function reshuffle(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  for (const card of car.discard) car.draw.push(card);
  car.discard.length = 0;
  shuffle(car.draw, io.drawFor(seat));
  io.emit({ round: s.round, phase: s.phase, type: 'deckReshuffled', seat, count: car.draw.length });
}

/** Takes the top card of the draw pile, which is reshuffled if it is empty. Throws without a card, which is a bug. Changes s. */
export function topCard(s: HeatState, seat: Seat, io: Io<HeatEvent>): Card {
  const car = carOf(s, seat);
  if (car.draw.length === 0) reshuffle(s, seat, io);
  const card = car.draw.pop();
  if (card === undefined) throw new Error(`seat ${seat} has no card left to turn up`);
  return card;
}
