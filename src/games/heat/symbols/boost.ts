// Boost: in 4th gear, once a turn, one flip more for a Heat (R40, R91).

import type { RuleViolation } from '@core/contract';
import { carOf, payHeat } from '../cars';
import { boostHeat } from '../conditions';
import { BOOST_GEAR } from '../data/costs';
import { flip } from '../phases/flip';
import { moveCar } from '../phases/move';
import type { Car, Conditions } from '../types';
import { refuse } from '../violations';
import type { OfferedReaction } from './symbol';

/** Boosting. */
export const boost: OfferedReaction<'boost'> = {
  answers: (s, car) => (mayBoost(s, car) ? [{ type: 'boost' }] : []),
  isOpen: mayBoost,
  check: checkBoost,
  use(s, seat, _action, io) {
    const car = carOf(s, seat);
    const heat = boostHeat(s, car);
    car.boosted = true;
    payHeat(car, heat);
    const value = flip(s, seat, 'boost', io);
    car.speed += value;
    io.emit({ round: s.round, phase: 5, type: 'boosted', seat, heat, value });
    moveCar(s, seat, value, 'boost', io);
  },
  offer: (s, car) => (mayBoost(s, car) ? { heat: boostHeat(s, car) } : null),
};

function mayBoost(c: Conditions, car: Readonly<Car>): boolean {
  return car.gear === BOOST_GEAR && checkBoost(c, car) === null;
}

function checkBoost(c: Conditions, car: Readonly<Car>): RuleViolation | null {
  if (car.gear !== BOOST_GEAR) return refuse('boost-gear', { gear: car.gear });
  if (car.boosted) return refuse('boost-twice');
  const heat = boostHeat(c, car);
  return car.engine < heat ? refuse('boost-needs-heat', { heat, engine: car.engine }) : null;
}
