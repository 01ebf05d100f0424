// Sequential halving keeps what it must, tries what is left in the same worlds, ends when told to, and calls no luck a lead.

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

test('the best and those that are kept are left, all tried in the same worlds', () => {
  const entries = field();
  const kept = [entries[1] as One];
  const left = halve(entries, { playouts: 60 }, trial(kept));
  expect(left.map(({ worth }) => worth)).toEqual([1, 5]);
  expect(new Set(left.map(({ worlds }) => worlds.join())).size).toBe(1);
  expect(entries.filter(({ worlds }) => worlds.length > (entries[5] as One).worlds.length).length).toBeGreaterThan(1);
  expect(entries.reduce((sum, { worlds }) => sum + worlds.length, 0)).toBeLessThanOrEqual(60);
});

test('who is told to end has tried every answer once, and no more', () => {
  const entries = field();
  halve(entries, { playouts: 600, isOut: () => true }, trial([]));
  expect(entries.map(({ worlds }) => worlds)).toEqual(entries.map(() => [0]));
});

test('a lead is clear beyond so many standard errors of it, never in fewer than four worlds', () => {
  expect(clearLead([1, 2, 1, 2], 1)).toBe(1.5);
  expect(clearLead([1, 2, 1, 2], 6)).toBe(0);
  expect(clearLead([3, -3, 3, -3], 0)).toBe(0);
  expect(clearLead([9, 9, 9], 1)).toBe(0);
  expect(clearLead([-1, -1, -1, -1], 1)).toBe(0);
});
