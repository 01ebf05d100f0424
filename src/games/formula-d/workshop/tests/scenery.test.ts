// What is strewn on the land of a circuit of Formula D: off the road and the pits, the same from the same seed, drawn where it was strewn.
// Not here: what every brush does (Heat's scenery.test.ts), or how it looks (ui/board).

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { boxAround } from '@geometry/box';
import type { Point } from '@geometry/line';
import { offRounds } from '@geometry/scenery/clearance';
import { MANY_THINGS, MOST_THINGS } from '@workshop/brushes';
import { changed, redo, startHistory, undo, withStep } from '@workshop/history';
import { movePoints } from '@workshop/road';
import { eraseStrewn, PICKS, strew } from '@workshop/strew';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circuitFrom } from '../../data/circuit-from';
import { circuitSchema } from '../../data/circuit-schema';
import { geometryFrom } from '../../geometry/derive-circuit';
import { garageSpots, pitSpots } from '../../geometry/pits';
import { layRoad } from '../../geometry/road';
import { CLEARANCE, sceneryOn } from '../../geometry/scenery';
import { LOOKS, lookOn } from '../../ui/board/art/looks';
import { blankCircuit } from '../blank';
import { BRUSHES } from '../brush-ids';
import { boardCorner, cut, laidOut } from '../cut';
import { drawCircuit } from '../draw';
import { problemsOf } from '../problems';
import { roadRules } from '../rules';
import { LANDMARKS, reachOf, strewnAs, strewRules } from '../scenery';
import type { FormulaSource } from '../source';
import { roadOf, SPACE } from '../stretches';
import { workshop } from '../workshop';

const THEMES = Object.keys(LANDMARKS);
/** The room that the board keeps round spots of the pits, and round garages. */
const SPOT = 24;
/** What positions are rounded to, twice. */
const ROUNDING = 0.3;
const blank = (): FormulaSource => blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const drawn = (seed: number): FormulaSource =>
  drawCircuit(
    {
      length: (['short', 'medium', 'long'] as const)[seed % 3]!,
      character: (['fast', 'mixed', 'twisty'] as const)[seed % 2]!,
    },
    drawOf(seedRng(`land ${seed}`)),
  );

/** A stroke round the whole lap, over the road and beside it, in the source's own unit. */
function along(source: FormulaSource, aside: number): Point[] {
  const { curve } = roadOf(source);
  return curve.cut(24, 0).map(([x, y], at): Point => [x + aside * (at % 2 === 0 ? 1 : -1), y + aside]);
}
function strewn(source: FormulaSource, brush: string, change: { path?: Point[]; size?: number; seed?: number } = {}) {
  const { unit } = roadRules(source);
  const stroke = { brush, path: along(source, unit), size: 5 * unit, seed: 7, ...change };
  return changed(source, strew(stroke, strewRules(source)) as (draft: FormulaSource) => void);
}
function roadOn(source: FormulaSource) {
  const file = cut(source);
  const circuit = circuitFrom('made', file);
  return layRoad(circuit, geometryFrom(circuit, file));
}
/** By how much the things of a source are off its road, its pits and its garages, board units. */
function gaps(source: FormulaSource): number[] {
  const road = roadOn(source);
  const spots = [...pitSpots(road), ...garageSpots(road)];
  return road.drawn.land.map((thing) => {
    const reach = reachOf(thing);
    const off = spots.map(({ x, y }) => Math.hypot(x - thing.x, y - thing.y) - reach - SPOT);
    return Math.min(road.line.distance(thing.x, thing.y) - reach - road.half - CLEARANCE, ...off);
  });
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
    const { reach } = strewRules(sea).brushes.water!;
    expect(boats.length).toBeGreaterThan(2);
    for (const [, x, y] of boats)
      expect(sea.scenery!.some(([, wx, wy]) => Math.hypot(wx - x, wy - y) < reach)).toBe(true);
  });

  test('nothing lies on the road, the pits or a garage, however the road is drawn and then moved', () => {
    let checked = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...BRUSHES.filter((brush) => brush !== 'boats')),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -60, max: 60 }),
        (brush, seed, aside, by) => {
          const road = drawn(seed % 40);
          const source = strewn(road, brush, { seed, path: along(road, aside * roadRules(road).unit) });
          fc.pre(source.scenery !== undefined);
          expect(Math.min(...gaps(source))).toBeGreaterThan(-ROUNDING);
          const moved = changed(
            source,
            movePoints([2], [by, by / 2], roadRules(source)) as (draft: FormulaSource) => void,
          );
          // A road with errors is not shown.
          fc.pre(problemsOf(moved).every(({ level }) => level === 'warning'));
          checked += gaps(moved).length;
          expect(gaps(moved).filter((gap) => gap <= -ROUNDING)).toEqual([]);
          expect(moved.scenery).toEqual(source.scenery);
        },
      ),
      { numRuns: 30 },
    );
    expect(checked).toBeGreaterThan(200);
  });

  test('a stroke over the pits strews beside them, on both sides', () => {
    const { curve, finish, space } = roadOf(blank());
    const path = [-10, -6, -2].map((row): Point => curve.at(finish + row * space));
    const source = strewn(blank(), 'trees', { path });
    expect(source.scenery!.length).toBeGreaterThan(10);
    expect(Math.min(...gaps(source))).toBeGreaterThan(-ROUNDING);
  });

  test('erased things are gone; without anything left, the source is as before', () => {
    const source = strewn(blank(), 'trees');
    const [, x, y] = source.scenery![0]!;
    const erase = (size: number) =>
      changed(source, eraseStrewn({ path: [[x, y]], size }) as (draft: FormulaSource) => void);
    expect(erase(60).scenery!.length).toBeLessThan(source.scenery!.length);
    expect(erase(60).scenery!.every(([, ox, oy]) => Math.hypot(ox - x, oy - y) > 60)).toBe(true);
    expect(erase(9000)).toEqual(blank());
  });

  test('undo gives the bytes from before, and redo the same things', () => {
    const stroke = { brush: 'houses', path: along(blank(), 40), size: 120, seed: 3 };
    const once = withStep(startHistory(blank()), 'scenery.strew', strew(stroke, strewRules(blank())) as never);
    expect(once.source.scenery!.length).toBeGreaterThan(2);
    expect(JSON.stringify(undo(once).source)).toBe(JSON.stringify(blank()));
    expect(JSON.stringify(redo(undo(once)).source)).toBe(JSON.stringify(once.source));
  });

  test('many things are worth a word with a way out, and too many are refused', () => {
    const thing = (at: number): NonNullable<FormulaSource['scenery']>[number] => ['trees', at, 2000, 1];
    const many = { ...blank(), scenery: Array.from({ length: MANY_THINGS + 1 }, (_, at) => thing(at)) };
    const [problem] = problemsOf(many).filter(({ text }) => text.id === 'workshop.scenery.many');
    expect(problem).toMatchObject({ level: 'warning', text: { values: { things: 401, most: 400 } } });
    expect(problemsOf(problem!.fixed as never).map(({ text }) => text.id)).not.toContain('workshop.scenery.many');
    const over = { ...many, scenery: Array.from({ length: MOST_THINGS + 1 }, (_, at) => thing(at)) };
    expect(workshop.read(over).problems[0]?.text.values).toEqual({ field: 'scenery' });
    expect(workshop.read({ ...many, scenery: [['volcano', 1, 1, 1]] }).source).toBeUndefined();
  });
});

describe('what is strewn', () => {
  // Each brush has a part of the lap of its own; boats go where the water is.
  const parts = ['trees', 'houses', 'water', 'stands', 'fields', 'landmarks'];
  const source = [...parts, 'boats'].reduce((all, brush, at) => {
    const part = brush === 'boats' ? parts.indexOf('water') : at;
    return strewn(all, brush, { seed: at, path: along(blank(), 60).slice(4 * part, 4 * part + 4) });
  }, blank());

  test('is part of the circuit’s id and of its file, which stays valid; lanes, corners and pits stay as they are', () => {
    expect(new Set(source.scenery!.map(([brush]) => brush))).toEqual(new Set(BRUSHES));
    expect(workshop.read(source).id).not.toBe(workshop.read(blank()).id);
    const { land, ...file } = cut(source);
    expect(file).toEqual(cut(blank()));
    expect(land).toHaveLength(source.scenery!.length);
    const schema = circuitSchema(['en', 'de']);
    expect(schema.parse(cut(source))).toEqual(cut(source));
    expect(cut(blank())).not.toHaveProperty('land');
    expect(workshop.read({ ...blank(), scenery: undefined }).id).toBe(workshop.read(blank()).id);
  });

  test('lies on the board where it was strewn', () => {
    const scale = SPACE / roadOf(source).space;
    const [left, top] = boardCorner(source, laidOut(source));
    const { land = [] } = cut(source);
    for (const [at, [, x, y]] of source.scenery!.entries())
      expect(Math.hypot(land[at]!.x - (x * scale - left), land[at]!.y - (y * scale - top))).toBeLessThan(0.2);
  });

  test.each(THEMES)(
    'stands on the board of %s with its own drawing, and everything else makes room for it',
    (theme) => {
      const themed = { ...source, theme };
      const road = roadOn(themed);
      const { land } = road.drawn;
      const look = lookOn(themed);
      const world = boxAround(road.line.points, 400);
      const all = sceneryOn(road, look, world);
      const isPut = (one: { x: number; y: number }) => land.some(({ x, y }) => x === one.x && y === one.y);
      const kinds = ['tree', 'house', 'stand', 'sight'];
      const strewnOf = (brush: string) => source.scenery!.filter((one) => one[0] === brush).length;
      expect(kinds.map((kind) => all.filter((one) => one.kind === kind && isPut(one)).length)).toEqual(
        ['trees', 'houses', 'stands', 'landmarks'].map(strewnOf),
      );
      const flat = land.filter(({ kind }) => kind === 'pool' || kind === 'field');
      const clear = offRounds([
        ...all.filter(isPut),
        ...flat.map((one) => ({ x: one.x, y: one.y, reach: reachOf(one) })),
      ]);
      const others = all.filter((one) => one.kind === 'plant' || (one.kind === 'house' && !isPut(one)));
      expect(others.length).toBeGreaterThan(20);
      expect(others.filter((one) => !clear(one))).toEqual([]);
      for (const { name } of LANDMARKS[theme]!)
        expect([name, LOOKS[theme]!.landmarks.some(({ kind }) => kind === name)]).toEqual([name, true]);
    },
  );

  test.each(THEMES)('in %s no thing is larger than the room that its brush keeps', (theme) => {
    const { brushes } = strewRules({ ...blank(), theme });
    const scale = SPACE / roadOf(blank()).space;
    for (const brush of BRUSHES)
      for (let pick = 0; pick < PICKS; pick += 7) {
        const reach = reachOf(strewnAs(brush, theme, pick));
        expect(reach).toBeGreaterThan(8);
        expect(brushes[brush]!.reach * scale).toBeGreaterThanOrEqual(reach - 1e-9);
      }
  });
});
