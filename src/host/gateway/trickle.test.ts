import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTrickle } from './trickle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first message goes at once, each further one after its time, all in order', () => {
  const sent: number[] = [];
  const trickle = createTrickle<number>((n) => sent.push(n), 2);
  expect(trickle.length()).toBe(0);
  for (const n of [1, 2, 3]) trickle.pass(n);
  expect([sent, trickle.length()]).toEqual([[1], 2]);
  vi.advanceTimersByTime(2);
  expect(sent).toEqual([1, 2]);
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([1, 2, 3]);
  trickle.pass(4);
  expect(sent).toEqual([1, 2, 3, 4]);
});
