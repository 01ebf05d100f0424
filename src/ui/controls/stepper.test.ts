// The numbers that a stepper with an off value can reach.

import { expect, test } from 'vitest';
import { nearestAllowed } from './stepper';

test('a stepper with an off value skips the numbers between it and the range', () => {
  const step = (value: number, by: number) => nearestAllowed(value + by, value, 20, 0);
  expect([step(21, -1), step(20, -1), step(0, 1), step(20, 1), step(25, -10)]).toEqual([20, 0, 20, 21, 20]);
  // Typed numbers become the nearest allowed one.
  expect([nearestAllowed(7, 7, 20, 0), nearestAllowed(0, 0, 20, 0), nearestAllowed(35, 35, 20, 0)]).toEqual([
    20, 0, 35,
  ]);
});

test('a stepper without an off value accepts every number in its range', () => {
  expect(nearestAllowed(3, 4, 1, undefined)).toBe(3);
});
