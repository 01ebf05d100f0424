// Heat's AI drivers: what each level answers to each kind of ask.
// Not for: how they judge (plain.ts, champion.ts).

import type { AiHooks, Ask, Draw, Imagined, Level, Seat } from '@core/contract';
import { carOf } from '../cars';
import { choices } from '../choices';
import type { Card, HeatAction, HeatState, HeatTypes } from '../types';
import { championCards, championDiscard, championGear, championReact, championTow } from './champion';
import { HEAT_CLASS } from './hands';
import { imagine } from './imagine';
import { landing } from './outlook';
import { PRO, plainCards, plainDiscard, plainGear, plainReact, plainTow, ROOKIE, type Style } from './plain';
import { cardsOf, headRace } from './read';
import { worth } from './worth';

/** The three AI drivers: easy is the Rookie, medium the Pro, hard the Champion. */
export const heatAi: AiHooks<HeatTypes> = { imagine, worth, choose, horizon: 12 };

/** The level's answer. Never changes s; the same state and the same draws give the same answer. */
function choose(level: Level, s: Imagined<HeatState>, ask: Ask, draw: Draw): HeatAction {
  const style = level === 'hard' ? undefined : level === 'medium' ? PRO : ROOKIE;
  const { seat } = ask;
  const offered = choices(s, ask);
  switch (offered.kind) {
    case 'draft':
      return { type: 'draft', card: offered.usual };
    case 'gear':
      return { type: 'gear', gear: style ? plainGear(s, seat, style, draw) : championGear(s, seat, draw) };
    case 'cards':
      return style ? plainCards(s, seat, style, draw) : championCards(s, seat, draw);
    case 'value':
      return { type: 'value', value: bestValue(s, seat, offered.values, offered.speedSoFar) };
    case 'react': {
      const { cool, reduceStress, superCool, scrap } = offered;
      if (cool > 0) return { type: 'cool', count: cool };
      if (reduceStress > 0) return { type: 'reduceStress', count: reduceStress };
      if (superCool > 0) return { type: 'superCool', count: superCool };
      if (scrap > 0) return { type: 'scrap' };
      if (!offered.adrenaline && !offered.boost) return { type: 'done' };
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

/** The value with the best outlook if nothing else is added. */
function bestValue(s: Imagined<HeatState>, seat: Seat, values: readonly number[], soFar: number): number {
  const { race, me } = headRace(s, seat);
  const car = race.cars[me];
  const after = (value: number) => {
    if (!car) return -value;
    const { from, gear, engine, hand } = car;
    return landing(race.table, from, from + soFar + value, soFar + value, gear, engine, hand[HEAT_CLASS] ?? 0, gear);
  };
  return values.reduce((best, value) => (after(value) < after(best) ? value : best));
}
