// The symbols of a turn in words: what gear, adrenaline and played cards bring. Not for: what is left of them (choices).

import { type CardSymbols, cardOf } from '../data/cards';
import { ADRENALINE_COOLDOWN, GEAR_COOLDOWN } from '../data/costs';
import type { Card, CarView, Gear, HeatView } from '../types';
import { cardName, ordinal } from './texts';

/** Where symbols come from, and what they are: '1st gear', 'cooldown 3'. */
export interface SymbolsInUse {
  from: string;
  text: string;
}

const BOOST_GEAR: Gear = 4;

const CARD_WORDS: readonly [keyof CardSymbols, string][] = [
  ['plus', '+'],
  ['cooldown', 'cooldown'],
  ['reduceStress', 'shed stress'],
  ['slipstream', 'slipstream +'],
  ['scrap', 'scrap'],
  ['salvage', 'salvage'],
  ['superCool', 'super cool'],
  ['accelerate', 'accelerate'],
  ['limit', 'limit'],
];

/** Gear, adrenaline, then the cards in front of the driver, each that brings something. */
export function symbolsInUse(view: HeatView, car: CarView): SymbolsInUse[] {
  const list: SymbolsInUse[] = [];
  const cooldown = GEAR_COOLDOWN[car.gear];
  if (cooldown > 0) list.push({ from: `${ordinal(car.gear)} gear`, text: `cooldown ${cooldown}` });
  if (car.gear === BOOST_GEAR) list.push({ from: `${ordinal(car.gear)} gear`, text: 'boost' });
  if (view.mode === 'race' && view.adrenaline.includes(car.seat)) {
    list.push({ from: 'Adrenaline', text: `+1 speed, cooldown ${ADRENALINE_COOLDOWN}` });
  }
  for (const card of car.played) {
    const text = symbolWords(card);
    if (text !== '') list.push({ from: cardName(card), text });
  }
  return list;
}

/** The symbols of one card, '' where it has none: 'cooldown 3, limit -1'. */
export function symbolWords(card: Card): string {
  const { symbols } = cardOf(card);
  const words = CARD_WORDS.flatMap(([key, word]) => {
    const count = Number(symbols[key]);
    if (count === 0) return [];
    if (key === 'plus') return [count > 1 ? `+ ${count} times` : '+'];
    if (key === 'limit') return [`${word} ${count > 0 ? '+' : ''}${count}`];
    return [word.endsWith('+') ? `${word}${count}` : `${word} ${count}`];
  });
  if (symbols.refresh) words.push('refresh');
  return words.join(', ');
}
