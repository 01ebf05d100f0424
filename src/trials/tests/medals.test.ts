// Medals: which a time wins, and which times they need.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fastestOf,
  higherOf,
  includesMedal,
  MEDALS,
  type Measured,
  medalOf,
  quantile,
  shareAt,
  type TimeRow,
  thresholdsOf,
} from '../medals';

const RUNS = { easy: 10, medium: 10, hard: 10, best: 10 };
/** Forty runs: the best drive 20 and 21, the easiest 30 to 33. */
const FORTY: Measured = {
  runs: RUNS,
  times: [
    [20, 0, 0, 0, 4],
    [21, 0, 0, 2, 6],
    [24, 0, 2, 8, 0],
    [26, 0, 8, 0, 0],
    [30, 5, 0, 0, 0],
    [33, 5, 0, 0, 0],
  ],
};

describe('the times for medals', () => {
  test('are reached by 60, 30 and 10 per cent of the runs, and author is the fastest', () => {
    expect(quantile(FORTY, 0.1)).toBe(20);
    expect(quantile(FORTY, 0.3)).toBe(21);
    expect(quantile(FORTY, 0.6)).toBe(26);
  });
  test('are distinct even where runs share a time: the lower medal has the next slower time', () => {
    // Gold would be 20, which is author's; silver 21, which is gold's; and the easiest driver needs 30.
    expect(thresholdsOf(FORTY)).toEqual({ author: 20, gold: 21, silver: 24, bronze: 30 });
  });
  test('count every level the same, however many runs it made', () => {
    const runs = { easy: 100, medium: 10, hard: 10, best: 10 };
    const times: TimeRow[] = [
      [20, 0, 10, 10, 10],
      [40, 100, 0, 0, 0],
    ];
    expect(shareAt({ runs, times }, 20)).toBe(0.75);
    expect(quantile({ runs, times }, 0.75)).toBe(20);
    expect(quantile({ runs, times }, 0.76)).toBe(40);
  });
  test('count runs that did not get to the end as the slowest', () => {
    const times: TimeRow[] = [[20, 0, 0, 0, 10]];
    expect(quantile({ runs: RUNS, times }, 0.1)).toBe(20);
    expect(shareAt({ runs: RUNS, times }, 99)).toBe(0.25);
  });
  test('do not exist without a time', () => {
    expect(() => thresholdsOf({ runs: RUNS, times: [] })).toThrow(/no run/);
  });
});

const count = fc.integer({ min: 0, max: 10 });
const measured = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 400 }), count, count, count, count), {
    minLength: 1,
    maxLength: 30,
    selector: ([figure]) => figure,
  })
  .map((rows): Measured => {
    const times = rows.filter(([, ...runs]) => runs.some((one) => one > 0)).sort((a, b) => a[0] - b[0]);
    const [first = [100, 1, 0, 0, 0] as TimeRow] = times;
    const all = times.length > 0 ? times : [first];
    const sum = (column: number) =>
      Math.max(
        1,
        all.reduce((total, row) => total + (row[column] ?? 0), 0),
      );
    return { runs: { easy: sum(1), medium: sum(2), hard: sum(3), best: sum(4) }, times: all };
  });

describe('for any measured runs', () => {
  test('a better time never has a lower medal', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (all, one, other) => {
        const thresholds = thresholdsOf(all);
        const [faster, slower] = [Math.min(one, other), Math.max(one, other)];
        expect(includesMedal(medalOf(thresholds, faster), medalOf(thresholds, slower) ?? 'bronze')).toBe(
          medalOf(thresholds, slower) !== undefined || medalOf(thresholds, faster) !== undefined,
        );
      }),
    );
  });
  test('each medal is faster than the one below, and the best and the easiest driver reach theirs', () => {
    fc.assert(
      fc.property(measured, (all) => {
        const { bronze, silver, gold, author } = thresholdsOf(all);
        expect(author < gold && gold < silver && silver < bronze).toBe(true);
        expect(fastestOf(all, 'best') ?? 0).toBeLessThanOrEqual(gold);
        expect(fastestOf(all, 'easy') ?? 0).toBeLessThanOrEqual(bronze);
        expect(author).toBe(all.times[0]?.[0]);
      }),
    );
  });
});

test('a medal includes those below it', () => {
  expect(MEDALS.filter((medal) => includesMedal('gold', medal))).toEqual(['bronze', 'silver', 'gold']);
  expect(includesMedal(undefined, 'bronze')).toBe(false);
  expect(higherOf('silver', undefined)).toBe('silver');
  expect(higherOf('silver', 'gold')).toBe('gold');
  expect(higherOf(undefined, undefined)).toBeUndefined();
});
