// A learner who drives Havoc Speedway as its lesson teaches: gets rid of cards first, places good coins where its own car
// may land and bad ones where others may, and changes lanes when blocked. Used by src/games/last-lap.test.ts.

import type { Happened, Learner } from '../../last-lap';
import { COINS } from '../data/coins';
import { LANE_OF, NEXT, POSITION_OF, POSITIONS } from '../data/track';
import type { ChoiceOfDie, HavocAction, HavocChoices, HavocView, Space } from '../types';

/** The most likely total of two dice, and the range around it that still comes up sometimes. */
const USUAL = 7;

/** The event type that each verdict sentence requires. */
export const happened: Happened = {
  coins: 'coinRevealed',
  changed: 'laneShifted',
  fastest: 'pawnMoved',
  towed: 'towed',
  back: 'coinRevealed',
  blocked: 'pawnBlocked',
  engine: 'checkEngine',
  slowest: 'pawnMoved',
};

export const learner: Learner = ({ view, choices }): HavocAction => {
  const offer = choices as HavocChoices;
  const race = view as HavocView;
  switch (offer.kind) {
    case 'storm': {
      const [card] = offer.cards;
      if (card !== undefined) return { type: 'play', card };
      return offer.mayDraw ? { type: 'draw' } : { type: 'pass' };
    }
    case 'suit':
      return { type: 'suit', suit: offer.held.indexOf(Math.max(...offer.held)) };
    case 'lane':
      return { type: 'lane', lane: offer.free.find((lane) => lane === 2 || lane === 3) ?? offer.free[0] ?? 1 };
    case 'coin':
      return coin(race, offer);
    case 'die':
      return {
        type: 'die',
        die:
          offer.dice.length > 1 && offer.dice.some((one) => one.die === 'movement' && isCutShort(one))
            ? 'lane'
            : 'movement',
      };
    default:
      throw new Error('the dealer is chosen before the lesson');
  }
};

/** Good coins seven cells ahead in its own lane, bad ones as close in front of a rival as allowed. */
function coin(race: HavocView, { coins, cells, zones }: Extract<HavocChoices, { kind: 'coin' }>): HavocAction {
  const worth = (one: number) => (COINS[one]?.tow === true ? -9 : (COINS[one]?.move ?? 0));
  const [best] = coins.toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) throw new Error('a coin is asked for where there is none');
  const own = race.cars[race.own?.seat ?? 0]?.at ?? -1;
  const target = worth(best) > 0 ? ahead(own, USUAL) : (NEXT[zones[0]?.cells.at(-1) ?? own] ?? own);
  const away = (cell: Space) =>
    Math.abs((LANE_OF[cell] ?? 0) - (LANE_OF[target] ?? 0)) * POSITIONS +
    Math.abs((POSITION_OF[cell] ?? 0) - (POSITION_OF[target] ?? 0));
  const [at] = cells.toSorted((a, b) => away(a) - away(b));
  return { type: 'coin', coin: best, at: at ?? target };
}

function ahead(from: Space, cells: number): Space {
  let at = from;
  for (let n = 0; n < cells; n++) at = NEXT[at] ?? at;
  return at;
}

/** Whether most rolls of the movement dice are cut short. */
function isCutShort({ outcomes, of }: ChoiceOfDie): boolean {
  const ways = outcomes.filter(({ blocked, crashes }) => blocked || crashes).reduce((sum, one) => sum + one.ways, 0);
  return ways * 2 > of;
}
