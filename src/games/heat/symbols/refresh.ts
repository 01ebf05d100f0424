// Refresh: a played card goes on top of the draw pile instead of the discard pile (R64). Chosen in phases/discard.ts.

import { cardOf } from '../data/cards';
import type { Car, Card } from '../types';

/** The played cards that may go on top of the draw pile, in the order played. */
export function refreshable(car: Readonly<Car>): Card[] {
  return car.played.filter((card) => cardOf(card).symbols.refresh);
}
