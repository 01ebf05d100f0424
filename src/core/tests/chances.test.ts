// Chances from strengths: they add up, follow the order, and respect settled places.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadChance, expectedPlace, strengthsOf, winChances, worthOf } from '../chances';
import { begin } from '../engine';
import { derby, toyConfig } from './toy';

const strengths = fc.array(fc.double({ min: -400, max: 400, noNaN: true }), { minLength: 1, maxLength: 10 });

test('the chances to win add up to 1 and follow the strengths', () => {
  fc.assert(
    fc.property(strengths, (list) => {
      const chances = winChances(list);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      list.forEach((own, a) => {
        list.forEach((other, b) => {
          if (own > other) expect(chances[a]).toBeGreaterThanOrEqual(chances[b] as number);
        });
      });
    }),
  );
});

test("the chance to finish ahead of a rival and the rival's chance to finish ahead add up to 1", () => {
  expect(aheadChance(3, 1) + aheadChance(1, 3)).toBeCloseTo(1, 12);
  expect(aheadChance(1 + Math.log(3), 1)).toBeCloseTo(0.75, 12);
});

test('expected places add up to the places there are, and the stronger car expects the better one', () => {
  fc.assert(
    fc.property(strengths, (list) => {
      const places = list.map((_, seat) => expectedPlace(list, seat));
      expect(places.reduce((sum, one) => sum + one, 0)).toBeCloseTo((list.length * (list.length + 1)) / 2, 6);
      list.forEach((own, a) => {
        list.forEach((other, b) => {
          if (own > other) expect(places[a]).toBeLessThanOrEqual((places[b] as number) + 1e-9);
        });
      });
    }),
  );
});

test('worth is 1 for a certain winner, 0 for a certain last, and the mean of both for the second of three', () => {
  expect([200, 100, 0].map((_, seat) => worthOf([200, 100, 0], seat))).toEqual([
    expect.closeTo(1, 9),
    expect.closeTo(0.25, 9),
    expect.closeTo(0, 9),
  ]);
  expect(worthOf([2, 2], 0)).toBeCloseTo(0.5, 12);
  expect(worthOf([1], 0)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
});

test('finished and eliminated cars rank by place, whatever the game says of the others', () => {
  const start = begin(derby, toyConfig(3), 'settled');
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const settled = {
    ...derby,
    standings: () => [
      { seat: 2, place: 1, status: 'finished' as const, sortKey: [2] },
      { seat: 0, place: 2, status: 'racing' as const, sortKey: [1] },
      { seat: 1, place: 3, status: 'out' as const, sortKey: [0] },
    ],
  };
  const [racing = 0, out = 0, home = 0] = strengthsOf(settled, state);
  expect(racing).toBe(derby.ai.strengths(state)[0]);
  expect(aheadChance(home, racing)).toBeGreaterThan(0.999999);
  expect(aheadChance(out, racing)).toBeLessThan(0.000001);
});
