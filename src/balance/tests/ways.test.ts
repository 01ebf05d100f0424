// Ways of cars from hand-made traces: parts of the board, legs, loops and breaks.

import type { WayMark } from '@core/balance/hooks';
import { expect, test } from 'vitest';
import { WayWatch } from '../ways';

/** The facts of traces: 'a' is a part, '1' the end of a leg, '!' a break. One trace for each seat. */
function waysOf(...traces: string[]) {
  const watch = new WayWatch();
  traces.forEach((trace, seat) => {
    for (const sign of trace) watch.heard(markOf(sign, seat));
  });
  return watch.facts().map(({ leg, way, cars }) => `${leg}: ${way} × ${cars}`);
}

function markOf(sign: string, seat: number): WayMark {
  if (sign === '!') return { kind: 'off', seat };
  const leg = Number(sign);
  return Number.isNaN(leg) ? { kind: 'on', seat, part: sign } : { kind: 'leg', seat, leg };
}

test('a leg is the parts from its start to its end, and the next one begins where it ended', () => {
  expect(waysOf('abc1de2')).toEqual(['1: a b c × 1', '2: c d e × 1']);
});
test('cars on the same way are counted together, by leg and then by way', () => {
  expect(waysOf('ac1d2', 'ab1', 'ac1')).toEqual(['1: a b × 1', '1: a c × 2', '2: c d × 1']);
});
test('staying on a part, or coming back to it, is no other way', () => {
  expect(waysOf('aabbb1', 'abcdb1', 'abab1')).toEqual(['1: a b × 3']);
});
test('a leg with a wreck does not count, the next one does', () => {
  expect(waysOf('ab!ac1d2')).toEqual(['2: c d × 1']);
});
test('a leg that was not completed does not count', () => {
  expect(waysOf('abc')).toEqual([]);
});
