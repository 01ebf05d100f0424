// The loop every figure is compared with: a fixed toy race, cards as numbers, changed in place.
// It must never change, or ratios of different versions could not be compared.

import { rateOf } from './figure';

const STEPS = 20_000;

/** Steps of the loop per second of CPU time. */
export function calibrate(): number {
  return rateOf(toyRace, 5, 0.2);
}

function toyRace(): number {
  let word = 0x2545f491;
  const cars = Array.from({ length: 6 }, () => ({
    at: 0,
    fuel: 6,
    hand: [1, 2, 3, 4, 5],
    pile: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    used: [0],
  }));
  for (let step = 0; step < STEPS; step++) {
    const car = cars[step % 6];
    if (car === undefined) break;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const card = car.hand.splice((word >>> 0) % car.hand.length, 1)[0] ?? 0;
    car.used.push(card);
    car.at += card;
    if (car.at % 14 < card && card > 3) car.fuel = Math.max(0, car.fuel - 1);
    if (car.pile.length === 0) {
      car.pile = car.used;
      car.used = [];
      for (let i = car.pile.length - 1; i > 0; i--) {
        word ^= word << 13;
        word ^= word >>> 17;
        word ^= word << 5;
        const j = (word >>> 0) % (i + 1);
        const held = car.pile[i] ?? 0;
        car.pile[i] = car.pile[j] ?? 0;
        car.pile[j] = held;
      }
    }
    car.hand.push(car.pile.pop() ?? 1);
  }
  return STEPS;
}
