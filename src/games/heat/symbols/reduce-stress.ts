// Reduce stress: Stress cards go from the hand to the discard pile (R41).

import { removeOne } from '@kit/deck';
import { carOf, stressInHand } from '../cars';
import { STRESS } from '../data/cards';
import type { Car } from '../types';
import { refuse } from '../violations';
import { downFrom, type OfferedReaction } from './symbol';

/** Adds a card's symbol. Changes car. */
export function gatherReduceStress(car: Car, n: number): void {
  car.left.reduceStress += n;
}

/** Discarding Stress. */
export const reduceStress: OfferedReaction<'reduceStress'> = {
  answers: (_s, car) => downFrom(reducible(car)).map((count) => ({ type: 'reduceStress', count })),
  isOpen: (_c, car) => reducible(car) > 0,
  check(_c, car, { count }) {
    return count <= reducible(car) ? null : refuse('no-reduce-stress', { count, most: reducible(car) });
  },
  use(s, seat, { count }, io) {
    const car = carOf(s, seat);
    for (let n = 0; n < count; n++) {
      removeOne(car.hand, STRESS);
      car.discard.push(STRESS);
    }
    car.left.reduceStress -= count;
    io.emit({ round: s.round, phase: 5, type: 'stressReduced', seat, count });
  },
  offer: (_s, car) => reducible(car),
  atOnce: (offer) => (offer.reduceStress > 0 ? { type: 'reduceStress', count: offer.reduceStress } : null),
};

/** Stress cards that may be discarded now. */
function reducible(car: Readonly<Car>): number {
  return car.left.reduceStress === 0 ? 0 : Math.min(car.left.reduceStress, stressInHand(car));
}
