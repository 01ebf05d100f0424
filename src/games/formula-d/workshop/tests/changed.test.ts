// What a balance report may change: laps, and the stops of a corner.

import type { Json } from '@core/contract';
import { expect, test } from 'vitest';
import { blankCircuit } from '../blank';
import { changed } from '../changed';
import type { FormulaSource } from '../source';
import { roadOf, stretchesOf } from '../stretches';
import { workshop } from '../workshop';

const source = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);

test('laps and stops are changed, and nothing else', () => {
  expect(changed(source, { laps: 2 })).toEqual({ ...source, laps: 2 });
  expect(changed(source, { corner: 2, limit: 3 })?.corners.map(({ stops }) => stops)).toEqual([1, 3, 1, 2]);
});

test('what is so already, is out of range or is no corner cannot be changed', () => {
  expect(changed(source, { laps: 1 })).toBeUndefined();
  expect(changed(source, { laps: 9 })).toBeUndefined();
  expect(changed(source, { corner: 2, limit: 2 })).toBeUndefined();
  expect(changed(source, { corner: 1, limit: 4 })).toBeUndefined();
  expect(changed(source, { corner: 9, limit: 1 })).toBeUndefined();
});

test('a corner is moved with both its ends, as far as the corners beside it let it', () => {
  const spans = (of: FormulaSource) => stretchesOf(of, roadOf(of)).map(({ first, end }) => [first, end]);
  for (const move of [-2, -1, 1, 2]) {
    const next = changed(source, { corner: 2, move });
    expect(next && spans(next)).toEqual(spans(source).map((span, at) => (at === 1 ? span.map((n) => n + move) : span)));
  }
  expect(changed(source, { corner: 2, move: 0 })).toBeUndefined();
  expect(changed(source, { corner: 2, move: 60 })).toBeUndefined();
  expect(changed(source, { corner: 9, move: 1 })).toBeUndefined();
});

test('the changed circuit names the one that it came from', () => {
  const next = workshop.changed?.(source as Json, { laps: 2 }) as { parent?: string };
  expect(next.parent).toBe(workshop.read(source).id);
});
