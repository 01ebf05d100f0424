// Shows each symbol: on cards, as a button in React, in the log, on the board and as a sound. Texts: text/*/symbols.ts.
// Not here: what a symbol does (symbols/ of the game) or its article (reference/articles.ts).

import { listOf, signed } from '@i18n/page';
import { card, type EventLines, move } from '@narration/log';
import { caption } from '@ui/game/board/captions';
import type { SoundBook } from '@ui/sound/cues';
import {
  ChevronsUp,
  Flame,
  Gauge,
  Hand,
  type LucideIcon,
  Play,
  Plus,
  Recycle,
  RefreshCw,
  Rocket,
  Shuffle,
  Snowflake,
  ThermometerSnowflake,
  Trash2,
  Wind,
  Zap,
  ZapOff,
} from 'lucide-react';
import type { SymbolKey } from '../../data/cards';
import { flipValues } from '../../outlook/forecast';
import { t } from '../../text/t';
import type { ReactAction, SymbolEvent } from '../../types';
import type { HeatAnimationContext } from '../board/animation/context';
import { cardName, listedCards } from '../cards/card-names';
import { range } from '../forecast/forecast-text';
import { moving, type Reacting, type ReactTile, shownIf } from './react-tile';

/** How a symbol appears on a card. */
export interface SymbolLook {
  /** Its tile; 'sign' is a corner's sign with plus or minus. */
  tile: { fill: string; ink: string; icon: LucideIcon } | 'sign';
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
export const SYMBOLS: Readonly<Record<SymbolKey, SymbolLook>> = {
  heat: {
    tile: { fill: '#a3201a', ink: '#ffd9b0', icon: Flame },
    figure: plain,
    when: 'reveal',
    must: true,
    text: (n) => t('symbol.heat.text', { n }),
    use: null,
    adds: true,
  },
  plus: {
    tile: { fill: '#181304', ink: '#ffe14a', icon: Plus },
    figure: plain,
    when: 'reveal',
    must: true,
    text: (n) => t('symbol.plus.text', { n }),
    use: (n) => t('use.plus', { n }),
    adds: true,
  },
  limit: {
    tile: 'sign',
    figure: signed,
    when: 'always',
    must: true,
    text: (n) => t('symbol.limit.text', { n: Math.abs(n), way: n < 0 ? 'less' : 'more' }),
    use: (n) => t('use.limit', { change: signed(n) }),
    adds: false,
  },
  directPlay: {
    tile: { fill: '#ee7b1c', ink: '#191307', icon: Play },
    figure: none,
    when: 'react',
    must: false,
    text: () => t('symbol.directPlay.text'),
    use: null,
    adds: false,
  },
  accelerate: {
    tile: { fill: '#6d3fd0', ink: '#ffffff', icon: ChevronsUp },
    figure: signed,
    when: 'react',
    must: false,
    text: (n) => t('symbol.accelerate.text', { n }),
    use: (n) => t('use.accelerate', { n }),
    adds: false,
  },
  superCool: {
    tile: { fill: '#123a78', ink: '#bfe1ff', icon: ThermometerSnowflake },
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.superCool.text', { n }),
    use: (n) => t('use.superCool', { n }),
    adds: true,
  },
  cooldown: {
    tile: { fill: '#2f6fd0', ink: '#ffffff', icon: Snowflake },
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.cooldown.text', { n }),
    use: (n) => t('use.cooldown', { n }),
    adds: true,
  },
  reduceStress: {
    tile: { fill: '#f5cb14', ink: '#181304', icon: ZapOff },
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.reduceStress.text', { n }),
    use: (n) => t('use.reduceStress', { n }),
    adds: true,
  },
  slipstream: {
    tile: { fill: '#17a29b', ink: '#06211f', icon: Wind },
    figure: signed,
    when: 'slipstream',
    must: false,
    text: (n) => t('symbol.slipstream.text', { n }),
    use: (n) => t('use.slipstream', { n }),
    adds: false,
  },
  salvage: {
    tile: { fill: '#8a5a2e', ink: '#ffe6c4', icon: Recycle },
    figure: plain,
    when: 'react',
    must: false,
    text: (n) => t('symbol.salvage.text', { n }),
    use: (n) => t('use.salvage', { n }),
    adds: true,
  },
  refresh: {
    tile: { fill: '#24834a', ink: '#ffffff', icon: RefreshCw },
    figure: none,
    when: 'replenish',
    must: false,
    text: () => t('symbol.refresh.text'),
    use: () => t('use.refresh'),
    adds: false,
  },
  scrap: {
    tile: { fill: '#6b727c', ink: '#ffffff', icon: Trash2 },
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

/** The sounds. */
export const SYMBOL_SOUNDS: SoundBook<SymbolEvent> = {
  cooled: 'cardSlide',
  stressReduced: 'cardSlide',
  scrapped: 'cardSlide',
  salvaged: 'shuffle',
  superCooled: 'cardSlide',
  accelerated: 'gear',
  playedDirectly: 'cardFlip',
};

const FAST = '#ffb36b';
const CALM = '#cfe8ff';

/** What the board shows; nothing waits for it. */
export const SYMBOL_ANIMATIONS: {
  readonly [Type in SymbolEvent['type']]: (
    context: HeatAnimationContext,
    event: Extract<SymbolEvent, { type: Type }>,
  ) => void;
} = {
  cooled: (context, event) => puff(context, event),
  superCooled: (context, event) => puff(context, event),
  accelerated: (context, event) => caption(context, event.seat, t('caption.accelerate', { n: event.value }), FAST),
  playedDirectly: (context, event) => caption(context, event.seat, t('caption.direct', { n: event.value }), FAST),
  stressReduced: (context, event) => {
    if (event.count > 0) caption(context, event.seat, t('caption.stress', { n: event.count }), CALM);
  },
  scrapped: (context, event) => caption(context, event.seat, t('caption.scraps', { n: event.cards.length })),
  salvaged: (context, event) => caption(context, event.seat, t('caption.salvages', { n: event.cards.length })),
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

/** The buttons for what is on offer. */
export function reactTiles(turn: Reacting): ReactTile[] {
  return Object.values(TILES).flatMap((tiles) => tiles(turn));
}

const ICON = 26;
const FLAME = <Flame size={16} />;

/** The buttons of each reaction, in the order in which they are shown. */
const TILES: { readonly [Type in ReactAction['type']]: (turn: Reacting) => ReactTile[] } = {
  cool: ({ choices }) =>
    shownIf(choices.cool > 0, {
      id: 'cool',
      icon: <Snowflake size={ICON} />,
      title: t('react.cool'),
      note: t('react.cool.note'),
      look: 'cool',
      counted: { most: choices.cool, icon: FLAME, title: (n) => t('react.cool.n', { n }) },
      action: (n) => ({ type: 'cool', count: n }),
    }),
  boost: (turn) => {
    if (turn.choices.boost === null) return [];
    const { heat } = turn.choices.boost;
    const values = flipValues(turn.view, turn.own);
    const gain = range(values[0] ?? 0, values.at(-1) ?? 0);
    const tile = { id: 'boost', icon: <Rocket size={ICON} />, title: t('react.boost'), label: `+${gain}` };
    return [moving(turn, { type: 'boost' }, tile, t('react.boost.note', { heat, gain }), 'hot')];
  },
  adrenaline: (turn) => {
    if (!turn.choices.adrenaline) return [];
    const tile = { id: 'adrenaline', icon: <Zap size={ICON} />, title: t('react.adrenaline'), label: '+1' };
    return [moving(turn, { type: 'adrenaline' }, tile, t('react.adrenaline.note', { speed: turn.car.speed + 1 }))];
  },
  reduceStress: ({ choices }) =>
    shownIf(choices.reduceStress > 0, {
      id: 'reduceStress',
      icon: <Hand size={ICON} />,
      title: t('react.reduceStress'),
      note: t('react.reduceStress.note'),
      look: 'plain',
      counted: {
        most: choices.reduceStress,
        icon: <Zap size={16} />,
        title: (n) => t('react.reduceStress.n', { n }),
      },
      action: (n) => ({ type: 'reduceStress', count: n }),
    }),
  superCool: ({ choices }) =>
    shownIf(choices.superCool > 0, {
      id: 'superCool',
      icon: <Recycle size={ICON} />,
      title: t('react.superCool'),
      note: t('react.superCool.note'),
      look: 'cool',
      counted: { most: choices.superCool, icon: FLAME, title: (n) => t('react.superCool.n', { n }) },
      action: (n) => ({ type: 'superCool', count: n }),
    }),
  salvage: ({ choices }) =>
    shownIf(choices.salvage > 0, {
      id: 'salvage',
      icon: <Shuffle size={ICON} />,
      title: t('react.salvage'),
      note: t('react.salvage.note', { n: choices.salvage }),
      look: 'plain',
      action: () => 'salvage',
    }),
  accelerate: (turn) =>
    turn.choices.accelerate.map(({ card, gain }) => {
      const title = t('react.accelerate', { n: gain });
      const tile = { id: `accelerate.${card}`, icon: <Gauge size={ICON} />, title, label: `+${gain}` };
      return moving(
        turn,
        { type: 'accelerate', card },
        tile,
        t('react.accelerate.note', { card: cardName(card), n: gain }),
      );
    }),
  directPlay: (turn) =>
    turn.choices.directPlay.map(({ card, heat }) => {
      const name = cardName(card);
      const tile = {
        id: `directPlay.${card}`,
        icon: <Wind size={ICON} />,
        title: t('react.direct', { card: name }),
        label: name,
      };
      const look = heat > 0 && turn.aids !== 'none' ? 'hot' : 'plain';
      return moving(turn, { type: 'directPlay', card }, tile, t('react.direct.note', { heat }), look);
    }),
  scrap: ({ choices }) =>
    shownIf(choices.scrap > 0, {
      id: 'scrap',
      icon: <Trash2 size={ICON} />,
      title: t('react.scrap', { n: choices.scrap }),
      note: t('react.scrap.note'),
      look: 'plain',
      action: () => ({ type: 'scrap' }),
    }),
};

function puff(context: HeatAnimationContext, { seat, count }: { seat: number; count: number }): void {
  if (count === 0) return;
  context.effects.coolPuff(context.cars.spotOf(seat));
  caption(context, seat, t('caption.cools', { n: count }), CALM);
}
