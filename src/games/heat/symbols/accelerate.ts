// Accelerate: once per symbol, n more speed and spaces for every flip resolved this turn (R45).

import { removeOne } from '@kit/deck';
import { carOf } from '../cars';
import { cardOf } from '../data/cards';
import { moveCar } from '../phases/move';
import type { Car, Card } from '../types';
import { refuse } from '../violations';
import type { OfferedReaction, PlayedCard } from './symbol';

/** Adds a card with the symbol. Changes car. */
export function gatherAccelerate(car: Car, _n: number, { card }: PlayedCard): void {
  car.left.accelerate.push(card);
}

/** Accelerating with one card. */
export const accelerate: OfferedReaction<'accelerate'> = {
  answers: (_s, car) => {
    if (!mayAccelerate(car)) return [];
    return [...new Set(car.left.accelerate)].map((card) => ({ type: 'accelerate', card }));
  },
  isOpen: (_c, car) => mayAccelerate(car),
  check(_c, car, { card }) {
    return car.left.accelerate.includes(card) && car.plusResolved > 0
      ? null
      : refuse('no-accelerate', { card, flipped: car.plusResolved });
  },
  use(s, seat, { card }, io) {
    const car = carOf(s, seat);
    const value = gainOf(car, card);
    removeOne(car.left.accelerate, card);
    car.speed += value;
    io.emit({ round: s.round, phase: 5, type: 'accelerated', seat, card, value });
    moveCar(s, seat, value, 'accelerate', io);
  },
  offer(_s, car) {
    const gains = car.left.accelerate.map((card) => ({ card, gain: gainOf(car, card) }));
    return gains.filter(({ gain }) => gain > 0);
  },
};

function mayAccelerate(car: Readonly<Car>): boolean {
  return car.left.accelerate.length > 0 && car.plusResolved > 0;
}

/** Spaces that a card would give now. */
function gainOf(car: Readonly<Car>, card: Card): number {
  return cardOf(card).symbols.accelerate * car.plusResolved;
}
