// The search for the best sequences prunes prefixes: it must find the same result as a full search.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { expect, test } from 'vitest';
import { COURSE_IDS } from '../data/courses';
import { FATAL } from '../robots';
import { bestSequences, countSequences, rankedSequence } from './best-sequences';
import { ACTS, type Floor, floorOf, LOST, registersFrom, registersLeft, TYPES } from './floor';
import { NOVICE, REGULAR } from './greedy';
import { type Plan, type Sequence, soreness, type Temper } from './sequences';

const PLANS = 60;
const MOST = 40;

/** Every sequence of a plan, lower types first. */
function allSequences(floor: Floor, plan: Plan, temper: Temper): Sequence[] {
  const { course, next, harm } = floor;
  const found: Sequence[] = [];
  const go = (types: number[], pose: number, damage: number, flags: number, archive: number): void => {
    const index = types.length;
    if (index === 5) {
      const score = registersLeft(floor, pose, flags) + soreness(temper, damage, course.repair[pose >> 2] === true);
      found.push({ score, types, finishes: false, falls: false });
      return;
    }
    for (let type = 0; type < TYPES; type++) {
      const locked = plan.locked[index] as number;
      const isSpent =
        types.filter((one, at) => one === type && plan.locked[at] === -1).length >= (plan.counts[type] ?? 0);
      if (locked >= 0 ? type !== locked : isSpent) continue;
      const at = (pose * 5 + index) * ACTS + type;
      const to = next[at] as number;
      const hurt = damage + (harm[at] as number);
      const so = [...types, type];
      if (to === LOST || hurt >= FATAL) {
        found.push({
          score: temper.fall + registersFrom(floor, archive, flags),
          types: so,
          finishes: false,
          falls: true,
        });
      } else if (course.checkpoint[to >> 2] !== flags + 1) go(so, to, hurt, flags, archive);
      else if (flags + 1 < course.checkpoints.length) go(so, to, hurt, flags + 1, to >> 2);
      else found.push({ score: -1000 + index, types: so, finishes: true, falls: false });
    }
  };
  go([], plan.pose, plan.damage, plan.flags, plan.archive);
  return found;
}

test.each(COURSE_IDS)(
  'the best sequences anywhere on %s are the first of all, with ties in the order of types',
  (course) => {
    const floor = floorOf(course);
    const draw = drawOf(seedRng(`sequences on ${course}`));
    const cells = floor.course.pit.flatMap((isPit, cell) => (isPit ? [] : [cell]));
    const cell = () => cells[draw(cells.length)] as number;
    const last = floor.course.checkpoints.length - 1;
    const nearest = cells
      .toSorted((a, b) => registersFrom(floor, a, last) - registersFrom(floor, b, last))
      .slice(1, 16);
    const kinds = new Set<string>();
    for (let n = 0; n < PLANS; n++) {
      const damage = n % 2 === 0 ? 0 : draw(FATAL);
      const counts = new Uint8Array(TYPES);
      for (let card = 0; card < 9 - damage; card++) (counts[draw(TYPES)] as number)++;
      const locked = [0, 1, 2, 3, 4].map((index) => (damage >= 9 - index ? draw(TYPES) : -1));
      // Every fourth robot has one checkpoint to go and starts where few registers lead to it.
      const isNear = n % 4 === 3;
      const flags = isNear ? last : draw(last + 1);
      const at = isNear ? (nearest[draw(nearest.length)] as number) : cell();
      const plan: Plan = { pose: at * 4 + draw(4), damage, flags, archive: cell(), locked, counts };
      const { temper } = n % 3 === 0 ? REGULAR : NOVICE;
      const all = allSequences(floor, plan, temper);
      const ranked = all.toSorted((a, b) => a.score - b.score).slice(0, MOST);
      for (const { falls, finishes } of ranked) kinds.add(falls ? 'falls' : finishes ? 'finishes' : 'drives');
      expect(bestSequences(floor, plan, temper, MOST), `plan ${n}`).toEqual(ranked);
      expect(countSequences(floor, plan, MOST)).toBe(ranked.length);
      const rank = draw(Math.max(1, ranked.length));
      if (ranked.length > 0) expect(rankedSequence(floor, plan, temper, rank)).toEqual(ranked[rank]);
    }
    expect([...kinds].sort()).toEqual(['drives', 'falls', 'finishes']);
  },
);
