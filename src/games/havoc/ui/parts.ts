// Marks cards and coins on screens as parts of the table, for the inspector. Not here: what it shows of them (part-face.ts).

import { type PartMarks, part } from '@ui/inspector/part';
import { CARDS } from '../data/cards';
import { COINS } from '../data/coins';
import type { Card, Coin } from '../types';

/** Marks an element as this card. */
export function cardPart(card: Card): PartMarks {
  return part(`card.${CARDS[card]?.rank ?? ''}`, String(card));
}

/** Marks an element as this coin; null: it is face down. */
export function coinPart(coin: Coin | null): PartMarks {
  return coin === null ? part('token.coin') : part(`coin.${COINS[coin]?.id ?? ''}`, String(coin));
}
