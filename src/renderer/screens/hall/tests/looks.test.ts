// What is kept of the tables' races from look to look.

import type { MatchUpdate } from '@api/contract';
import { expect, test } from 'vitest';
import { type Looks, merged } from '../looks';

const update = (match: string, seq: number) => ({ match, seq }) as MatchUpdate;
const NONE: Looks = new Map();

test('a race that has not changed keeps its object, and so do all of them', () => {
  const first = merged(NONE, ['a', 'b'], [update('a', 1), update('b', 1)], true);
  expect(merged(first, ['a', 'b'], [], false)).toBe(first);
  expect(merged(first, ['a', 'b'], [update('a', 1), update('b', 1)], true)).toBe(first);
  const second = merged(first, ['a', 'b'], [update('b', 2)], false);
  expect(second.get('a')).toBe(first.get('a'));
  expect(second.get('b')?.update?.seq).toBe(2);
});

test('a race that is missing where all are listed is on hold, and keeps its last position', () => {
  const first = merged(NONE, ['a', 'b'], [update('a', 1)], true);
  expect(first.get('b')).toEqual({ update: undefined, isResting: true });
  const second = merged(first, ['a', 'b'], [], true);
  expect(second.get('a')).toEqual({ update: update('a', 1), isResting: true });
  expect(merged(second, ['a'], [update('a', 1)], false).get('a')?.isResting).toBe(false);
});

test('a race that belongs to no table any more is forgotten', () => {
  const first = merged(NONE, ['a'], [update('a', 1)], true);
  expect([...merged(first, ['b'], [], false).keys()]).toEqual([]);
});
