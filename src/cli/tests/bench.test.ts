// How figures are set against the calibration loop. Their sizes are the bench's business, not a test's.

import { type Measured, median, rateOf, withRatio } from '@tools/bench/figure';
import { providers } from '@tools/bench/providers';
import { expect, test } from 'vitest';

const figure: Measured = { name: 'x', value: 2_000_000, unit: 'actions/s', floor: 1, goal: 2, better: 'higher' };

test('a rate is a share of the loop, a time is counted in loops, anything else has no ratio', () => {
  expect(withRatio(figure, 10_000_000)).toEqual({ ...figure, ratio: 0.2 });
  expect(withRatio({ ...figure, value: 2, unit: 'us' }, 10_000_000).ratio).toBe(20);
  expect(withRatio({ ...figure, value: 2, unit: 'ms' }, 10_000_000).ratio).toBe(20_000);
  expect(withRatio({ ...figure, value: 2, unit: 'KB' }, 10_000_000).ratio).toBeNull();
  expect(withRatio({ ...figure, value: 1234.5678 }, 1e6).value).toBe(1235);
});
test('on a machine twice as fast the ratios stay', () => {
  const rate = withRatio(figure, 10_000_000).ratio;
  expect(withRatio({ ...figure, value: 4_000_000 }, 20_000_000).ratio).toBe(rate);
  const time = withRatio({ ...figure, value: 3, unit: 'us' }, 10_000_000).ratio;
  expect(withRatio({ ...figure, value: 1.5, unit: 'us' }, 20_000_000).ratio).toBe(time);
});
test('a rate counts what the work says it did', () => {
  let calls = 0;
  const rate = rateOf(
    () => {
      calls++;
      return 10;
    },
    3,
    0.001,
  );
  expect(rate).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(3);
  expect(median([3, 1, 2])).toBe(2);
});
test('the prefixes of the providers are their own', () => {
  const prefixes = providers.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(prefixes).toEqual(
    expect.arrayContaining(['engine.heat', 'ai.heat', 'engine.heat-weekend', 'ai.heat-weekend', 'store', 'board']),
  );
});
