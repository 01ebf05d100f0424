// Adrenaline: one more speed and space for the last cars, once a turn (R39). Not here: who gets it (phases/react.ts).

import { carOf } from '../cars';
import { moveCar } from '../phases/move';
import { refuse } from '../violations';
import type { OfferedReaction } from './symbol';

/** Using it. */
export const adrenaline: OfferedReaction<'adrenaline'> = {
  answers: (_s, car) => (car.left.adrenaline > 0 ? [{ type: 'adrenaline' }] : []),
  isOpen: (_c, car) => car.left.adrenaline > 0,
  check: (_c, car) => (car.left.adrenaline > 0 ? null : refuse('no-adrenaline')),
  use(s, seat, _action, io) {
    const car = carOf(s, seat);
    car.left.adrenaline = 0;
    car.speed++;
    moveCar(s, seat, 1, 'adrenaline', io);
  },
  offer: (_s, car) => car.left.adrenaline > 0,
};
