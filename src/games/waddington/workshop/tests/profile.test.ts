// The estimate of a lap: it follows safety speeds as a driver would. Not here: real races (the balance report).

import { expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { profileOf } from '../profile';
import type { WaddingtonSource } from '../source';

const source = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const withLimits = (limits: readonly number[]): WaddingtonSource => ({
  ...source,
  corners: source.corners.map((corner, at) => {
    const limit = limits[at] ?? 200;
    return { ...corner, limits: [limit, limit, limit] };
  }),
});

test('one entry a row, all of them speeds of the dial, and the same each time', () => {
  const profile = profileOf(source);
  expect(profile.speeds).toHaveLength(source.rows);
  expect(profile.speeds.every((speed) => speed >= 1 && speed <= 8)).toBe(true);
  expect(profileOf(source)).toEqual(profile);
  expect(profile.corners.reduce((sum, { wear }) => sum + wear, 0)).toBeCloseTo(profile.wear);
});

test('without limits a driver is at top speed everywhere and wears nothing', () => {
  const free = profileOf(withLimits([]));
  expect(Math.min(...free.speeds)).toBe(8);
  expect(free.wear).toBe(0);
  expect(free.turns).toBeCloseTo(source.rows / 8, 0);
});

test('[R13] [R16] a low limit is slowed down for, which wears and takes turns', () => {
  const [free, slow] = [profileOf(withLimits([])), profileOf(withLimits([200, 40]))];
  expect(slow.turns).toBeGreaterThan(free.turns);
  expect(slow.wear).toBeGreaterThan(0.5);
  const { row } = slow.corners[1]!;
  expect(slow.speeds[row]).toBeLessThan(5);
});
