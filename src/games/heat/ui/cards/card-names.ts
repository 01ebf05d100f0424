// The names of cards: on their faces, in sentences and for screen readers. Not here: what their symbols do (symbol-text.ts).

import { listOf } from '@i18n/page';
import { type PartMarks, part } from '@ui/inspector/part';
import { cardOf } from '../../data/cards';
import { t } from '../../text/t';
import type { Card } from '../../types';
import { symbolName, symbolsOf } from './symbol-text';

/** The name on a card's large face: 'Tires', 'Spare Heat', 'Speed 0', a sponsor's name. */
export function cardTitle(card: Card): string {
  const { kind, type, name, values } = cardOf(card);
  if (kind === 'heat') return t('card.spareHeat');
  if (kind === 'stress') return t('card.stress');
  if (kind === 'speed' || type === 'starting') return t('card.speed', { value: values[0] ?? 0 });
  return kind === 'sponsor' ? name : t('upgrade', { type });
}

/** The name in the narrow band of a card in the hand: 'Speed', '4WD', the first word of a sponsor's name. */
export function bandName(card: Card): string {
  const { kind, type, name, values } = cardOf(card);
  if (kind === 'heat') return t('card.heat');
  if (kind === 'stress') return t('card.stress');
  if (kind === 'speed') return t('card.band.speed');
  if (type === 'starting') return t('card.speed', { value: values[0] ?? 0 });
  return kind === 'sponsor' ? (name.split(' ')[0] ?? name) : t('upgrade.short', { type });
}

/** A card as text: 'Speed 4', 'Stress', '4 Wheel Drive 4'. */
export function cardName(card: Card): string {
  const { kind, type, values } = cardOf(card);
  if (kind === 'heat') return t('card.heat');
  const isPlain = kind === 'stress' || kind === 'speed' || type === 'starting' || values.length === 0;
  return isPlain ? cardTitle(card) : t('card.valued', { card: cardTitle(card), values: values.join('/') });
}

/** Marks an element as this card for the inspector. */
export function cardPart(card: Card): PartMarks {
  const { kind, type, key } = cardOf(card);
  const id = kind === 'upgrade' ? `upgrade.${type}` : kind === 'sponsor' ? `sponsor.${key}` : `card.${kind}`;
  return part(id, String(card));
}

/** The speeds that a card may count as: '1, 3 or 5'. */
export function speedsOn(card: Card): string {
  return listOf(cardOf(card).values.map(String), 'disjunction');
}

/** A whole card for screen readers: 'Tires, speed 0: Flip 1, Limit +1'. */
export function cardSpoken(card: Card): string {
  const { kind, type } = cardOf(card);
  if (kind === 'heat') return t('said.spareHeat');
  const isPlain = kind === 'stress' || kind === 'speed' || type === 'starting';
  const text = isPlain ? cardTitle(card) : t('said.card', { card: cardTitle(card), values: speedsOn(card) });
  const symbols = symbolsOf(card).map(symbolName);
  return symbols.length === 0 ? text : t('said.with', { card: text, symbols: listOf(symbols, 'unit') });
}
