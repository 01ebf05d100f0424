// The estimate of a lap: it follows corners as a driver would. Not here: real races (the balance report).

import { expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { profileOf } from '../profile';
import type { FormulaSource } from '../source';

const source = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);
const withStops = (stops: readonly number[]): FormulaSource => ({
  ...source,
  corners: source.corners.map((corner, at) => ({ ...corner, stops: stops[at] ?? 1 })),
});

test('one entry a space, all of them gears, and the same each time', () => {
  const profile = profileOf(source);
  expect(profile.gears).toHaveLength(source.spaces);
  expect(profile.gears.every((gear) => gear >= 1 && gear <= 6)).toBe(true);
  expect(profileOf(source)).toEqual(profile);
  expect(profile.corners.reduce((sum, { wear }) => sum + wear, 0)).toBeCloseTo(profile.wear);
});

test('[R30] three required stops are slower than one, and are driven in a lower gear', () => {
  const [one, three] = [profileOf(withStops([1, 1, 1, 1])), profileOf(withStops([1, 3, 1, 1]))];
  expect(three.turns).toBeGreaterThan(one.turns + 0.5);
  const gearIn = ({ gears, corners }: typeof one) => {
    const { first, end } = corners[1]!;
    return gears.slice(first, end).reduce((sum, gear) => sum + gear, 0) / (end - first);
  };
  expect(gearIn(three)).toBeLessThan(gearIn(one) - 0.3);
});

test('a long corner is safe in a higher gear than a short one, and more stops need a lower one', () => {
  const most = (stops: number) => profileOf(withStops([stops]))!.corners[0]!.most;
  expect([1, 2, 3].map(most)).toEqual([4, 2, 1]);
});

test('a lap takes about as many turns as real drivers need', () => {
  const { turns, wear } = profileOf(source);
  expect(turns).toBeGreaterThan(8);
  expect(turns).toBeLessThan(16);
  expect(wear).toBeLessThan(18);
});
