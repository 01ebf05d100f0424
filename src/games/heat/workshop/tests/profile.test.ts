// The estimate of a lap: it follows limits as a driver would. Not here: real races (the balance report).

import { expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { costlyLimit, profileOf } from '../profile';
import type { HeatSource } from '../source';

const source = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const withLimits = (limits: readonly number[]): HeatSource => ({
  ...source,
  corners: source.corners.map((corner, at) => ({ ...corner, limit: limits[at] ?? 20 })),
});

test('without limits a driver is fast everywhere, and pays nothing at corners', () => {
  const free = profileOf(withLimits([]));
  expect(free.corners.map(({ heat }) => heat)).toEqual([0, 0, 0, 0]);
  expect(Math.min(...free.speeds)).toBeGreaterThan(8);
  expect(free.rounds).toBeLessThan(source.spaces / 9);
});

test('a low limit is braked for, costs Heat, and makes the lap longer', () => {
  const free = profileOf(withLimits([]));
  const slow = profileOf(withLimits([20, 1]));
  const [first, second] = slow.corners;
  expect(first?.heat).toBe(0);
  expect(second?.heat).toBeGreaterThan(0.5);
  expect(slow.rounds).toBeGreaterThan(free.rounds);
  const line = second?.line ?? 0;
  expect(slow.speeds[line - 1]).toBeLessThan((free.speeds[line - 1] ?? 0) - 3);
});

test('one entry a space, all of them numbers, and the same each time', () => {
  const profile = profileOf(source);
  expect(profile.speeds).toHaveLength(source.spaces);
  expect(profile.speeds.every((speed) => speed > 0 && speed < 18)).toBe(true);
  expect(profileOf(source)).toEqual(profile);
  const sum = profile.corners.reduce((all, { heat }) => all + heat, 0);
  expect(profile.heat).toBeGreaterThanOrEqual(sum - 0.001);
});

test('says from which limit a corner would cost something', () => {
  const limit = costlyLimit(withLimits([]), 2, 0.3);
  expect(limit).toBeGreaterThan(3);
  expect(limit).toBeLessThan(12);
});
