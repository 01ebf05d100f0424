// Each card symbol's name, when it acts and what it does, as text: for cards' faces and the card detail.
// Not here: the symbols' pictures (symbol-tile.tsx) or their rules (phases/).

import { signed } from '@i18n/page';
import { type CardSymbols, cardOf } from '../../data/cards';
import { t } from '../../text/t';
import type { Card } from '../../types';

/** The key of a symbol in cards.json. */
export type SymbolKey = keyof CardSymbols;

/** How a symbol appears on a card. */
export interface SymbolLook {
  /** What is printed to its right: '+3', '2', or nothing if it has no number. */
  figure(n: number): string;
  /** When it acts. */
  when: 'reveal' | 'always' | 'react' | 'slipstream' | 'replenish';
  /** Whether it is mandatory. */
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
