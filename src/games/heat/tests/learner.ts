// A driver who follows Heat's lesson: keeps to the speed on each corner's sign, cools Heat and takes slipstreams.
// Used by src/games/last-lap.test.ts.

import type { Happened, Learner } from '../../last-lap';
import { HEAT } from '../data/cards';
import { subsets } from '../data/subsets';
import { type Forecast, forecastCards, forecastReaction, forecastSlipstream } from '../outlook/forecast';
import type { Card, HeatAction, HeatChoices, HeatView, OwnView } from '../types';

/** Spaces that one Heat is worth, and spaces that a spin-out costs. */
const HEAT_WORTH = 1.5;
const SPIN = 20;

/** For each sentence of the verdict, the type of event that must have happened. */
export const happened: Happened = {
  corners: 'cornerPassed',
  slipstreams: 'slipstreamed',
  boosts: 'boosted',
  fastest: 'speedSet',
  spun: 'spunOut',
  paid: 'cornerPaid',
  slowest: 'speedSet',
};

export const learner: Learner = ({ view, choices }): HeatAction => {
  const { own } = view as HeatView;
  const offer = choices as HeatChoices;
  if (own === null) throw new Error('a learner sees their own hand');
  switch (offer.kind) {
    case 'gear':
      return { type: 'gear', gear: bestGear(view as HeatView, own, offer.gears) };
    case 'cards':
      // If the hand has fewer playable cards than the gear needs, the rules choose the cards (R19).
      if (offer.playable.length < offer.count) return { type: 'anyCards' };
      return { type: 'cards', cards: bestCards(view as HeatView, own, offer.count).cards };
    case 'react':
      return reaction(view as HeatView, own, offer);
    case 'slipstream': {
      const stays = worth(forecastSlipstream(view as HeatView, own, 0));
      const longest = offer.lengths.findLast(
        ({ length }) => worth(forecastSlipstream(view as HeatView, own, length)) + length > stays,
      );
      return { type: 'slipstream', length: longest?.length ?? 0 };
    }
    case 'discard':
      return { type: 'discard', cards: [], refresh: [] };
    default:
      throw new Error(`the lesson has no ${offer.kind}`);
  }
};

function bestGear(view: HeatView, own: OwnView, gears: Extract<HeatChoices, { kind: 'gear' }>['gears']) {
  const rated = gears
    .filter(({ clutters }) => !clutters)
    .map(({ gear, heat }) => ({
      gear,
      score: bestCards(view, own, gear).score - heat * HEAT_WORTH + cooling(own, gear),
    }));
  const [best] = rated.toSorted((a, b) => b.score - a.score);
  return best?.gear ?? gears[0]?.gear ?? 1;
}

/** Low gears cool the Heat that clogs the hand. */
function cooling(own: OwnView, gear: number): number {
  const hot = own.hand.filter((card) => card === HEAT).length;
  return Math.min(hot, [0, 3, 1, 0, 0][gear] ?? 0) * HEAT_WORTH;
}

function bestCards(view: HeatView, own: OwnView, count: number): { cards: Card[]; score: number } {
  const playable = own.hand.filter((card) => card !== HEAT);
  let best: { cards: Card[]; score: number } = { cards: playable.slice(0, count), score: -SPIN };
  for (const cards of subsets(playable, count, count)) {
    const forecast = forecastCards(view, own, cards, count);
    const speeds = forecast.outcomes.map(({ speed }) => speed);
    const score = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length + worth(forecast);
    if (score > best.score) best = { cards: [...cards], score };
  }
  return best;
}

function worth({ heat, spin }: Forecast): number {
  if (spin !== 'never' || heat === null) return -SPIN;
  return -HEAT_WORTH * ((heat.low + heat.high) / 2);
}

function reaction(view: HeatView, own: OwnView, offer: Extract<HeatChoices, { kind: 'react' }>): HeatAction {
  const now = worth(forecastReaction(view, own, offer, { type: 'done' }));
  if (offer.cool > 0) return { type: 'cool', count: offer.cool };
  if (offer.adrenaline && worth(forecastReaction(view, own, offer, { type: 'adrenaline' })) + 1 > now)
    return { type: 'adrenaline' };
  if (offer.boost !== null) {
    const boosted = forecastReaction(view, own, offer, { type: 'boost' });
    if (worth(boosted) + 2.5 > now) return { type: 'boost' };
  }
  return { type: 'done' };
}
