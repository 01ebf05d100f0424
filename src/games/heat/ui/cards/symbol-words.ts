// What each symbol of a card is called, when it acts and what it does, in words: for cards' faces and the reader.
// Not for: the symbols' pictures (symbol-tile.tsx) or their rules (phases/).

import { type CardSymbols, cardOf } from '../../data/cards';
import type { Card } from '../../types';

/** A symbol of cards.json. */
export type SymbolKey = keyof CardSymbols;

/** One symbol in words. */
export interface SymbolWords {
  name: string;
  /** The name on a card too narrow for it. */
  short: string;
  /** What is printed at its right: '+3', '2', or nothing where it has no number. */
  figure(n: number): string;
  /** The moment at which it acts. */
  when: string;
  /** It cannot be declined. */
  must: boolean;
  text(n: number): string;
}

const plain = (n: number): string => String(n);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const none = (): string => '';
const cards = (n: number, what: string): string => (n === 1 ? `1 ${what}` : `${n} ${what}s`);

/** Every symbol, in the order in which a card prints them. */
export const SYMBOLS: Readonly<Record<SymbolKey, SymbolWords>> = {
  heat: {
    name: 'Pay heat',
    short: 'Pay heat',
    figure: plain,
    when: 'Reveal',
    must: true,
    text: (n) => `Pay ${n} heat from your engine when the card is turned up. Without it the card stalls.`,
  },
  plus: {
    name: 'Flip',
    short: 'Flip',
    figure: plain,
    when: 'Reveal',
    must: true,
    text: (n) =>
      n === 1
        ? 'Turn up your draw pile until a Speed card comes: its value is added.'
        : `Turn up your draw pile until ${n} Speed cards have come: their values are added.`,
  },
  limit: {
    name: 'Limit',
    short: 'Limit',
    figure: signed,
    when: 'Always',
    must: true,
    text: (n) => `Each corner you cross this turn allows ${Math.abs(n)} ${n < 0 ? 'less' : 'more'}, for you only.`,
  },
  directPlay: {
    name: 'Direct play',
    short: 'Play direct',
    figure: none,
    when: 'React',
    must: false,
    text: () => 'May be played from your hand after the move, beyond the cards of your gear.',
  },
  accelerate: {
    name: 'Accelerate',
    short: 'Accelerate',
    figure: signed,
    when: 'React',
    must: false,
    text: (n) => `For each card flipped this turn you may go ${n} faster and ${n} on, all or nothing.`,
  },
  superCool: {
    name: 'Super cool',
    short: 'Super cool',
    figure: plain,
    when: 'React',
    must: false,
    text: (n) => `Move up to ${cards(n, 'Heat card')} from your discard pile back to the engine.`,
  },
  cooldown: {
    name: 'Cooldown',
    short: 'Cooldown',
    figure: plain,
    when: 'React',
    must: false,
    text: (n) => `Move up to ${cards(n, 'Heat card')} from your hand back to the engine.`,
  },
  reduceStress: {
    name: 'Reduce stress',
    short: 'Less stress',
    figure: plain,
    when: 'React',
    must: false,
    text: (n) => `Discard up to ${cards(n, 'Stress card')} from your hand.`,
  },
  slipstream: {
    name: 'Slipstream',
    short: 'Slipstream',
    figure: signed,
    when: 'Slipstream',
    must: false,
    text: (n) => `A slipstream of this turn may be ${cards(n, 'space')} longer.`,
  },
  salvage: {
    name: 'Salvage',
    short: 'Salvage',
    figure: plain,
    when: 'React',
    must: false,
    text: (n) => `Choose up to ${cards(n, 'card')} of your discard pile and shuffle them into the draw pile.`,
  },
  refresh: {
    name: 'Refresh',
    short: 'Refresh',
    figure: none,
    when: 'Replenish',
    must: false,
    text: () => 'May go on top of your draw pile instead of the discard pile.',
  },
  scrap: {
    name: 'Scrap',
    short: 'Scrap',
    figure: plain,
    when: 'React',
    must: true,
    text: (n) =>
      n === 1
        ? 'The top card of your draw pile goes to the discard pile.'
        : `The top ${n} cards of your draw pile go to the discard pile.`,
  },
};

/** One symbol that a card bears; n is 1 where it has no number. */
export interface PrintedSymbol {
  key: SymbolKey;
  n: number;
}

/** The symbols of a card, in the order in which they are printed. */
export function symbolsOf(card: Card): PrintedSymbol[] {
  const { symbols, kind } = cardOf(card);
  // Stress is a symbol by itself: its face says so.
  if (kind === 'stress') return [];
  return (Object.keys(SYMBOLS) as SymbolKey[]).flatMap((key) => {
    const n = Number(symbols[key]);
    return n === 0 ? [] : [{ key, n }];
  });
}

/** A symbol as one reads it out: 'Flip 1', 'Limit +3', 'Refresh'. */
export function symbolName({ key, n }: PrintedSymbol): string {
  const { name, figure } = SYMBOLS[key];
  return `${name} ${figure(n)}`.trim();
}

/** A whole card read out: 'Tires, speed 0: Flip 1, Limit +1'. */
export function cardSpoken(card: Card): string {
  const { kind, name, values } = cardOf(card);
  if (kind === 'heat') return 'Spare Heat: one more Heat card in your deck';
  if (kind === 'stress') return 'Stress';
  const speed = `${kind === 'speed' ? 'Speed' : `${name}, speed`} ${values.join(' or ')}`;
  const symbols = symbolsOf(card).map(symbolName);
  return symbols.length === 0 ? speed : `${speed}: ${symbols.join(', ')}`;
}
