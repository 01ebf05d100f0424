// The levels of AI drivers that games offer.

import type { GameCard } from '@api/contract';
import { LEVELS, type Level } from '@core/contract';

/** The levels that can be chosen by name for these games: those that all of them have. */
export function levelsOf(cards: readonly GameCard[]): Level[] {
  return LEVELS.filter((level) => cards.every(({ bots }) => bots.includes(level)));
}
