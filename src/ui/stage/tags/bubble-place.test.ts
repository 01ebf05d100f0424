// Bubbles stand at their car, inside the free part of the board, and point at the car.

import { expect, test } from 'vitest';
import { bubblePlace, tailOf } from './bubble-place';

const ROOM = { left: 0, top: 0, right: 800, bottom: 600 };
const SIZE = { width: 120, height: 30 };

test('a bubble stands above its car', () => {
  expect(bubblePlace({ x: 400, y: 300, reach: 15 }, SIZE, ROOM, [])).toEqual({ x: 400, y: 258 });
});

test('a bubble moves off another bubble, and off other cars', () => {
  const other = { x: 400, y: 258, ...SIZE };
  const car = { x: 400, y: 340, width: 30, height: 30 };
  const { x, y } = bubblePlace({ x: 400, y: 300, reach: 15 }, SIZE, ROOM, [other, car]);
  expect(y).toBe(300);
  expect(x).toBe(400 + 15 + 12 + 60);
});

test.each([
  ['at the upper edge', { x: 400, y: 5, reach: 15 }],
  ['in a corner', { x: 799, y: 599, reach: 15 }],
  ['beyond the window', { x: -200, y: 300, reach: 15 }],
])('a bubble stays in the free area: %s', (_, car) => {
  const { x, y } = bubblePlace(car, SIZE, ROOM, []);
  expect([x >= 60, x <= 740, y >= 15, y <= 585]).toEqual([true, true, true, true]);
});

test('the tail points at the car and ends before it', () => {
  const [left, right, tip] = tailOf(SIZE, { x: 0, y: 42 });
  expect(tip).toEqual({ x: 0, y: 28 });
  expect([left.x, right.x]).toEqual([-7, 7]);
  expect(tailOf(SIZE, { x: -200, y: 0 })[2].x).toBe(-73);
  // A car under its bubble: no tail beyond the plate.
  expect(tailOf(SIZE, { x: 0, y: 4 })[2].y).toBe(15);
});
