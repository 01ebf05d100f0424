import { expect, test } from 'vitest';
import { createStrangerLimits } from './stranger-limits';

/** Counts what passes in ten seconds if each address sends a frame every ms. */
function passed(addresses: number): number {
  let now = 0;
  const may = createStrangerLimits(() => now);
  let count = 0;
  for (; now < 10_000; now += 1) for (let at = 0; at < addresses; at += 1) if (may(`10.0.0.${at}`)) count += 1;
  return count;
}

test('one address passes its burst and twenty frames a second', () => {
  const one = passed(1);
  expect(one).toBeGreaterThan(600 + 190);
  expect(one).toBeLessThanOrEqual(600 + 200);
});

test('all addresses together pass no more than the burst and 150 frames a second', () => {
  const all = passed(100);
  expect(all).toBeGreaterThan(2200);
  expect(all).toBeLessThanOrEqual(800 + 1500);
});

test('an address that sends little passes beside one that floods', () => {
  let now = 0;
  const may = createStrangerLimits(() => now);
  let flood = 0;
  for (; now < 5000; now += 1) if (may('10.0.0.1')) flood += 1;
  expect(flood).toBeLessThanOrEqual(600 + 100);
  expect([may('10.0.0.2'), may('10.0.0.2')]).toEqual([true, true]);
});
