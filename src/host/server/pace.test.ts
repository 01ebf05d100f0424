import { expect, test } from 'vitest';
import { createPace } from './pace';

test('beyond a burst one address queues, another does not, and time empties the queue', () => {
  let now = 1000;
  const pace = createPace({ perSecond: 10, burst: 3, longest: 250 }, () => now);
  expect([1, 2, 3, 4, 5, 6].map(() => pace('a'))).toEqual([0, 0, 0, 100, 200, undefined]);
  expect(pace('b')).toBe(0);
  now += 100;
  expect([pace('a'), pace('a')]).toEqual([200, undefined]);
  now += 10_000;
  expect([1, 2, 3, 4].map(() => pace('a'))).toEqual([0, 0, 0, 100]);
});

test('a flood of addresses is forgotten again', () => {
  const pace = createPace({ perSecond: 1, burst: 1, longest: 0 }, () => 0);
  pace('first');
  expect(pace('first')).toBeUndefined();
  for (let i = 0; i < 5000; i += 1) pace(`address ${i}`);
  expect(pace('first')).toBe(0);
});
