// What a balance report may change: laps, and the safety speeds of a corner.

import type { Json } from '@core/contract';
import { expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { changed } from '../changed';
import { cornersOf, roadOf, stretchesOf } from '../rows';
import type { WaddingtonSource } from '../source';
import { workshop } from '../workshop';

const source = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);

test('laps and speeds are changed, all lanes by as much as the fastest', () => {
  expect(changed(source, { laps: 4 })).toEqual({ ...source, laps: 4 });
  expect(changed(source, { corner: 2, limit: 100 })?.corners[1]?.limits).toEqual([80, 80, 100]);
});

test('what is so already, is out of range or is no corner cannot be changed', () => {
  expect(changed(source, { laps: 5 })).toBeUndefined();
  expect(changed(source, { laps: 99 })).toBeUndefined();
  expect(changed(source, { corner: 2, limit: 120 })).toBeUndefined();
  expect(changed(source, { corner: 1, limit: 20 })).toBeUndefined();
  expect(changed(source, { corner: 9, limit: 60 })).toBeUndefined();
});

test('a corner is moved by rows, as far as the corners beside it let it', () => {
  const firsts = (of: WaddingtonSource) => cornersOf(stretchesOf(of, roadOf(of))).map(({ first }) => first);
  for (const move of [-2, -1, 1, 2]) {
    const next = changed(source, { corner: 2, move });
    expect(next && firsts(next)).toEqual(firsts(source).map((first, at) => (at === 1 ? first + move : first)));
  }
  expect(changed(source, { corner: 2, move: 0 })).toBeUndefined();
  expect(changed(source, { corner: 2, move: 60 })).toBeUndefined();
  expect(changed(source, { corner: 9, move: 1 })).toBeUndefined();
});

test('the changed circuit names the one that it came from', () => {
  const next = workshop.changed?.(source as Json, { laps: 4 }) as { parent?: string };
  expect(next.parent).toBe(workshop.read(source).id);
});
