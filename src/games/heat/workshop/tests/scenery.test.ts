// What is strewn on the land of a circuit: off the road wherever that leads, the same from the same seed, within its limits. Not here: how
// it looks (ui/board).

import { ClosedCurve } from '@geometry/curve';
import type { Point } from '@geometry/line';
import { MANY_THINGS, MOST_THINGS } from '@workshop/brushes';
import { changed } from '@workshop/history';
import { movePoints } from '@workshop/road';
import { eraseStrewn, PICKS, strew } from '@workshop/strew';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrackFile } from '../../data/track-file';
import { LANE } from '../../geometry/road';
import { reachOf } from '../../geometry/scenery';
import { blankCircuit } from '../blank';
import { BRUSHES } from '../brush-ids';
import { cut, placeOnBoard } from '../cut';
import { problemsOf } from '../problems';
import { roadRules } from '../rules';
import { sceneryOf, strewnAs, strewRules } from '../scenery';
import type { HeatSource } from '../source';
import { workshop } from '../workshop';

const blank = (): HeatSource => blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const rulesOf = (source: HeatSource) => strewRules(source, placeOnBoard(source).scale);
const path = (...points: Point[]) => points;
/** A stroke across the whole infield. */
const ACROSS = path([-400, 0], [0, 60], [400, -40]);

function strewn(source: HeatSource, brush: string, change: { path?: Point[]; size?: number; seed?: number } = {}) {
  const stroke = { brush, path: ACROSS, size: 120, seed: 7, ...change };
  return changed(source, strew(stroke, rulesOf(source)) as (draft: HeatSource) => void);
}
/** How far the nearest thing is off the road's edge, in lanes. */
function nearest(source: HeatSource): number {
  const place = placeOnBoard(source);
  const curve = new ClosedCurve(source.road);
  const { brushes } = rulesOf(source);
  const reach = (at: number) => (brushes[source.scenery![at]![0]]?.reach ?? 0) * place.scale;
  const gaps = sceneryOf(source, place).map(({ x, y }, at) => {
    const away = curve.nearest([x / place.scale + place.left, y / place.scale + place.top]).away * place.scale;
    return (away - reach(at) - (source.lanes * 1.1 * LANE) / 2) / LANE;
  });
  return Math.min(...gaps);
}

describe('strewing', () => {
  test.each(BRUSHES.filter((brush) => brush !== 'boats'))(
    '%s: the same stroke strews the same, another seed something else',
    (brush) => {
      const once = strewn(blank(), brush);
      expect(once.scenery!.length).toBeGreaterThan(2);
      expect(strewn(blank(), brush)).toEqual(once);
      expect(strewn(blank(), brush, { seed: 8 }).scenery).not.toEqual(once.scenery);
    },
  );

  test('boats lie on water only', () => {
    expect(strewn(blank(), 'boats').scenery).toBeUndefined();
    const sea = strewn(blank(), 'water');
    const boats = strewn(sea, 'boats').scenery!.filter(([brush]) => brush === 'boats');
    const { reach } = rulesOf(sea).brushes.water!;
    expect(boats.length).toBeGreaterThan(2);
    for (const [, x, y] of boats)
      expect(sea.scenery!.some(([, wx, wy]) => Math.hypot(wx - x, wy - y) < reach)).toBe(true);
  });

  test('things keep 0.7 L off the road, and are pushed aside by a road that is moved over them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('trees', 'water', 'quay'),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.tuple(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -450, max: 450 })), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: -150, max: 150 }),
        (brush, seed, points, by) => {
          const source = strewn(blank(), brush, { seed, path: points });
          fc.pre(source.scenery !== undefined);
          expect(nearest(source)).toBeGreaterThanOrEqual(0.7);
          const moved = changed(
            source,
            movePoints([2], [by, by / 2], roadRules(source)) as (draft: HeatSource) => void,
          );
          const left = sceneryOf(moved, placeOnBoard(moved)).length;
          fc.pre(left === moved.scenery!.length);
          expect(nearest(moved)).toBeGreaterThanOrEqual(0.7);
          expect(moved.scenery).toEqual(source.scenery);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('erasing takes what is under the brush; without anything left, the source is as before', () => {
    const source = strewn(blank(), 'trees');
    const erased = changed(source, eraseStrewn({ path: path([0, 60]), size: 100 }) as (draft: HeatSource) => void);
    expect(erased.scenery!.length).toBeLessThan(source.scenery!.length);
    expect(erased.scenery!.every(([, x, y]) => Math.hypot(x, y - 60) > 100)).toBe(true);
    expect(changed(source, eraseStrewn({ path: ACROSS, size: 900 }) as (draft: HeatSource) => void)).toEqual(blank());
  });

  test('no more than the most is strewn, and many are worth a word with a way out', () => {
    const full = strewn(blank(), 'trees', {
      path: path([-900, -900], [900, -700], [-900, 900], [900, 1200]),
      size: 700,
    });
    expect(full.scenery!.length).toBeLessThanOrEqual(MOST_THINGS);
    const many: HeatSource = {
      ...blank(),
      scenery: Array.from({ length: MANY_THINGS + 1 }, (_, at) => ['trees', at, 2000, 1]),
    };
    const [problem] = problemsOf(many).filter(({ text }) => text.id === 'workshop.scenery.many');
    expect(problem?.level).toBe('warning');
    expect((problem!.fixed as unknown as HeatSource).scenery).toHaveLength(MANY_THINGS);
    const tooMany = { ...many, scenery: Array.from({ length: MOST_THINGS + 1 }, () => ['trees', 1, 2000, 1]) };
    expect(workshop.read(tooMany).source).toBeUndefined();
    expect(workshop.read({ ...many, scenery: [['volcano', 1, 1, 1]] }).source).toBeUndefined();
  });
});

test('scenery is part of the circuit’s id, and of its file, which stays valid', () => {
  const source = strewn(strewn(blank(), 'houses', { path: path([0, -120]) }), 'water', { path: path([0, 120]) });
  expect(workshop.read(source).id).not.toBe(workshop.read(blank()).id);
  const file = readTrackFile('made.json', { ...cut(source, 'made'), id: 'made' });
  const kinds = new Set(file.scenery.map(({ kind }) => kind));
  expect(kinds.has('water')).toBe(true);
  expect(kinds.has('villa') || kinds.has('farmhouse')).toBe(true);
});

test.each(['usa', 'italy', 'france', 'great-britain'])(
  'in %s no thing is larger than the room that its brush keeps',
  (theme) => {
    const { brushes } = strewRules({ lanes: 2, theme }, 1);
    for (const brush of BRUSHES)
      for (let pick = 0; pick < PICKS; pick += 7) {
        const { kind, scale } = strewnAs(brush, theme, pick);
        expect([brush, kind, reachOf(kind, scale) > 0]).toEqual([brush, kind, true]);
        expect(brushes[brush]?.reach).toBeGreaterThanOrEqual(reachOf(kind, scale));
      }
  },
);
