import { describe, expect, test } from 'vitest';
import { meets, placeLabel, risesBy } from './label-place';

const ROOM = { left: 100, top: 50, right: 900, bottom: 600 };
const SIZE = { width: 80, height: 30 };

describe('a label', () => {
  test('goes to the requested place, or is moved out from under panels', () => {
    expect(placeLabel([{ x: 300, y: 200 }], SIZE, ROOM, [])).toEqual({ x: 300, y: 200 });
    expect(placeLabel([{ x: 20, y: 10 }], SIZE, ROOM, [])).toEqual({ x: 140, y: 65 });
    expect(placeLabel([{ x: 990, y: 700 }], SIZE, ROOM, [])).toEqual({ x: 860, y: 585 });
  });

  test('goes to the first place where it covers no sign and no other label', () => {
    const sign = { x: 310, y: 210, width: 40, height: 40 };
    const label = { x: 300, y: 120, width: 80, height: 30 };
    const tries = [
      { x: 300, y: 200 },
      { x: 300, y: 130 },
      { x: 300, y: 280 },
    ];
    expect(placeLabel(tries, SIZE, ROOM, [sign, label])).toEqual({ x: 300, y: 280 });
  });

  test('stays at the best place if every place is taken', () => {
    const all = { x: 500, y: 300, width: 2000, height: 2000 };
    const sign = { x: 300, y: 200, width: 40, height: 40 };
    const tries = [
      { x: 300, y: 200 },
      { x: 500, y: 200 },
    ];
    expect(placeLabel(tries, SIZE, ROOM, [all, sign])).toEqual({ x: 500, y: 200 });
  });
});

test('text over cars that are close together is stacked', () => {
  const first = { x: 300, y: 200, width: 120, height: 25 };
  const second = { ...first, x: 340, y: 205 };
  const none = new Set<number>();
  expect(risesBy(second, 25, [], none)).toBe(0);
  const lines = risesBy(second, 25, [first], none);
  expect(lines).toBeGreaterThan(0);
  expect(meets({ ...second, y: second.y - lines * 25 }, first)).toBe(false);
  expect(risesBy({ ...first, x: 500 }, 25, [first], none)).toBe(0);
  expect(risesBy(second, 25, [], new Set([0, 1]))).toBe(2);
});
