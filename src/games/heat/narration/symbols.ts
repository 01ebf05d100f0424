// What each symbol says: on cards, in the log, as an answer in React. Texts: symbols.ts of each language.
// Not here: what a symbol does (symbols/ of the game), or how it looks and sounds (ui/symbols/symbols.tsx).

import { listOf, signed } from '@i18n/page';
import { card, type EventLines, move } from '@narration/log';
import type { SymbolKey } from '../data/cards';
import { t } from '../text/t';
import type { ReactAction, SymbolEvent } from '../types';
import { cardName, listedCards } from './card-names';

/** What a card says of a symbol. */
export interface SymbolText {
  /** What is printed to its right: '+3', '2', or nothing if it has no number. */
  figure(n: number): string;
  /** When it acts. */
  when: 'reveal' | 'always' | 'react' | 'slipstream' | 'replenish';
  /** Whether it is mandatory. */
  must: boolean;
  /** What it does, in one or two sentences. */
  text(n: number): string;
  /** What it brings to a turn, in a list: 'cooldown 3'; null if the list leaves it out. */
  use: ((n: number) => string) | null;
  /** Whether its numbers add up over a deck; otherwise the cards that have it are counted. */
  adds: boolean;
}

const plain = (n: number): string => String(n);
const none = (): string => '';

/** Every symbol, in the order in which a card prints them. */
export const SYMBOLS: Readonly<Record<SymbolKey, SymbolText>> = {
  heat: {
    figure: plain,
    when: 'reveal',
    must: true,
    text: (n) => t('symbol.heat.text', { n }),
    use: null,
    adds: true,
  },
  plus: {
    figure: plain,
    when: 'reveal',
    must: true,
    text: (n) => t('symbol.plus.text', { n }),
    use: (n) => t('use.plus', { n }),
    adds: true,
  },
  limit: {
    figure: signed,
    when: 'always',
    must: true,
    text: (n) => t('symbol.limit.text', { n: Math.abs(n), way: n < 0 ? 'less' : 'more' }),
    use: (n) => t('use.limit', { change: signed(n) }),
    adds: false,
  },
  directPlay: {
    figure: none,
    when: 'react',
    must: false,
    text: () => t('symbol.directPlay.text'),
    use: null,
    adds: false,
  },
  accelerate: {
    figure: signed,
    when: 'react',
    must: false,
    text: (n) => t('symbol.accelerate.text', { n }),
    use: (n) => t('use.accelerate', { n }),
    adds: false,
  },
  superCool: {
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.superCool.text', { n }),
    use: (n) => t('use.superCool', { n }),
    adds: true,
  },
  cooldown: {
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.cooldown.text', { n }),
    use: (n) => t('use.cooldown', { n }),
    adds: true,
  },
  reduceStress: {
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.reduceStress.text', { n }),
    use: (n) => t('use.reduceStress', { n }),
    adds: true,
  },
  slipstream: {
    figure: signed,
    when: 'slipstream',
    must: false,
    text: (n) => t('symbol.slipstream.text', { n }),
    use: (n) => t('use.slipstream', { n }),
    adds: false,
  },
  salvage: {
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.salvage.text', { n }),
    use: (n) => t('use.salvage', { n }),
    adds: true,
  },
  refresh: {
    figure: none,
    when: 'replenish',
    must: false,
    text: () => t('symbol.refresh.text'),
    use: () => t('use.refresh'),
    adds: false,
  },
  scrap: {
    figure: plain,
    when: 'react',
    must: true,
    text: (n) => t('symbol.scrap.text', { n }),
    use: (n) => t('use.scrap', { n }),
    adds: true,
  },
};

/** The lines of the log. */
export const SYMBOL_LINES: EventLines<SymbolEvent, never> = {
  cooled: (e, c) => card(t('log.cooled', { name: c.name(e.seat), n: e.count })),
  stressReduced: (e, c) => card(t('log.stress', { name: c.name(e.seat), n: e.count })),
  scrapped: (e, c) => card(t('log.scrapped', { name: c.name(e.seat), ...listedCards(e.cards) })),
  salvaged: (e, c) => card(t('log.salvaged', { name: c.name(e.seat), ...listedCards(e.cards) })),
  superCooled: (e, c) => card(t('log.superCooled', { name: c.name(e.seat), n: e.count })),
  accelerated: (e, c) => move(t('log.accelerated', { name: c.name(e.seat), value: e.value })),
  playedDirectly: (e, c) => move(t('log.direct', { name: c.name(e.seat), card: cardName(e.card), value: e.value })),
};

/** An answer in React that was given for a driver: '2 heat cooled'. */
export function reactAnswer(action: ReactAction): string {
  switch (action.type) {
    case 'cool':
    case 'reduceStress':
    case 'superCool':
      return t(`answer.${action.type}`, { n: action.count });
    case 'salvage':
      return t('answer.salvage', { n: action.cards.length, cards: listOf(action.cards.map(cardName)) });
    case 'accelerate':
    case 'directPlay':
      return t(`answer.${action.type}`, { card: cardName(action.card) });
    case 'adrenaline':
    case 'boost':
    case 'scrap':
      return t(`answer.${action.type}`);
  }
}
