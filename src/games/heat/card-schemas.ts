// The shapes of card numbers and counts, from which the shapes of answers and states are built.

import { z } from 'zod';
import { CARDS } from './data/cards';

/** Most cards that one driver may hold; far above any real deck. */
export const MOST_CARDS = 120;
/** Most cards that one answer may name. */
const MOST_NAMED = 24;

/** A number of anything. */
export const count = z.int().min(0).max(10_000);
/** A card. */
export const card = z
  .int()
  .min(0)
  .max(CARDS.length - 1);
/** A pile or hand. */
export const pile = z.array(card).max(MOST_CARDS);
/** Cards that an answer names. */
export const named = z.array(card).max(MOST_NAMED);
/** How many cards an answer uses: at least one. */
export const some = z.int().min(1).max(MOST_CARDS);
