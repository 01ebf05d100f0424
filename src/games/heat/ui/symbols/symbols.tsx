// Shows each symbol: on cards, as a button in React, on the board, as a sound, and in the list of articles.
// Not here: what a symbol does (symbols/ of the game) or what it says (narration/symbols.ts).

import { caption } from '@ui/game/board/captions';
import type { Articles } from '@ui/reference/articles';
import type { SoundBook } from '@ui/sound/cues';
import {
  ChevronsUp,
  Diamond,
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
import { cardName } from '../../narration/card-names';
import { range } from '../../narration/forecast-text';
import { flipValues } from '../../outlook/forecast';
import type { messages } from '../../text/en';
import { t } from '../../text/t';
import type { ReactAction, SymbolEvent } from '../../types';
import type { HeatAnimationContext } from '../board/animation/context';
import { moving, type Reacting, type ReactTile, shownIf } from './react-tile';

/** A symbol's tile on a card; 'sign' is a corner's sign with plus or minus. */
type SymbolTile = { fill: string; ink: string; icon: LucideIcon } | 'sign';

/** The tile of every symbol. */
export const SYMBOL_TILES: Readonly<Record<SymbolKey, SymbolTile>> = {
  heat: { fill: '#a3201a', ink: '#ffd9b0', icon: Flame },
  plus: { fill: '#181304', ink: '#ffe14a', icon: Plus },
  limit: 'sign',
  directPlay: { fill: '#ee7b1c', ink: '#191307', icon: Play },
  accelerate: { fill: '#6d3fd0', ink: '#ffffff', icon: ChevronsUp },
  superCool: { fill: '#123a78', ink: '#bfe1ff', icon: ThermometerSnowflake },
  cooldown: { fill: '#2f6fd0', ink: '#ffffff', icon: Snowflake },
  reduceStress: { fill: '#f5cb14', ink: '#181304', icon: ZapOff },
  slipstream: { fill: '#17a29b', ink: '#06211f', icon: Wind },
  salvage: { fill: '#8a5a2e', ink: '#ffe6c4', icon: Recycle },
  refresh: { fill: '#24834a', ink: '#ffffff', icon: RefreshCw },
  scrap: { fill: '#6b727c', ink: '#ffffff', icon: Trash2 },
};

/** The articles about symbols, in the order of the list. */
export const SYMBOL_ARTICLES: Articles<typeof messages>['symbols'] = {
  payheat: {
    icon: Flame,
    related: ['heatcards', 'flip', 'cooldown'],
    about: { symbol: ['heat'], event: ['cardHeatPaid', 'cardStalled'] },
  },
  flip: {
    icon: Plus,
    related: ['stress', 'boost', 'accelerate'],
    about: { symbol: ['plus'], event: ['cardFlipped'] },
  },
  limit: { icon: Diamond, related: ['corners', 'advanced'], about: { symbol: ['limit'] } },
  direct: {
    icon: Play,
    related: ['react', 'advanced'],
    about: {
      symbol: ['directPlay'],
      action: ['directPlay'],
      event: ['playedDirectly'],
      breach: ['no-direct-play', 'direct-play-needs-heat'],
    },
  },
  accelerate: {
    icon: ChevronsUp,
    related: ['flip', 'boost'],
    about: { symbol: ['accelerate'], action: ['accelerate'], event: ['accelerated'], breach: ['no-accelerate'] },
  },
  supercool: {
    icon: ThermometerSnowflake,
    related: ['cooldown', 'heatcards'],
    about: { symbol: ['superCool'], action: ['superCool'], event: ['superCooled'], breach: ['no-super-cool'] },
  },
  cooldown: {
    icon: Snowflake,
    related: ['heatcards', 'shift', 'adrenaline', 'weather'],
    about: { symbol: ['cooldown'], action: ['cool'], event: ['cooled'], breach: ['no-cooldown'] },
  },
  reduce: {
    icon: ZapOff,
    related: ['stress', 'discard'],
    about: {
      symbol: ['reduceStress'],
      action: ['reduceStress'],
      event: ['stressReduced'],
      breach: ['no-reduce-stress'],
    },
  },
  longslip: { icon: Wind, related: ['slipstream'], about: { symbol: ['slipstream'] } },
  salvage: {
    icon: Recycle,
    related: ['deck', 'scrap'],
    about: {
      symbol: ['salvage'],
      action: ['salvage'],
      event: ['salvaged'],
      breach: ['no-salvage', 'not-in-discard'],
    },
  },
  refresh: {
    icon: RefreshCw,
    related: ['discard', 'replenish'],
    about: { symbol: ['refresh'], event: ['refreshed'], breach: ['no-refresh'] },
  },
  scrap: {
    icon: Trash2,
    related: ['deck', 'react'],
    about: { symbol: ['scrap'], action: ['scrap'], event: ['scrapped'], breach: ['no-scrap'] },
  },
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
