// Sequential halving keeps the required answers, tries the remaining ones in the same worlds, ends when cancelled, and does not
// mistake luck for a lead.

import { expect, test } from 'vitest';
import { clearLead, halve } from './halving';

interface One {
  worth: number;
  worlds: number[];
}

const field = (): One[] => [5, 1, 2, 3, 4, 0].map((worth) => ({ worth, worlds: [] }));
const trial = (always: readonly One[]) => ({
  always,
  value: ({ worth }: One) => worth,
  tryAll(entries: readonly One[], world: number) {
    for (const { worlds } of entries) worlds.push(world);
  },
});

test('the best and the required answers remain, all tried in the same worlds', () => {
  const entries = field();
  const kept = [entries[1] as One];
  const left = halve(entries, { playouts: 60 }, trial(kept));
  expect(left.map(({ worth }) => worth)).toEqual([1, 5]);
  expect(new Set(left.map(({ worlds }) => worlds.join())).size).toBe(1);
  expect(entries.filter(({ worlds }) => worlds.length > (entries[5] as One).worlds.length).length).toBeGreaterThan(1);
  expect(entries.reduce((sum, { worlds }) => sum + worlds.length, 0)).toBeLessThanOrEqual(60);
});

test('a cancelled search has tried every answer exactly once', () => {
  const entries = field();
  halve(entries, { playouts: 600, isOut: () => true }, trial([]));
  expect(entries.map(({ worlds }) => worlds)).toEqual(entries.map(() => [0]));
});

test('a lead is clear only beyond the required standard errors and with at least four worlds', () => {
  expect(clearLead([1, 2, 1, 2], 1)).toBe(1.5);
  expect(clearLead([1, 2, 1, 2], 6)).toBe(0);
  expect(clearLead([3, -3, 3, -3], 0)).toBe(0);
  expect(clearLead([9, 9, 9], 1)).toBe(0);
  expect(clearLead([-1, -1, -1, -1], 1)).toBe(0);
});
