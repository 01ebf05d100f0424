// What is strewn on the land of a circuit of Waddington's Formula 1: off the road and what lies beside it, the same from the same seed,
// drawn where it was strewn. Not here: what every brush does (Heat's scenery.test.ts), or how it looks (ui/board).

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { boxAround } from '@geometry/box';
import type { Point } from '@geometry/line';
import { MANY_THINGS, MOST_THINGS } from '@workshop/brushes';
import { changed, redo, startHistory, undo, withStep } from '@workshop/history';
import { movePoints } from '@workshop/road';
import { eraseStrewn, PICKS, strew } from '@workshop/strew';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCircuitFile } from '../../data/circuit-file';
import { deriveCircuit } from '../../data/derive-circuit';
import { LANE, layRoad } from '../../geometry/road';
import { CLEARANCE, sceneryOn } from '../../geometry/scenery';
import { LOOKS, lookOn } from '../../ui/board/art/looks';
import { landOf } from '../../ui/board/art/scenery';
import { blankCircuit } from '../blank';
import { BRUSHES } from '../brush-ids';
import { boardCorner, cut } from '../cut';
import { drawCircuit } from '../draw';
import { problemsOf } from '../problems';
import { ROW, roadOf } from '../rows';
import { roadRules } from '../rules';
import { reachOf, SIGHTS, sceneryOf, strewnAs, strewRules } from '../scenery';
import type { WaddingtonSource } from '../source';
import { workshop } from '../workshop';

const THEMES = Object.keys(SIGHTS);
/** The room that the board keeps round a verge's middle, board units. */
const VERGE = 16;
/** A hundredth of a lane, to which positions are rounded, twice. */
const ROUNDING = 0.3;
const blank = (): WaddingtonSource => blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const drawn = (seed: number): WaddingtonSource =>
  drawCircuit(
    {
      length: (['short', 'medium', 'long'] as const)[seed % 3]!,
      character: (['fast', 'mixed', 'twisty'] as const)[seed % 2]!,
    },
    drawOf(seedRng(`land ${seed}`)),
  );

/** A stroke round the whole lap, over the road and beside it, in the source's own unit. */
function along(source: WaddingtonSource, aside: number): Point[] {
  const { curve } = roadOf(source);
  return curve.cut(24, 0).map(([x, y], at): Point => [x + aside * (at % 2 === 0 ? 1 : -1), y + aside]);
}
function strewn(
  source: WaddingtonSource,
  brush: string,
  change: { path?: Point[]; size?: number; seed?: number } = {},
) {
  const { unit } = roadRules(source);
  const stroke = { brush, path: along(source, unit), size: 5 * unit, seed: 7, ...change };
  return changed(source, strew(stroke, strewRules(source)) as (draft: WaddingtonSource) => void);
}
/** By how much the things of a source are off everything that the board draws beside its road, board units. */
function gaps(source: WaddingtonSource): number[] {
  const { cells, pits, corners, verges, scenery } = deriveCircuit(cut(source, 'made'));
  const places = [...cells, ...pits, ...corners.map(({ spinOff }) => spinOff)];
  return scenery.map((thing) => {
    const away = ({ x, y }: { x: number; y: number }) =>
      (Math.hypot(x - thing.x!, y - thing.y!) - reachOf(thing, source.theme)) * LANE;
    return Math.min(...places.map((one) => away(one) - CLEARANCE), ...verges.map((one) => away(one) - VERGE));
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

  test('nothing lies on the road, the pits, a bay or a verge, however the road is drawn and then moved', () => {
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
            movePoints([2], [by, by / 2], roadRules(source)) as (draft: WaddingtonSource) => void,
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

  test('erased things are gone; without anything left, the source is as before', () => {
    const source = strewn(blank(), 'trees');
    const [, x, y] = source.scenery![0]!;
    const erase = (size: number) =>
      changed(source, eraseStrewn({ path: [[x, y]], size }) as (draft: WaddingtonSource) => void);
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
    const thing = (at: number): NonNullable<WaddingtonSource['scenery']>[number] => ['trees', at, 2000, 1];
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
  const parts = ['trees', 'houses', 'water', 'stands', 'tents', 'landmarks'];
  const source = [...parts, 'boats'].reduce((all, brush, at) => {
    const part = brush === 'boats' ? parts.indexOf('water') : at;
    return strewn(all, brush, { seed: at, path: along(blank(), 60).slice(4 * part, 4 * part + 4) });
  }, blank());

  test('is part of the circuit’s id and of its file, which stays valid; squares, bands and edges stay as they are', () => {
    expect(new Set(source.scenery!.map(([brush]) => brush))).toEqual(new Set(BRUSHES));
    expect(workshop.read(source).id).not.toBe(workshop.read(blank()).id);
    const { scenery, ...file } = readCircuitFile('made', structuredClone(cut(source, 'made')));
    const { scenery: none, ...bare } = cut(blank(), 'made');
    expect(file).toEqual(bare);
    expect([none, scenery.length]).toEqual([[], source.scenery!.length]);
    expect(workshop.read({ ...blank(), scenery: undefined }).id).toBe(workshop.read(blank()).id);
  });

  test('lies on the board where it was strewn', () => {
    const scale = ROW / roadOf(source).space;
    const [left, top] = boardCorner(source);
    const file = cut(source, 'made');
    expect(sceneryOf(source)).toHaveLength(file.scenery.length);
    for (const [at, [, x, y]] of source.scenery!.entries()) {
      const { x: shownX = 0, y: shownY = 0 } = file.scenery[at]!;
      expect(Math.hypot(shownX - (x * scale - left), shownY - (y * scale - top))).toBeLessThan(0.02);
    }
  });

  test.each(THEMES)('stands on the board of %s with its own drawing, stays there, and plants keep off it', (theme) => {
    const themed = { ...source, theme };
    const road = layRoad(deriveCircuit(cut(themed, 'made')));
    const look = lookOn(themed);
    const all = sceneryOn(road, landOf(look), boxAround(road.outer, 300), []);
    const count = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind)).length;
    const strewnOf = (...brushes: string[]) => source.scenery!.filter(([brush]) => brushes.includes(brush)).length;
    expect([count('tree'), count('stand'), count('building'), count('boat'), count('tent')]).toEqual(
      [['trees'], ['stands'], ['houses', 'landmarks'], ['boats'], ['tents']].map((brushes) => strewnOf(...brushes)),
    );
    const waters = cut(themed, 'made').scenery.filter(({ kind }) => kind === 'water');
    const plants = all.filter(({ kind }) => kind === 'plant');
    expect(Math.min(waters.length, plants.length)).toBeGreaterThan(3);
    for (const { x, y } of plants)
      expect(waters.every((one) => Math.hypot(one.x! * LANE - x, one.y! * LANE - y) > one.r! * LANE)).toBe(true);
    for (const { name } of SIGHTS[theme]!)
      expect([name, LOOKS[theme]!.buildings?.[name] !== undefined]).toEqual([name, true]);
  });

  test.each(THEMES)('in %s no thing is larger than the room that its brush keeps', (theme) => {
    const { brushes } = strewRules({ ...blank(), theme });
    const scale = ROW / roadOf(blank()).space;
    for (const brush of BRUSHES)
      for (let pick = 0; pick < PICKS; pick += 7) {
        const reach = reachOf(strewnAs(brush, theme, pick), theme);
        expect(reach).toBeGreaterThan(0.3);
        expect(brushes[brush]!.reach * scale).toBeGreaterThanOrEqual(reach - 1e-9);
      }
  });
});
