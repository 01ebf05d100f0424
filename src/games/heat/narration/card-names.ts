// The names of cards: on their faces and in sentences. Not here: their symbols (symbol-text.ts).

import { listOf } from '@i18n/page';
import { cardOf } from '../data/cards';
import { t } from '../text/t';
import type { Card } from '../types';

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

/** The speeds that a card may count as: '1, 3 or 5'. */
export function speedsOn(card: Card): string {
  return listOf(cardOf(card).values.map(String), 'disjunction');
}

/** Some cards, and how many: for 'scraps Speed 2, Stress'. */
export function listedCards(cards: readonly Card[]): { n: number; cards: string } {
  return { n: cards.length, cards: listOf(cards.map(cardName), 'unit') };
}
