// Heat's AI drivers: what each level answers to each kind of ask.
// Not for: how they judge (plain.ts, champion.ts).

import type { AiHooks, Ask, Draw, Imagined, Level, Seat } from '@core/contract';
import { carOf } from '../cars';
import { choices } from '../choices';
import type { Card, HeatAction, HeatState, HeatTypes } from '../types';
import { CLASS_OF, HEAT_CLASS, PROFILES } from './cards/kinds';
import { championCards, championDiscard, championGear, championReact, championTow, championValue } from './champion';
import { drafted } from './draft/draft';
import { imagine } from './imagine';
import {
  PRO,
  plainCards,
  plainDiscard,
  plainGear,
  plainReact,
  plainTow,
  plainValue,
  ROOKIE,
  type Style,
} from './plain';
import { cardsOf } from './read';
import { worth } from './worth';

/** Cards that are worth bringing back: spaces on average. */
const FAST = 3;

/** The three AI drivers: easy is the Rookie, medium the Pro, hard the Champion. */
export const heatAi: AiHooks<HeatTypes> = { imagine, worth, choose };

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(level: Level, s: Imagined<HeatState>, ask: Ask, draw: Draw): HeatAction {
  const style = level === 'hard' ? undefined : level === 'medium' ? PRO : ROOKIE;
  const { seat } = ask;
  const offered = choices(s, ask);
  switch (offered.kind) {
    case 'draft':
      return { type: 'draft', card: drafted(level, s.track, carOf(s, seat).picks, offered.cards, draw) };
    case 'gear':
      return { type: 'gear', gear: style ? plainGear(s, seat, style, draw) : championGear(s, seat, draw) };
    case 'cards':
      return style ? plainCards(s, seat, style, draw) : championCards(s, seat, draw);
    case 'value':
      return { type: 'value', value: style ? plainValue(s, seat, offered, style) : championValue(s, seat, offered) };
    case 'react': {
      const { cool, reduceStress, superCool, scrap, salvage, adrenaline, boost, accelerate, directPlay } = offered;
      if (cool > 0) return { type: 'cool', count: cool };
      if (reduceStress > 0) return { type: 'reduceStress', count: reduceStress };
      if (superCool > 0) return { type: 'superCool', count: superCool };
      if (scrap > 0) return { type: 'scrap' };
      if (salvage > 0) return { type: 'salvage', cards: salvaged(carOf(s, seat).discard, salvage) };
      if (!adrenaline && !boost && accelerate.length + directPlay.length === 0) return { type: 'done' };
      return style ? plainReact(s, seat, offered, style) : championReact(s, seat, offered, draw);
    }
    case 'slipstream': {
      const length = style ? plainTow(s, seat, offered, style) : championTow(s, seat, offered, draw);
      return { type: 'slipstream', length };
    }
    case 'discard':
      return { type: 'discard', cards: thrown(s, seat, style, draw), refresh: offered.refresh };
  }
}

function thrown(s: Imagined<HeatState>, seat: Seat, style: Style | undefined, draw: Draw): Card[] {
  const counts = style ? plainDiscard(s, seat, style) : championDiscard(s, seat, draw);
  return cardsOf(carOf(s, seat).hand, counts);
}

/** What is brought back into the draw pile: the fastest cards of the discard pile, nothing slow. */
function salvaged(discard: readonly Card[], most: number): Card[] {
  const worth = (card: Card) => PROFILES[CLASS_OF[card] ?? HEAT_CLASS]?.mean ?? 0;
  const fast = discard.filter((card) => CLASS_OF[card] !== HEAT_CLASS && worth(card) >= FAST);
  return fast.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, most);
}
