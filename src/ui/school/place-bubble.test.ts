import { expect, test } from 'vitest';
import { coveredBy, placeBubble } from './place-bubble';

const BUBBLE = { width: 200, height: 100 };
const WINDOW = { width: 232, height: 480 };

function spot(left: number, top: number, width: number, height: number) {
  return { left, top, width, height, round: false };
}

test('the bubble is near its subject, with a gap around it', () => {
  const place = placeBubble({ width: 1000, height: 600 }, BUBBLE, [spot(100, 100, 50, 50)], 0);
  const isBeside = place.left >= 100 + 50 + 16 || place.top >= 100 + 50 + 16;
  expect(isBeside).toBe(true);
  expect(Math.hypot(place.left - 100, place.top - 100)).toBeLessThan(200);
});

test('the bubble prefers being close to panels over covering something small', () => {
  const [above, below] = [spot(0, 0, 232, 140), spot(0, 250, 232, 40)];
  const car = spot(100, 360, 26, 26);
  const { top } = placeBubble(WINDOW, BUBBLE, [above, below, car], 0);
  expect(top).toBeGreaterThanOrEqual(140);
  expect(top + BUBBLE.height).toBeLessThanOrEqual(250);
});

test('the bubble covers the chalk line rather than the car', () => {
  const car = spot(40, 40, 52, 52);
  const hand = spot(0, 330, 232, 150);
  const line = spot(110, 150, 27, 180);
  const { top } = placeBubble({ ...WINDOW }, BUBBLE, [hand, car], 0, [line]);
  expect(top).toBeGreaterThanOrEqual(92);
  expect(top + BUBBLE.height).toBeLessThanOrEqual(330);
});

test('the bubble is closer to the bar if it would cover something otherwise', () => {
  const free = { width: 1000, height: 300 };
  const place = (low: number) => placeBubble(free, BUBBLE, [spot(0, low, 1000, 300 - low)], 20);
  expect(place(140).top).toBe(20 + 16);
  expect(place(130).top).toBe(20 + 8);
});

test('a box covers its overlap with what must be visible, and nothing else', () => {
  const box = { left: 10, top: 10, width: 100, height: 50 };
  expect(coveredBy(box, [spot(100, 50, 40, 40), spot(110, 10, 40, 40)])).toBe(10 * 10);
});
