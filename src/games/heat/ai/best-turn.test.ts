// bestTurn finds the best of all turns: the same gear, the same cards and the very same value, whatever the hand.

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { trackOf } from '../data/tracks';
import { roadOf } from '../outlook/road';
import { bestTurn } from './best-turn';
import { type Counts, noCards, put } from './cards/hands';
import { CLASSES, HEAT_CLASS, STRESS_CLASS } from './cards/kinds';
import { eachTurn, type PlannedTurn } from './plan';
import type { Planner } from './planner';
import { prospectOf } from './prospect';

const table = prospectOf(roadOf(trackOf('usa'), 1), 7);

/** The first of the best turns that eachTurn lists. */
function firstBest(car: Planner, onlyGear: number): PlannedTurn | undefined {
  let best: PlannedTurn | undefined;
  eachTurn(table, car, onlyGear, (gear, cards, value) => {
    if (best === undefined || value < best.value) best = { gear, cards: cards.slice(), value };
  });
  return best;
}

/** A random pile with at most this many kinds of symbol cards. */
function pile(draw: Draw, size: number, designs: number): Counts {
  const cards = noCards();
  for (let n = 0; n < size; n++) put(cards, n < designs ? STRESS_CLASS + 2 + draw(CLASSES - HEAT_CLASS - 1) : draw(8));
  return cards;
}

test.each([0, 1, 3, 5])(
  'with at most %i symbol cards the best turn is the first of the best of all turns',
  (designs) => {
    const draw = drawOf(seedRng(`best turn ${designs}`));
    let found = 0;
    for (let n = 0; n < 1500; n++) {
      const car: Planner = {
        progress: draw(60),
        gear: 1 + draw(4),
        engine: draw(8),
        hand: pile(draw, 1 + draw(8), draw(designs + 1)),
        discard: pile(draw, draw(6), 0),
        draw: pile(draw, draw(10), 0),
        adrenaline: draw(2),
      };
      const onlyGear = draw(2) * car.gear;
      const expected = firstBest(car, onlyGear);
      if (expected === undefined) continue;
      found++;
      expect(bestTurn(table, car, onlyGear)).toEqual(expected);
    }
    expect(found).toBeGreaterThan(1000);
  },
);
