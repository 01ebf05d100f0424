import { expect, it } from 'vitest';
import { apart, counted, nearest, onwards, sideOf } from './along';

it('measures distances forwards around the lap, and the short way', () => {
  expect([onwards(90, 5, 96), onwards(5, 90, 96), onwards(-3, 0, 96)]).toEqual([11, 85, 3]);
  expect([apart(90, 5, 96), apart(5, 90, 96)]).toEqual([11, -11]);
  expect([4, -4, 0].map(sideOf)).toEqual(['ahead', 'behind', 'level']);
});

it('lists the nearest first, and of two equally near the one ahead', () => {
  expect(nearest([9, -2, 2, 0], (gap) => gap).map(({ gap }) => gap)).toEqual([0, 2, -2, 9]);
});

it('groups equal things with their counts', () => {
  expect(counted([3, 1, 3])).toEqual([
    { thing: 3, n: 2 },
    { thing: 1, n: 1 },
  ]);
});
