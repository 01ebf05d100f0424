// The symbols of a turn as text: what gear, adrenaline and played cards add. Not here: what is left of them (choices).

import { listOf } from '@i18n/page';
import { cardOf, SYMBOL_KEYS } from '../data/cards';
import { BOOST_GEAR, GEAR_COOLDOWN } from '../data/costs';
import { adrenalineCooldown } from '../outlook/forecast';
import { t } from '../text/t';
import type { Card, CarView, HeatView } from '../types';
import { cardName } from './card-names';
import { SYMBOLS } from './symbols';

/** Where symbols come from, and what they are: '1st gear', 'cooldown 3'. */
export interface SymbolsInUse {
  from: string;
  text: string;
}

/** Gear, adrenaline, then every card in front of the driver that adds something. */
export function symbolsInUse(view: HeatView, car: CarView): SymbolsInUse[] {
  const list: SymbolsInUse[] = [];
  const cooldown = GEAR_COOLDOWN[car.gear];
  const from = t('use.gear', { gear: car.gear });
  if (cooldown > 0) list.push({ from, text: t('use.cooldown', { n: cooldown }) });
  if (car.gear === BOOST_GEAR) list.push({ from, text: t('use.boost') });
  const granted = adrenalineCooldown(view, car.seat);
  if (granted > 0) list.push({ from: t('use.from.adrenaline'), text: t('use.adrenaline', { n: granted }) });
  for (const card of car.played) {
    const text = symbolText(card);
    if (text !== '') list.push({ from: cardName(card), text });
  }
  return list;
}

/** The symbols of one card: 'cooldown 3, limit -1'; '' if it has none. */
export function symbolText(card: Card): string {
  const { symbols } = cardOf(card);
  const lines = SYMBOL_KEYS.flatMap((key) => {
    const n = Number(symbols[key]);
    const { use } = SYMBOLS[key];
    return n === 0 || use === null ? [] : [use(n)];
  });
  return listOf(lines, 'unit');
}
