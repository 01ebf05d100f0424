// Changes of a circuit of Formula D: whatever is done can be undone and redone to the same bytes, stays readable, and leaves corners in
// their places. Not here: changes that every road has (Heat's edit.test.ts), or what is wrong with a circuit (workshop.test.ts).

import type { CircuitWishes, Draw } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import type { Point } from '@geometry/line';
import { moveStart } from '@workshop/anchors';
import { type Change, type History, redo, type StepName, startHistory, undo, withStep } from '@workshop/history';
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
import { drawStroke } from '@workshop/stroke';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { drawCircuit } from '../draw';
import {
  addCorner,
  beginCorner,
  changeCircuit,
  changeCorner,
  endCorner,
  putCorner,
  removeCorner,
  reverse,
  setStops,
  startingAt,
} from '../edit';
import { ON_ROAD, roadRules } from '../rules';
import type { FormulaSource } from '../source';
import { HOME, roadOf, stretchesOf } from '../stretches';
import { workshop } from '../workshop';

const start = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const rules = roadRules(start);
const made = (change: Change<FormulaSource>, source = start) =>
  withStep(startHistory(source), 'corner.change', change).source;
const cornersOf = (source: FormulaSource) =>
  stretchesOf(source, roadOf(source)).map(({ source: at, first, end }) => [source.corners[at]!.name, first, end]);
const hasErrors = (source: FormulaSource) => workshop.read(source).problems.some(({ level }) => level === 'error');

function drawing(seed: string): Draw {
  const rng = seedRng(seed);
  return (bound) => drawFrom(rng, bound);
}

type Do = readonly [what: StepName, change: (source: FormulaSource) => Change<FormulaSource>];

/** Any command with any arguments, as people and broken pages might give them. */
function anyCommand(): fc.Arbitrary<Do> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const shift = fc.integer({ min: -300, max: 300 });
  const place = fc.tuple(shift, shift);
  const which = (most: number, at: number) => Math.min(most - 1, Math.floor(at * most));
  const point = (at: number) => (source: FormulaSource) => which(source.road.length, at);
  const corner = (at: number) => (source: FormulaSource) => which(source.corners.length, at);
  const space = (at: number) => (source: FormulaSource) => Math.floor(at * source.spaces);
  const on = (at: number) => (source: FormulaSource) => at * source.road.length;
  return fc.oneof(
    fc.tuple(share, place).map(([at, by]): Do => ['road.move', (s) => movePoints([point(at)(s)], by, rules)]),
    fc.tuple(share, place, fc.boolean()).map(([at, to, alone]): Do => {
      return ['road.handle', (s) => moveHandle(point(at)(s), 'out', to, { rules, alone })];
    }),
    share.map((at): Do => ['road.insert', (s) => insertPoint(on(at)(s), rules)]),
    share.map((at): Do => ['road.delete', (s) => deletePoints([point(at)(s)], rules)]),
    share.map((at): Do => ['road.smooth', (s) => bendPoints([point(at)(s)], 'smooth', rules)]),
    fc
      .array(fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -400, max: 400 })), { maxLength: 12 })
      .map((stroke): Do => ['road.draw', () => drawStroke(stroke as Point[], rules)]),
    fc.integer({ min: 0, max: 250 }).map((spaces): Do => ['road.scale', () => scaleTo(spaces, rules)]),
    fc.constant<Do>(['road.reverse', () => reverse()]),
    share.map((at): Do => ['corner.add', (s) => addCorner(on(at)(s), 'New')]),
    share.map((at): Do => ['corner.remove', (s) => removeCorner(corner(at)(s))]),
    fc.tuple(share, share).map(([at, to]): Do => ['corner.move', (s) => putCorner(corner(at)(s), space(to)(s))]),
    fc.tuple(share, share).map(([at, to]): Do => ['corner.change', (s) => beginCorner(corner(at)(s), space(to)(s))]),
    fc.tuple(share, share).map(([at, to]): Do => ['corner.change', (s) => endCorner(corner(at)(s), space(to)(s))]),
    fc.tuple(share, fc.integer({ min: -1, max: 8 })).map(([at, stops]): Do => {
      return ['corner.change', (s) => setStops(corner(at)(s), stops)];
    }),
    share.map((at): Do => ['corner.change', (s) => changeCorner(corner(at)(s), { name: 'Renamed' })]),
    share.map((at): Do => ['start.move', (s) => moveStart(on(at)(s))]),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 999 }))
      .map(([laps, seed]): Do => ['circuit.change', () => changeCircuit({ laps, seed })]),
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
      let history: History<FormulaSource> = startHistory(start);
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
      history = JSON.parse(JSON.stringify(history)) as History<FormulaSource>;
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
    expect(cornersOf(made(reverse(), there))).toEqual(cornersOf(start));
  });

  test('a corner keeps beginning and end when the direction is turned round', () => {
    const spaces = start.spaces;
    // The line moves along the straight, so that grid and pits stay on it.
    const moved = HOME.before - HOME.behind;
    expect(cornersOf(made(reverse()))).toEqual(
      cornersOf(start)
        .map(([name, first, end]) => [name, spaces - Number(end) - moved, spaces - Number(first) - moved])
        .toReversed(),
    );
  });

  test('the road alone turned round swaps where corners begin and end', () => {
    const [corner] = start.corners;
    const turned = made(reverseRoad(ON_ROAD)).corners[0]!;
    expect(turned.from).toBeGreaterThan(turned.to);
    expect(corner!.from).toBeLessThan(corner!.to);
  });

  test('a typed number of spaces scales it, and corners keep their share of the lap', () => {
    const longer = made(scaleTo(180, rules));
    expect(longer.spaces).toBe(180);
    cornersOf(start).forEach(([, first, end], at) => {
      const [, from, to] = cornersOf(longer)[at]!;
      expect(Math.abs(Number(from) - Number(first) * 1.5)).toBeLessThanOrEqual(1);
      expect(Math.abs(Number(to) - Number(end) * 1.5)).toBeLessThanOrEqual(1);
    });
  });
});

describe('corners', () => {
  test('a new one goes round the bend, with the stops that fit it, and without a problem', () => {
    const without = made(removeCorner(1));
    const added = made(addCorner(start.corners[1]!.from + 0.5, 'Back'), without);
    const corner = added.corners.at(-1)!;
    expect(corner).toMatchObject({ name: 'Back', stops: 2 });
    expect(workshop.read(added).problems).toEqual([]);
    const [, first, end] = cornersOf(added).find(([name]) => name === 'Back')!;
    const [, was, until] = cornersOf(start)[1]!;
    expect(Number(first)).toBeLessThan(Number(until));
    expect(Number(end)).toBeGreaterThan(Number(was));
  });

  test('beside grid and pits there is no room for one', () => {
    expect(made(addCorner(start.start, 'Here'))).toBe(start);
  });

  test('the last two stay', () => {
    const two = [3, 2, 1, 0].reduce((source, at) => made(removeCorner(at), source), start);
    expect(two.corners).toHaveLength(2);
  });

  test('it is moved with its length; its ends are moved alone', () => {
    const [, first, end] = cornersOf(start)[0]!.map(Number) as [number, number, number];
    expect(cornersOf(made(putCorner(0, first + 2)))[0]).toEqual(['Turn 1', first + 2, end + 2]);
    expect(cornersOf(made(beginCorner(0, first + 2)))[0]).toEqual(['Turn 1', first + 2, end]);
    expect(cornersOf(made(endCorner(0, end - 3)))[0]).toEqual(['Turn 1', first, end - 3]);
  });

  test('stops that no corner can have change nothing', () => {
    expect(made(setStops(0, 5))).toBe(start);
    expect(made(setStops(0, 3)).corners[0]!.stops).toBe(3);
  });
});

test('a test drive from any space begins there, or a little before where grid and pits fit, and can be raced', () => {
  for (let space = 0; space < start.spaces; space += 7) {
    const moved = startingAt(start, space)!;
    expect(hasErrors(moved)).toBe(false);
    expect(moved.corners).toEqual(start.corners);
  }
  // On the home straight the line can lie in front of every space that has room for the grid behind it.
  expect(roadOf(startingAt(start, 3)!).finish).not.toBe(roadOf(start).finish);
});
