// What each symbol of a card is called, when it acts and what it does, as text: for cards' faces and the card detail.
// Not here: the symbols' pictures (symbol-tile.tsx) or their rules (phases/).

import { signed } from '@i18n/page';
import { type CardSymbols, cardOf } from '../../data/cards';
import { t } from '../../text/t';
import type { Card } from '../../types';

/** A symbol of cards.json. */
export type SymbolKey = keyof CardSymbols;

/** How a symbol stands on a card. */
export interface SymbolLook {
  /** What is printed at its right: '+3', '2', or nothing if it has no number. */
  figure(n: number): string;
  /** The moment at which it acts. */
  when: 'reveal' | 'always' | 'react' | 'slipstream' | 'replenish';
  /** It cannot be declined. */
  must: boolean;
}

const plain = (n: number): string => String(n);
const none = (): string => '';

/** Every symbol, in the order in which a card prints them. */
export const SYMBOLS: Readonly<Record<SymbolKey, SymbolLook>> = {
  heat: { figure: plain, when: 'reveal', must: true },
  plus: { figure: plain, when: 'reveal', must: true },
  limit: { figure: signed, when: 'always', must: true },
  directPlay: { figure: none, when: 'react', must: false },
  accelerate: { figure: signed, when: 'react', must: false },
  superCool: { figure: plain, when: 'react', must: false },
  cooldown: { figure: plain, when: 'react', must: false },
  reduceStress: { figure: plain, when: 'react', must: false },
  slipstream: { figure: signed, when: 'slipstream', must: false },
  salvage: { figure: plain, when: 'react', must: false },
  refresh: { figure: none, when: 'replenish', must: false },
  scrap: { figure: plain, when: 'react', must: true },
};

/** One symbol that a card bears; n is 1 where it has no number. */
export interface PrintedSymbol {
  key: SymbolKey;
  n: number;
}

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(card: Card): PrintedSymbol[] {
  const { symbols, kind } = cardOf(card);
  // Stress is a symbol on its own: its face says so.
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

/** The same on a card too narrow for it. */
export function symbolShort(key: SymbolKey): string {
  return t(`symbol.${key}.short`);
}

/** A symbol as one reads it out: 'Flip 1', 'Limit +3', 'Refresh'. */
export function symbolName({ key, n }: PrintedSymbol): string {
  const figure = SYMBOLS[key].figure(n);
  return figure === '' ? symbolTitle(key) : t('symbol.figured', { symbol: symbolTitle(key), figure });
}

/** The moment at which a symbol acts; one that must be used in React says so. */
export function symbolMoment(key: SymbolKey): string {
  const { when, must } = SYMBOLS[key];
  return t(must && when === 'react' ? 'moment.must' : `moment.${when}`);
}

/** What a symbol does, in a sentence or two. */
export function symbolText({ key, n }: PrintedSymbol): string {
  switch (key) {
    case 'directPlay':
    case 'refresh':
      return t(`symbol.${key}.text`);
    case 'limit':
      return t('symbol.limit.text', { n: Math.abs(n), way: n < 0 ? 'less' : 'more' });
    default:
      return t(`symbol.${key}.text`, { n });
  }
}
