import { expect, test } from 'vitest';
import { keptBy, Memory } from '../memory';

test('the least recently used value is forgotten first', () => {
  const memory = new Memory<number>(2);
  let made = 0;
  const ask = (key: string) => memory.recall(key, () => ++made);
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});

test('a value is made once for its object, and again for an equal object', () => {
  let made = 0;
  const numberOf = keptBy((_: object) => ++made);
  const one = { a: 1 };
  expect([numberOf(one), numberOf({ a: 1 }), numberOf(one)]).toEqual([1, 2, 1]);
});
