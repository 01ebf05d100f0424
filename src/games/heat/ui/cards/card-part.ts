// Marks cards on screens as parts of the table, for the inspector. Not here: what it shows of them (part-face.ts).

import { type PartMarks, part } from '@ui/inspector/part';
import { cardOf } from '../../data/cards';
import type { Card } from '../../types';

/** Marks an element as this card. */
export function cardPart(card: Card): PartMarks {
  const { kind, type, key } = cardOf(card);
  const id = kind === 'upgrade' ? `upgrade.${type}` : kind === 'sponsor' ? `sponsor.${key}` : `card.${kind}`;
  return part(id, String(card));
}
