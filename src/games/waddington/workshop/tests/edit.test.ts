// Changes of a circuit of Waddington's Formula 1: whatever is done can be undone and redone to the same bytes, stays readable, and leaves
// corners in their places. Not here: changes that every road has (Heat's edit.test.ts), or what is wrong with a circuit.

import type { CircuitWishes, Draw } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import type { Point } from '@geometry/line';
import { moveStart } from '@workshop/anchors';
import { type Change, type History, redo, type StepName, startHistory, undo, withStep } from '@workshop/history';
import { deletePoints, insertPoint, movePoints, replaceWith, scaleTo } from '@workshop/road';
import { drawStroke } from '@workshop/stroke';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { drawCircuit } from '../draw';
import {
  addCorner,
  addPond,
  changeCircuit,
  nameCorner,
  putThing,
  removeThing,
  reverse,
  setGround,
  setLaneLimit,
  setLimit,
  setRows,
  setShape,
  startingAt,
} from '../edit';
import { HOME, roadOf, stretchesOf } from '../rows';
import { roadRules } from '../rules';
import type { SourceCorner, WaddingtonSource } from '../source';
import { workshop } from '../workshop';

const start = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const rules = roadRules(start);
const made = (change: Change<WaddingtonSource>, source = start) =>
  withStep(startHistory(source), 'corner.change', change).source;
const rowsOf = (source: WaddingtonSource) =>
  stretchesOf(source, roadOf(source)).map(({ kind, first, end }) => [kind, first, end] as const);
const hasErrors = (source: WaddingtonSource) => workshop.read(source).problems.some(({ level }) => level === 'error');

function drawing(seed: string): Draw {
  const rng = seedRng(seed);
  return (bound) => drawFrom(rng, bound);
}

type Do = readonly [what: StepName, change: (source: WaddingtonSource) => Change<WaddingtonSource>];
const SHAPES: readonly SourceCorner['shape'][] = ['open', 'island', 'innerWall', 'outerWall'];

/** Any command with any arguments, as people and broken pages might give them. */
function anyCommand(): fc.Arbitrary<Do> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const shift = fc.integer({ min: -300, max: 300 });
  const which = (most: number, at: number) => Math.min(most - 1, Math.floor(at * most));
  const point = (at: number) => (source: WaddingtonSource) => which(source.road.length, at);
  const thing = (at: number) => (source: WaddingtonSource) => which(source.corners.length + source.ponds.length, at);
  const row = (at: number) => (source: WaddingtonSource) => Math.floor(at * source.rows);
  const on = (at: number) => (source: WaddingtonSource) => at * source.road.length;
  return fc.oneof(
    fc.tuple(share, fc.tuple(shift, shift)).map(([at, by]): Do => {
      return ['road.move', (s) => movePoints([point(at)(s)], by, rules)];
    }),
    share.map((at): Do => ['road.insert', (s) => insertPoint(on(at)(s), rules)]),
    share.map((at): Do => ['road.delete', (s) => deletePoints([point(at)(s)], rules)]),
    fc
      .array(fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -400, max: 400 })), { maxLength: 12 })
      .map((stroke): Do => ['road.draw', () => drawStroke(stroke as Point[], rules)]),
    fc.integer({ min: 0, max: 200 }).map((rows): Do => ['road.scale', () => scaleTo(rows, rules)]),
    fc.constant<Do>(['road.reverse', () => reverse()]),
    share.map((at): Do => ['corner.add', (s) => addCorner(on(at)(s), 'New')]),
    fc.constant<Do>(['circuit.change', () => addPond()]),
    share.map((at): Do => ['corner.remove', (s) => removeThing(thing(at)(s))]),
    fc.tuple(share, share).map(([at, to]): Do => ['corner.move', (s) => putThing(thing(at)(s), row(to)(s))]),
    fc.tuple(share, fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 260 })).map(([at, lane, limit]): Do => {
      return ['corner.change', (s) => setLaneLimit(thing(at)(s), lane as 0 | 1 | 2, limit)];
    }),
    fc.tuple(share, fc.integer({ min: 0, max: 260 })).map(([at, limit]): Do => {
      return ['corner.change', (s) => setLimit(thing(at)(s), limit)];
    }),
    fc.tuple(share, fc.constantFrom(...SHAPES)).map(([at, shape]): Do => {
      return ['corner.change', (s) => setShape(thing(at)(s), shape)];
    }),
    fc.tuple(share, fc.integer({ min: 2, max: 10 })).map(([at, rows]): Do => {
      return ['corner.change', (s) => setRows(thing(at)(s), rows)];
    }),
    share.map((at): Do => ['corner.change', (s) => setGround(thing(at)(s), 'grass')]),
    share.map((at): Do => ['corner.change', (s) => nameCorner(thing(at)(s), 'Renamed')]),
    share.map((at): Do => ['start.move', (s) => moveStart(on(at)(s))]),
    fc.tuple(fc.integer({ min: 3, max: 10 }), share).map(([laps, at]): Do => {
      return ['circuit.change', (s) => changeCircuit({ laps, faultyTyres: which(s.corners.length, at) })];
    }),
    fc.tuple(fc.constantFrom('short', 'long'), fc.string()).map(
      ([length, seed]): Do => [
        'circuit.replace',
        () => {
          const wishes: CircuitWishes = { length, character: 'fast' };
          return replaceWith(drawCircuit(wishes, drawing(seed)), rules);
        },
      ],
    ),
  );
}

test('200 random changes undone give the same bytes, redone too, and every step can be read', () => {
  fc.assert(
    fc.property(fc.array(anyCommand(), { minLength: 200, maxLength: 200, size: 'max' }), (commands) => {
      let history: History<WaddingtonSource> = startHistory(start);
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
      history = JSON.parse(JSON.stringify(history)) as History<WaddingtonSource>;
      for (const before of seen.slice(0, -1).toReversed()) {
        history = undo(history);
        expect(JSON.stringify(history.source)).toBe(before);
      }
      for (const after of seen.slice(1)) {
        history = redo(history);
        expect(JSON.stringify(history.source)).toBe(after);
      }
    }),
    { numRuns: 4 },
  );
});

describe('the road', () => {
  test('a blank circuit has no problems, and turned round twice it is as before', () => {
    expect(workshop.read(start).problems).toEqual([]);
    const there = made(reverse());
    expect(workshop.read(there).problems).toEqual([]);
    expect(rowsOf(made(reverse(), there))).toEqual(rowsOf(start));
  });

  test('turned round, corners keep their places and the line moves so that grid and pits stay on their straight', () => {
    const moved = HOME.before - HOME.behind;
    expect(rowsOf(made(reverse()))).toEqual(
      rowsOf(start)
        .map(([kind, first, end]) => [kind, start.rows - end - moved, start.rows - first - moved])
        .toReversed(),
    );
  });
});

describe('corners', () => {
  test('a new one has one band at the sharpest row near, with the speed that its bend suggests', () => {
    const without = made(removeThing(1));
    const added = made(addCorner(start.corners[1]!.at, 'Back'), without);
    expect(added.corners.at(-1)).toMatchObject({ name: 'Back', shape: 'open', limits: [100, 100, 100] });
    expect(workshop.read(added).problems).toEqual([]);
  });

  test('on the home straight there is no room for one', () => {
    expect(made(addCorner(start.start, 'Here'))).toBe(start);
  });

  test('the last one stays, and [R57] [R58] the markers follow their corners', () => {
    const marked = made(changeCircuit({ brakeFailure: 3, faultyTyres: 1 }));
    expect(made(removeThing(0), marked)).toMatchObject({ brakeFailure: 2, faultyTyres: 0 });
    const alone = [3, 2, 1, 0].reduce((source, at) => made(removeThing(at), source), marked);
    expect(alone.corners).toHaveLength(1);
    expect(alone).toMatchObject({ brakeFailure: 0, faultyTyres: 0 });
  });

  test('a limit moves all lanes, a lane’s own only that lane, both in steps of 20 mph within their range', () => {
    expect(made(setLimit(0, 60)).corners[0]!.limits).toEqual([40, 40, 60]);
    expect(made(setLimit(0, 20)).corners[0]!.limits).toEqual([20, 20, 20]);
    expect(made(setLaneLimit(0, 1, 131)).corners[0]!.limits).toEqual([80, 140, 100]);
  });

  test('lanes part round an island and join again', () => {
    const island = made(setShape(1, 'island'));
    expect(island.corners[1]).toMatchObject({ shape: 'island', rows: 4 });
    expect(workshop.read(island).problems).toEqual([]);
    expect(made(setShape(1, 'open'), made(setRows(1, 6), island)).corners[1]).toEqual(start.corners[1]);
  });
});

describe('ponds', () => {
  test('a new one lies where the road is free for longest, is moved, changed and taken out', () => {
    const pond = made(addPond());
    expect(pond.ponds).toHaveLength(1);
    expect(workshop.read(pond).problems).toEqual([]);
    const number = pond.corners.length;
    const [, first] = rowsOf(pond).find(([kind]) => kind === 'pond')!;
    expect(rowsOf(made(putThing(number, first + 1), pond)).find(([kind]) => kind === 'pond')).toEqual([
      'pond',
      first + 1,
      first + 3,
    ]);
    expect(made(setGround(number, 'grass'), pond).ponds[0]!.ground).toBe('grass');
    expect(made(removeThing(number), pond).ponds).toEqual([]);
  });

  test('there are at most six', () => {
    const many = Array.from({ length: 9 }).reduce<WaddingtonSource>((source) => made(addPond(), source), start);
    expect(many.ponds).toHaveLength(6);
  });
});

test('a test drive from any row begins there, or a little before where grid and pits fit, and can be raced', () => {
  for (let row = 0; row < start.rows; row += 5) {
    const moved = startingAt(start, row)!;
    expect(hasErrors(moved)).toBe(false);
    expect(moved.corners).toEqual(start.corners);
  }
});
