// Limit: changes the limit of every corner for this car this turn (R47). Used in conditions.ts.

import type { Car } from '../types';

/** Adds a card's symbol. Changes car. */
export function gatherLimit(car: Car, n: number): void {
  car.limitBonus += n;
}
