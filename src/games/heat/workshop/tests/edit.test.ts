// Changes of a circuit of Heat: whatever is done can be undone and redone to the same bytes, stays readable, and leaves corners in their
// places. Not here: what is wrong with a circuit (workshop.test.ts).

import type { CircuitWishes, Draw } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import type { Point } from '@geometry/line';
import { moveStart } from '@workshop/anchors';
import {
  type Change,
  fitting,
  type History,
  redo,
  type StepName,
  startHistory,
  undo,
  withStep,
} from '@workshop/history';
import {
  bendPoints,
  deletePoints,
  insertPoint,
  moveHandle,
  movePoints,
  replaceWith,
  reverseRoad,
  scaleTo,
} from '@workshop/road';
import type { RoadRules } from '@workshop/source';
import { drawStroke } from '@workshop/stroke';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { cornersOf, roadOf } from '../cut';
import { drawCircuit } from '../draw';
import { addCorner, changeCircuit, changeCorner, putLine, removeCorner, reverse, setLanes, startingAt } from '../edit';
import { ON_ROAD, roadRules } from '../rules';
import type { HeatSource } from '../source';
import { workshop } from '../workshop';

const blank = (): HeatSource => blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const rulesOf = (source: HeatSource): RoadRules<HeatSource> => roadRules(source);
const linesOf = (source: HeatSource) =>
  cornersOf(source, roadOf(source)).map(({ source: at, line }) => [source.corners[at]!.name, line] as const);

function drawing(seed: string): Draw {
  const rng = seedRng(seed);
  return (bound) => drawFrom(rng, bound);
}

type Do = readonly [what: StepName, change: (source: HeatSource) => Change<HeatSource>];

/** Any command with any arguments, as people and broken pages might give them. */
function anyCommand(rules: RoadRules<HeatSource>): fc.Arbitrary<Do> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const shift = fc.integer({ min: -300, max: 300 });
  const place = fc.tuple(shift, shift);
  const which = (most: (source: HeatSource) => number, at: number) => (source: HeatSource) =>
    Math.min(most(source) - 1, Math.floor(at * most(source)));
  const point = (at: number) => which(({ road }) => road.length, at);
  const corner = (at: number) => which(({ corners }) => corners.length, at);
  const on = (at: number) => (source: HeatSource) => at * source.road.length;
  return fc.oneof(
    fc.tuple(share, place).map(([at, by]): Do => ['road.move', (s) => movePoints([point(at)(s)], by, rules)]),
    fc.tuple(share, place).map(([at, by]): Do => {
      return ['road.move', (s) => movePoints([point(at)(s), (point(at)(s) + 1) % s.road.length], by, rules)];
    }),
    fc.tuple(share, place, fc.boolean(), fc.boolean()).map(([at, to, out, alone]): Do => {
      return ['road.handle', (s) => moveHandle(point(at)(s), out ? 'out' : 'in', to, { rules, alone })];
    }),
    share.map((at): Do => ['road.insert', (s) => insertPoint(on(at)(s), rules)]),
    share.map((at): Do => ['road.delete', (s) => deletePoints([point(at)(s)], rules)]),
    fc
      .tuple(share, fc.constantFrom('smooth', 'straight'))
      .map(([at, how]): Do => [`road.${how}`, (s) => bendPoints([point(at)(s)], how, rules)]),
    fc
      .array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -600, max: 600 })), { maxLength: 12 })
      .map((stroke): Do => ['road.draw', () => drawStroke(stroke as Point[], rules)]),
    fc.integer({ min: 0, max: 200 }).map((spaces): Do => ['road.scale', () => scaleTo(spaces, rules)]),
    fc.constant<Do>(['road.reverse', () => reverse()]),
    share.map((at): Do => ['corner.add', (s) => addCorner(on(at)(s), 'New')]),
    share.map((at): Do => ['corner.remove', (s) => removeCorner(corner(at)(s))]),
    fc.tuple(share, share).map(([at, to]): Do => {
      return ['corner.move', (s) => putLine(corner(at)(s), Math.floor(to * s.spaces))];
    }),
    fc.tuple(share, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 30 }), fc.boolean()).map((to): Do => {
      const [at, limit, legends, sharesToken] = to;
      return ['corner.change', (s) => changeCorner(corner(at)(s), { limit, legends, sharesToken })];
    }),
    share.map((at): Do => ['start.move', (s) => moveStart(on(at)(s))]),
    fc.integer({ min: 1, max: 3 }).map((lanes): Do => ['circuit.change', () => setLanes(lanes)]),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 999 }))
      .map(([laps, heat, seed]): Do => ['circuit.change', () => changeCircuit({ laps, heat, seed })]),
    fc.tuple(fc.constantFrom('short', 'long'), fc.string()).map(
      ([length, seed]): Do => [
        'circuit.replace',
        () => {
          const wishes: CircuitWishes = { length, character: 'mixed' };
          return replaceWith(drawCircuit(wishes, drawing(seed)), rules);
        },
      ],
    ),
  );
}

test('200 random changes undone give the same bytes, redone too, and every step can be read', () => {
  const start = blank();
  const rules = rulesOf(start);
  fc.assert(
    fc.property(fc.array(anyCommand(rules), { minLength: 200, maxLength: 200, size: 'max' }), (commands) => {
      let history: History<HeatSource> = startHistory(start);
      const seen = [JSON.stringify(history.source)];
      for (const [what, change] of commands) {
        const next = withStep(history, what, change(history.source));
        if (next === history) continue;
        history = next;
        const { problems, source } = workshop.read(JSON.parse(JSON.stringify(history.source)));
        if (source === undefined) throw new Error(`${what}: ${JSON.stringify(problems)}`);
        seen.push(JSON.stringify(history.source));
      }
      // As it is after a restart: the draft is plain JSON.
      history = JSON.parse(JSON.stringify(history)) as History<HeatSource>;
      for (const before of seen.slice(0, -1).toReversed()) {
        history = undo(history);
        expect(JSON.stringify(history.source)).toBe(before);
      }
      expect(undo(history)).toBe(history);
      for (const after of seen.slice(1)) {
        history = redo(history);
        expect(JSON.stringify(history.source)).toBe(after);
      }
      expect(redo(history)).toBe(history);
    }),
    { numRuns: 12 },
  );
});

describe('the road', () => {
  const start = blank();
  const rules = rulesOf(start);
  const made = (change: Change<HeatSource>, source = start) =>
    withStep(startHistory(source), 'road.move', change).source;

  test('the number of spaces follows its length, and a space keeps its length', () => {
    const wider = made(movePoints([2, 3], [-500, 0], rules));
    expect(wider.spaces).toBeGreaterThan(start.spaces + 10);
    const { curve } = roadOf(wider);
    expect(Math.abs(curve.length / wider.spaces - rules.unit)).toBeLessThan(rules.unit / wider.spaces);
  });

  test('a typed number of spaces scales it, and corners keep their share of the lap', () => {
    const longer = made(scaleTo(108, rules));
    expect(longer.spaces).toBe(108);
    expect(linesOf(longer)).toEqual(linesOf(start).map(([name, line]) => [name, line * 2]));
  });

  test('an inserted point changes neither the road nor the corners, and taken out again it leaves both', () => {
    const split = made(insertPoint(1.4, rules));
    expect(split.road).toHaveLength(start.road.length + 1);
    expect(linesOf(split)).toEqual(linesOf(start));
    expect(Math.abs(roadOf(split).curve.length - roadOf(start).curve.length)).toBeLessThan(2);
    const joined = made(deletePoints([2], rules), split);
    expect(linesOf(joined)).toEqual(linesOf(start));
    joined.road.forEach((point, at) => {
      expect(Math.abs(point.out[0] - start.road[at]!.out[0])).toBeLessThan(3);
    });
  });

  test('the other handle turns along, but not alone', () => {
    const turned = made(moveHandle(1, 'out', [0, -90], { rules, alone: false }));
    expect(turned.road[1]!.in[0]).toBeCloseTo(0);
    expect(turned.road[1]!.in[1]).toBeGreaterThan(0);
    const broken = made(moveHandle(1, 'out', [0, -90], { rules, alone: true }));
    expect(broken.road[1]!.in).toEqual(start.road[1]!.in);
  });

  test('a point keeps off the others', () => {
    const [first, second] = [start.road[0]!, start.road[1]!];
    const pushed = made(movePoints([1], [first.x - second.x, first.y - second.y], rules)).road[1]!;
    expect(Math.hypot(pushed.x - first.x, pushed.y - first.y)).toBeGreaterThanOrEqual(rules.apart - 0.1);
  });

  test('turned round twice it is as before', () => {
    const there = made(reverseRoad(ON_ROAD));
    expect(linesOf(there).map(([, line]) => line)).toEqual(
      linesOf(start)
        .map(([, line]) => start.spaces - line)
        .toReversed(),
    );
    expect(linesOf(made(reverseRoad(ON_ROAD), there))).toEqual(linesOf(start));
  });

  test('a stroke from the road to the road replaces that stretch and leaves the corners elsewhere', () => {
    // Out of the upper straight, up, and back to it.
    const stroke = Array.from({ length: 30 }, (_, at): Point => [-300 + at * 20, -330 - 14 * Math.min(at, 29 - at)]);
    const drawn = made(drawStroke(stroke, rules));
    expect(Math.min(...drawn.road.map(({ y }) => y))).toBeLessThan(-450);
    expect(drawn.road.length).toBeLessThan(start.road.length + 8);
    const [, second] = linesOf(start);
    expect(linesOf(drawn)[1]).toEqual(second);
  });

  test('a stroke that closes is a new road; one that hangs in the air is none', () => {
    const ring = Array.from(
      { length: 41 },
      (_, at): Point => [600 * Math.cos((at * Math.PI) / 20), 400 * Math.sin((at * Math.PI) / 20)],
    );
    const drawn = made(drawStroke(ring, rules));
    expect(drawn.road.length).toBeGreaterThan(6);
    expect(drawn.road.length).toBeLessThan(25);
    expect(linesOf(drawn)).toHaveLength(4);
    expect(
      made(
        drawStroke(
          [
            [0, 0],
            [50, 20],
            [200, 40],
          ],
          rules,
        ),
      ),
    ).toBe(start);
  });
});

describe('corners', () => {
  const start = blank();
  const made = (change: Change<HeatSource>, source = start) =>
    withStep(startHistory(source), 'corner.add', change).source;

  test('a new one goes to the sharpest space within three, with the limit of its bend', () => {
    const without = made(removeCorner(1));
    const near = start.corners[1]!.at;
    const added = made(addCorner(near, 'Back'), without).corners.at(-1)!;
    expect(added.name).toBe('Back');
    expect(added.limit).toBeLessThan(8);
    expect(workshop.read(made(addCorner(near, 'Back'), without)).problems).toEqual([]);
  });

  test('the last one stays', () => {
    const alone = [3, 2, 1, 0].reduce((source, at) => made(removeCorner(at), source), start);
    expect(alone.corners).toHaveLength(1);
  });

  test('a race lane that is gone becomes the outermost', () => {
    expect(made(setLanes(1)).corners.map(({ raceLane }) => raceLane)).toEqual([0, 0, 0, 0]);
  });
});

test('a test drive from any space begins there, or a little before, and can be raced', () => {
  const hasErrors = (source: HeatSource) => workshop.read(source).problems.some(({ level }) => level === 'error');
  const source = blank();
  for (let space = 0; space < source.spaces; space++) {
    const moved = startingAt(source, space)!;
    expect(hasErrors(moved)).toBe(false);
    expect(moved.corners.map(({ at }) => at.toFixed(3))).toEqual(source.corners.map(({ at }) => at.toFixed(3)));
  }
});

test('a draft keeps its newest steps where not all fit', () => {
  let history = startHistory(blank());
  for (let seed = 2; seed < 60; seed++) history = withStep(history, 'circuit.land', changeCircuit({ seed }));
  const short = fitting(history, JSON.stringify(history).length / 2);
  expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(history).length / 2);
  expect(short.done.at(-1)).toBe(history.done.at(-1));
  expect(undo(short).source.seed).toBe(58);
});
