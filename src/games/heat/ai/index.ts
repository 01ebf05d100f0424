// Heat's AI drivers: what each level answers to each kind of decision.
// Not here: how they judge (greedy.ts, champion.ts).

import type { AiHooks, Decision, Draw, Imagined, Level, Limits, Seat } from '@core/contract';
import { EVEN, type Style as Taste } from '@core/style';
import { carOf } from '../cars';
import { choices } from '../choices';
import { AT_ONCE } from '../symbols';
import type { Card, HeatAction, HeatState, HeatTypes } from '../types';
import { CLASS_OF, HEAT_CLASS, PROFILES } from './cards/kinds';
import {
  CHAMPION,
  championCards,
  championDiscard,
  championGear,
  championReact,
  championTow,
  championValue,
  limited,
  MAESTRO,
  type Thinker,
} from './champion';
import { drafted } from './draft/draft';
import {
  bent,
  PRO,
  plainCards,
  plainDiscard,
  plainGear,
  plainReact,
  plainTow,
  plainValue,
  ROOKIE,
  type Style,
} from './greedy';
import { hintHooks } from './hints';
import { imagine } from './imagine';
import { cardsOf } from './read';
import { strengths } from './strengths';

/** Average spaces from which a card is worth bringing back. */
const FAST = 3;

/** The AI drivers: easy is the Rookie, medium the Pro, hard the Champion, best the Maestro. */
export const heatAi: AiHooks<HeatTypes> = {
  imagine,
  strengths,
  choose,
  bestIs: 'own',
  traits: ['risk', 'duels', 'saving', 'tactics'],
  hints: hintHooks,
};

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(
  level: Level,
  s: Imagined<HeatState>,
  decision: Decision,
  draw: Draw,
  taste: Taste = EVEN,
  limits: Limits = {},
): HeatAction {
  const style = level === 'easy' ? bent(ROOKIE, taste) : level === 'medium' ? bent(PRO, taste) : undefined;
  const thinker: Thinker = { ...(level === 'best' ? limited(MAESTRO, limits) : CHAMPION), style: taste };
  const { seat } = decision;
  const offered = choices(s, decision);
  switch (offered.kind) {
    case 'draft':
      return { type: 'draft', card: drafted(level, s.track, carOf(s, seat).picks, offered.cards, draw) };
    case 'gear':
      return { type: 'gear', gear: style ? plainGear(s, seat, style, draw) : championGear(thinker, s, seat, draw) };
    case 'cards':
      return style ? plainCards(s, seat, style, draw) : championCards(thinker, s, seat, draw);
    case 'value':
      return { type: 'value', value: style ? plainValue(s, seat, offered, style) : championValue(s, seat, offered) };
    case 'react': {
      for (const reaction of AT_ONCE) {
        const action = reaction.atOnce?.(offered) ?? null;
        if (action !== null) return action;
      }
      const { salvage, adrenaline, boost, accelerate, directPlay } = offered;
      if (salvage > 0) return { type: 'salvage', cards: salvaged(carOf(s, seat).discard, salvage) };
      if (!adrenaline && !boost && accelerate.length + directPlay.length === 0) return { type: 'done' };
      return style ? plainReact(s, seat, offered, style) : championReact(thinker, s, seat, offered, draw);
    }
    case 'slipstream': {
      const length = style ? plainTow(s, seat, offered, style) : championTow(thinker, s, seat, offered, draw);
      return { type: 'slipstream', length };
    }
    case 'discard':
      return { type: 'discard', cards: thrown(s, seat, style ?? thinker, draw), refresh: offered.refresh };
  }
}

function thrown(s: Imagined<HeatState>, seat: Seat, driver: Style | Thinker, draw: Draw): Card[] {
  const isThinker = 'discard' in driver;
  const counts = isThinker ? championDiscard(driver, s, seat, draw) : plainDiscard(s, seat, driver);
  return cardsOf(carOf(s, seat).hand, counts);
}

/** The cards to bring back into the draw pile: the fastest of the discard pile, no slow ones. */
function salvaged(discard: readonly Card[], most: number): Card[] {
  const worth = (card: Card) => PROFILES[CLASS_OF[card] ?? HEAT_CLASS]?.mean ?? 0;
  const fast = discard.filter((card) => CLASS_OF[card] !== HEAT_CLASS && worth(card) >= FAST);
  return fast.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, most);
}
