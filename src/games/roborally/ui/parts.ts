// Marks cards on screens as parts of the table, for the inspector. Not here: what it shows of them (part-face.ts).

import { type PartMarks, part } from '@ui/inspector/part';
import { CARD_FACTS, typeOf } from '../data/cards';
import { OPTION_CARDS } from '../data/option-cards';
import type { Card, OptionCard } from '../types';

/** Marks an element as this program card. */
export function cardPart(card: Card): PartMarks {
  return part(`card.${CARD_FACTS[typeOf(card)]?.type ?? ''}`, String(card));
}

/** Marks an element as this option card. */
export function optionPart(card: OptionCard): PartMarks {
  return part(`extra.${OPTION_CARDS[card] ?? ''}`);
}
