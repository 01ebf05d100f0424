// A stepper with a value that switches it off: which numbers it can come to.

import { expect, test } from 'vitest';
import { nearestAllowed } from './stepper';

test('a stepper that may be switched off skips what lies between none and its range', () => {
  const step = (value: number, by: number) => nearestAllowed(value + by, value, 20, 0);
  expect([step(21, -1), step(20, -1), step(0, 1), step(20, 1), step(25, -10)]).toEqual([20, 0, 20, 21, 20]);
  // Typed in: the nearest that is allowed.
  expect([nearestAllowed(7, 7, 20, 0), nearestAllowed(0, 0, 20, 0), nearestAllowed(35, 35, 20, 0)]).toEqual([
    20, 0, 35,
  ]);
});

test('one that may not takes everything as it is', () => {
  expect(nearestAllowed(3, 4, 1, undefined)).toBe(3);
});
