// Super cool: Heat goes from the discard pile to the Engine (R43).

import { countOf, removeOne } from '@kit/deck';
import { carOf } from '../cars';
import { HEAT } from '../data/cards';
import type { Car } from '../types';
import { refuse } from '../violations';
import { downFrom, type OfferedReaction } from './symbol';

/** Adds a card's symbol. Changes car. */
export function gatherSuperCool(car: Car, n: number): void {
  car.left.superCool += n;
}

/** Cooling from the discard pile. */
export const superCool: OfferedReaction<'superCool'> = {
  answers: (_s, car) => downFrom(superCoolable(car)).map((count) => ({ type: 'superCool', count })),
  isOpen: (_c, car) => superCoolable(car) > 0,
  check(_c, car, { count }) {
    return count <= superCoolable(car) ? null : refuse('no-super-cool', { count, most: superCoolable(car) });
  },
  use(s, seat, { count }, io) {
    const car = carOf(s, seat);
    for (let n = 0; n < count; n++) removeOne(car.discard, HEAT);
    car.engine += count;
    car.left.superCool -= count;
    io.emit({ round: s.round, phase: 5, type: 'superCooled', seat, count });
  },
  offer: (_s, car) => superCoolable(car),
  atOnce: (offer) => (offer.superCool > 0 ? { type: 'superCool', count: offer.superCool } : null),
};

/** Heat cards that may go to the Engine now. */
function superCoolable(car: Readonly<Car>): number {
  return car.left.superCool === 0 ? 0 : Math.min(car.left.superCool, countOf(car.discard, HEAT));
}
