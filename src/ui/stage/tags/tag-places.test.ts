// Names beside cars cover no other name and no other car.

import { describe, expect, it } from 'vitest';
import { type Tagged, tagPlaces } from './tag-places';

/** Size of a RoboRally cell in a small and a usual window, and of a usual name, px. */
const CELLS = [38, 50] as const;
const NAME = { width: 46, height: 20 };

/** Robots on cells, by column and row. */
function robots(cell: number, at: readonly (readonly [number, number])[], width = NAME.width): Tagged[] {
  return at.map(([x, y]) => ({ x: x * cell, y: y * cell, reach: cell * 0.4, width, height: NAME.height }));
}

/** Pairs of names, or of a name and a car, that overlap by more than a hairline. */
function collisions(cars: readonly Tagged[]): string[] {
  const names = tagPlaces(cars).map((place, at) => ({ ...place, width: cars[at]!.width, height: cars[at]!.height }));
  const bodies = cars.map(({ x, y, reach }) => ({ x, y, width: 1.6 * reach, height: 1.6 * reach }));
  const isOver = (a: (typeof names)[number], b: (typeof names)[number]) =>
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
  return names.flatMap((name, at) => [
    ...names.slice(at + 1).flatMap((other, n) => (isOver(name, other) ? [`name ${at} and ${at + 1 + n}`] : [])),
    ...bodies.flatMap((body, n) => (n !== at && isOver(name, body) ? [`name ${at} on car ${n}`] : [])),
  ]);
}

describe('names beside cars', () => {
  it('are under a car with no neighbours', () => {
    expect(tagPlaces([{ x: 100, y: 100, reach: 16, ...NAME }])).toEqual([{ x: 100, y: 129 }]);
    expect(tagPlaces([])).toEqual([]);
  });
  it.each(CELLS)('do not overlap for two robots beside, below or diagonal to each other, cells of %i px', (cell) => {
    for (const other of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const) {
      expect(collisions(robots(cell, [[0, 0], other]))).toEqual([]);
      expect(collisions(robots(cell, [[0, 0], other], 110))).toEqual([]);
    }
  });
  it.each(CELLS)('do not overlap for eight robots in a row and in a column, cells of %i px', (cell) => {
    const eight = Array.from({ length: 8 }, (_, at) => at);
    expect(
      collisions(
        robots(
          cell,
          eight.map((at) => [at, 0]),
        ),
      ),
    ).toEqual([]);
    expect(
      collisions(
        robots(
          cell,
          eight.map((at) => [0, at]),
        ),
      ),
    ).toEqual([]);
  });
  it.each(CELLS)('do not overlap for eight robots in two rows of four neighbouring cells, cells of %i px', (cell) => {
    const block = Array.from({ length: 8 }, (_, at) => [at % 4, Math.floor(at / 4)] as const);
    expect(collisions(robots(cell, block))).toEqual([]);
  });
  it('have the same places, whatever the order of the cars', () => {
    const cars = robots(50, [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(tagPlaces(cars.toReversed()).toReversed()).toEqual(tagPlaces(cars));
  });
});
