// Slipstream: more spaces for a slipstream of this turn (R53). Used in phases/slipstream.ts.

import type { Car } from '../types';

/** Adds a card's symbol. Changes car. */
export function gatherSlipstream(car: Car, n: number): void {
  car.slipstreamBonus += n;
}
