// Cooldown: Heat goes from the hand to the Engine (R38). Gears, adrenaline and weather give it as well as cards.

import { carOf, coolHeat, heatInHand } from '../cars';
import { cooldownAt, weatherCooldown } from '../conditions';
import type { Car, Conditions } from '../types';
import { refuse } from '../violations';
import { downFrom, type OfferedReaction, type PlayedCard } from './symbol';

/** Adds a card's cooldown, unless it went into the card's own payment (R25). Changes car. */
export function gatherCooldown(car: Car, n: number, { coolSpent }: PlayedCard): void {
  if (!coolSpent) car.left.cool += n;
}

/** Heat cards that may be cooled now (R38). */
export function coolable(c: Conditions, car: Readonly<Car>): number {
  const left = cooldownLeft(c, car);
  return left === 0 ? 0 : Math.min(left, heatInHand(car));
}

/** Cooldown that is left where the car is, weather's included (R38, R89). */
export function cooldownLeft(c: Conditions, car: Readonly<Car>): number {
  return cooldownAt(c, car, car.left.cool, car.weatherCooled);
}

/** Cooling, in one or several steps. */
export const cool: OfferedReaction<'cool'> = {
  answers: (s, car) => downFrom(coolable(s, car)).map((count) => ({ type: 'cool', count })),
  isOpen: (c, car) => coolable(c, car) > 0,
  /** left: cooldown left here; hand: Heat cards in hand. */
  check(c, car, { count }) {
    const most = coolable(c, car);
    if (count <= most) return null;
    return refuse('no-cooldown', { count, most, left: cooldownLeft(c, car), hand: heatInHand(car) });
  },
  /** Weather's cooldown is used first: it counts only here, the rest wherever the car moves. */
  use(s, seat, { count }, io) {
    const car = carOf(s, seat);
    const byWeather = Math.min(weatherLeft(s, car), count);
    if (byWeather > 0) car.weatherCooled = true;
    car.left.cool -= count - byWeather;
    coolHeat(car, count);
    io.emit({ round: s.round, phase: 5, type: 'cooled', seat, count });
  },
  offer: coolable,
  atOnce: (offer) => (offer.cool > 0 ? { type: 'cool', count: offer.cool } : null),
};

/** What is left of the extra cooldown that weather gives here, once per turn (R89). */
function weatherLeft(c: Conditions, car: Readonly<Car>): number {
  return car.weatherCooled ? 0 : weatherCooldown(c, car);
}
