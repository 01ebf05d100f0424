// Compares the fast search with the plain one: the same score for every hand, position, damage and archive.

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { shuffle } from '@kit/deck';
import { expect, test } from 'vitest';
import { CARDS, typeOf } from '../data/cards';
import { COURSE_IDS } from '../data/courses';
import { FULL_HAND } from '../robots';
import { bestScore } from './best-score';
import { bestScores } from './best-scores';
import { bestSequences } from './best-sequences';
import { type Floor, floorOf, registersLeft, TYPES } from './floor';
import { AHEAD } from './prospect';
import type { Horizon, Plan } from './sequences';

/** Finishing is worth little here, so that falls and damage matter too. */
const HORIZON: Horizon = { left: registersLeft, finish: -10 };

/** Cards of each type. */
function anyHand(cards: number, draw: Draw): Uint8Array {
  const deck = CARDS.slice();
  shuffle(deck, draw);
  const counts = new Uint8Array(TYPES);
  for (const card of deck.slice(0, cards)) counts[typeOf(card)] = (counts[typeOf(card)] as number) + 1;
  return counts;
}

function anyPlan(floor: Floor, draw: Draw): Plan {
  const { course } = floor;
  const cells = course.pit.map((isPit, cell) => (isPit ? -1 : cell)).filter((cell) => cell >= 0);
  const anyCell = () => cells[draw(cells.length)] as number;
  const damage = draw(10);
  const counts = anyHand(FULL_HAND - damage, draw);
  const locked = [0, 1, 2, 3, 4].map((index) => (9 - damage < index + 1 ? draw(TYPES) : -1));
  const flags = draw(course.checkpoints.length);
  return { pose: anyCell() * 4 + draw(4), damage, flags, archive: anyCell(), locked, counts };
}

test.each(COURSE_IDS)('the best score is the score of the best sequence, anywhere on %s', (course) => {
  const floor = floorOf(course);
  const draw = drawOf(seedRng(`plans on ${course}`));
  const kinds = new Set<string>();
  for (let n = 0; n < 150; n++) {
    const plan = anyPlan(floor, draw);
    const [best] = bestSequences(floor, plan, AHEAD, 1, HORIZON.finish);
    kinds.add(best?.falls ? 'falls' : best?.finishes ? 'finishes' : 'drives');
    expect(bestScore(floor, plan, AHEAD, HORIZON), `plan ${n}`).toBe(best?.score ?? 0);
  }
  expect([...kinds].sort()).toEqual(['drives', 'falls', 'finishes']);
});

test.each(COURSE_IDS)('the best scores from all poses on %s match those from each pose alone', (course) => {
  const floor = floorOf(course);
  const draw = drawOf(seedRng(`everywhere on ${course}`));
  const locked = [-1, -1, -1, -1, -1];
  const kinds = new Set<string>();
  for (let flags = 0; flags < floor.course.checkpoints.length; flags++) {
    const hands = Array.from({ length: 3 }, () => anyHand(FULL_HAND, draw));
    const found = bestScores(floor, hands, flags, AHEAD, HORIZON);
    for (const [hand, counts] of hands.entries()) {
      const scores = found[hand] as Float64Array;
      expect(scores.length).toBe(floor.course.pit.length * 4);
      for (let pose = draw(9); pose < scores.length; pose += 9) {
        const plan = { pose, damage: 0, flags, archive: pose >> 2, locked, counts };
        const [best] = bestSequences(floor, plan, AHEAD, 1, HORIZON.finish);
        kinds.add(best?.falls ? 'falls' : 'stays');
        expect(scores[pose], `hand ${hand}, pose ${pose}, ${flags} touched`).toBe(best?.score);
        expect(bestScore(floor, plan, AHEAD, HORIZON)).toBe(best?.score);
      }
    }
  }
  expect([...kinds].sort()).toEqual(['falls', 'stays']);
});
