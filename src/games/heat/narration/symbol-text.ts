// Each card symbol's name, when it acts and what it does, as text: for cards' faces and the card detail.
// Not here: the table of all symbols (symbols.ts) or their pictures (ui/cards/symbol-tile.tsx).

import { listOf } from '@i18n/page';
import { cardOf, type SymbolKey } from '../data/cards';
import { t } from '../text/t';
import type { Card } from '../types';
import { cardTitle, speedsOn } from './card-names';
import { SYMBOLS } from './symbols';

/** One symbol on a card; n is 1 if it has no number. */
export interface PrintedSymbol {
  key: SymbolKey;
  n: number;
}

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(card: Card): PrintedSymbol[] {
  const { symbols, kind } = cardOf(card);
  // The face of Stress is itself a symbol.
  if (kind === 'stress') return [];
  return (Object.keys(SYMBOLS) as SymbolKey[]).flatMap((key) => {
    const n = Number(symbols[key]);
    return n === 0 ? [] : [{ key, n }];
  });
}

/** A symbol's name without its number: 'Flip'. */
export function symbolTitle(key: SymbolKey): string {
  return t(`symbol.${key}.name`);
}

/** A shorter name for cards too narrow for it. */
export function symbolShort(key: SymbolKey): string {
  return t(`symbol.${key}.short`);
}

/** A symbol as read aloud: 'Flip 1', 'Limit +3', 'Refresh'. */
export function symbolName({ key, n }: PrintedSymbol): string {
  const figure = SYMBOLS[key].figure(n);
  return figure === '' ? symbolTitle(key) : t('symbol.figured', { symbol: symbolTitle(key), figure });
}

/** When a symbol acts, and whether it is mandatory in React. */
export function symbolMoment(key: SymbolKey): string {
  const { when, must } = SYMBOLS[key];
  return t(must && when === 'react' ? 'moment.must' : `moment.${when}`);
}

/** What a symbol does, in one or two sentences. */
export function symbolText({ key, n }: PrintedSymbol): string {
  return SYMBOLS[key].text(n);
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
