// The symbols of a turn as text: what gear, adrenaline and played cards add. Not here: what is left of them (choices).

import { listOf, signed } from '@i18n/page';
import { cardOf } from '../../data/cards';
import { ADRENALINE_COOLDOWN, GEAR_COOLDOWN } from '../../data/costs';
import { t } from '../../text/t';
import type { Card, CarView, Gear, HeatView } from '../../types';
import { cardName } from './card-names';

/** Where symbols come from, and what they are: '1st gear', 'cooldown 3'. */
export interface SymbolsInUse {
  from: string;
  text: string;
}

const BOOST_GEAR: Gear = 4;

/** Symbols whose text is their name and number. */
const COUNTED = [
  'plus',
  'cooldown',
  'reduceStress',
  'slipstream',
  'scrap',
  'salvage',
  'superCool',
  'accelerate',
] as const;

/** Gear, adrenaline, then every card in front of the driver that adds something. */
export function symbolsInUse(view: HeatView, car: CarView): SymbolsInUse[] {
  const list: SymbolsInUse[] = [];
  const cooldown = GEAR_COOLDOWN[car.gear];
  const from = t('use.gear', { gear: car.gear });
  if (cooldown > 0) list.push({ from, text: t('use.cooldown', { n: cooldown }) });
  if (car.gear === BOOST_GEAR) list.push({ from, text: t('use.boost') });
  if (view.mode === 'race' && view.adrenaline.includes(car.seat)) {
    list.push({ from: t('use.from.adrenaline'), text: t('use.adrenaline', { n: ADRENALINE_COOLDOWN }) });
  }
  for (const card of car.played) {
    const text = symbolText(card);
    if (text !== '') list.push({ from: cardName(card), text });
  }
  return list;
}

/** The symbols of one card: 'cooldown 3, limit -1'; '' if it has none. */
export function symbolText(card: Card): string {
  const { symbols } = cardOf(card);
  const lines = COUNTED.flatMap((key) => (symbols[key] === 0 ? [] : [t(`use.${key}`, { n: symbols[key] })]));
  const { limit } = symbols;
  if (limit !== 0) lines.push(t('use.limit', { change: signed(limit) }));
  if (symbols.refresh) lines.push(t('use.refresh'));
  return listOf(lines, 'unit');
}
