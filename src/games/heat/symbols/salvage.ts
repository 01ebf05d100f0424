// Salvage: chosen cards of the discard pile are shuffled into the draw pile (R44).

import { countOf, removeOne, shuffle } from '@kit/deck';
import { carOf } from '../cars';
import { subsets } from '../data/subsets';
import type { Car, Card } from '../types';
import { refuse } from '../violations';
import type { OfferedReaction } from './symbol';

/** Adds a card's symbol. Changes car. */
export function gatherSalvage(car: Car, n: number): void {
  car.left.salvage += n;
}

/** Salvaging. */
export const salvage: OfferedReaction<'salvage'> = {
  answers: (_s, car) => (car.left.salvage === 0 ? [] : salvages(car)),
  isOpen: (_c, car) => salvageable(car) > 0,
  check(_c, car, { cards }) {
    if (car.left.salvage === 0 || cards.length > car.left.salvage) {
      return refuse('no-salvage', { count: cards.length, most: salvageable(car) });
    }
    for (const card of cards) {
      if (countOf(cards, card) > countOf(car.discard, card)) return refuse('not-in-discard', { card });
    }
    return null;
  },
  /** Taking nothing spends the symbol without a shuffle, which would use up chance for nothing. */
  use(s, seat, { cards }, io) {
    const car = carOf(s, seat);
    if (cards.length === 0) car.left.salvage = 0;
    else {
      car.left.salvage -= cards.length;
      for (const card of cards) {
        removeOne(car.discard, card);
        car.draw.push(card);
      }
      shuffle(car.draw, io.drawFor(seat));
    }
    io.emit({ round: s.round, phase: 5, type: 'salvaged', seat, cards: cards.slice() });
  },
  offer: (_s, car) => salvageable(car),
};

function* salvages(car: Readonly<Car>): Generator<{ type: 'salvage'; cards: Card[] }> {
  for (const cards of subsets(car.discard, 0, car.left.salvage)) yield { type: 'salvage', cards };
}

/** Cards that may be salvaged now. */
function salvageable(car: Readonly<Car>): number {
  return Math.min(car.left.salvage, car.discard.length);
}
