// Which edge a panel goes to, so that it covers no car.

import { expect, test } from 'vitest';
import { clearSide } from '../race/clear-side';

const AREAS = {
  bottom: { left: 100, right: 800, top: 700, bottom: 860 },
  top: { left: 100, right: 800, top: 50, bottom: 210 },
};
const car = (x: number, y: number) => ({ x, y, radius: 20 });

test('a panel leaves a side where it covers a car for one where it covers none', () => {
  expect(clearSide(AREAS, [car(400, 800)], 'bottom')).toBe('top');
  expect(clearSide(AREAS, [car(400, 100)], 'top')).toBe('bottom');
});

test('it counts a car that reaches under it, and not one beside it', () => {
  expect(clearSide(AREAS, [car(400, 681)], 'bottom')).toBe('top');
  expect(clearSide(AREAS, [car(400, 679)], 'bottom')).toBe('bottom');
  expect(clearSide(AREAS, [car(821, 800)], 'bottom')).toBe('bottom');
  // Its corner is farther away than its edges.
  expect(clearSide(AREAS, [car(815, 685)], 'bottom')).toBe('bottom');
});

test('it stays where it is while neither side is better, and otherwise covers fewer cars', () => {
  expect(clearSide(AREAS, [], 'top')).toBe('top');
  expect(clearSide(AREAS, [car(200, 100), car(200, 800)], 'top')).toBe('top');
  expect(clearSide(AREAS, [car(200, 100), car(200, 800), car(300, 800)], 'bottom')).toBe('top');
});
