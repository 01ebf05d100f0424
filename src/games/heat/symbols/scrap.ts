// Scrap: the top cards of the draw pile go to the discard pile (R42). Mandatory: "done" does it if need be.

import type { Io, Seat } from '@core/contract';
import { carOf } from '../cars';
import { topCard } from '../phases/flip';
import type { Car, Card, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import type { OfferedReaction } from './symbol';

/** Adds a card's symbol. Changes car. */
export function gatherScrap(car: Car, n: number): void {
  car.left.scrap += n;
}

/** Scrapping. */
export const scrap: OfferedReaction<'scrap'> = {
  answers: (_s, car) => (car.left.scrap > 0 ? [{ type: 'scrap' }] : []),
  isOpen: (_c, car) => car.left.scrap > 0,
  check: (_c, car) => (car.left.scrap > 0 ? null : refuse('no-scrap')),
  use: (s, seat, _action, io) => scrapCards(s, seat, io),
  finish(s, seat, io) {
    if (carOf(s, seat).left.scrap > 0) scrapCards(s, seat, io);
  },
  offer: (_s, car) => car.left.scrap,
  atOnce: (offer) => (offer.scrap > 0 ? { type: 'scrap' } : null),
};

/** Discards the top cards of the draw pile, each card at most once. Changes s. */
function scrapCards(s: HeatState, seat: Seat, io: Io<HeatEvent>): void {
  const car = carOf(s, seat);
  const count = Math.min(car.left.scrap, car.draw.length + car.discard.length);
  car.left.scrap = 0;
  const cards: Card[] = [];
  while (cards.length < count) cards.push(topCard(s, seat, io));
  // Added only now, so that a reshuffle on the way can't bring them up again.
  for (const card of cards) car.discard.push(card);
  if (count > 0) io.emit({ round: s.round, phase: s.phase, type: 'scrapped', seat, cards });
}
