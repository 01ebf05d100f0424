import { expect, test } from 'vitest';
import { keptBy, Memory } from '../memory';

test('what has not been asked for is forgotten first', () => {
  const memory = new Memory<number>(2);
  let made = 0;
  const ask = (key: string) => memory.recall(key, () => ++made);
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});

test('what belongs to an object is made once for it, and for an equal one anew', () => {
  let made = 0;
  const numberOf = keptBy((_: object) => ++made);
  const one = { a: 1 };
  expect([numberOf(one), numberOf({ a: 1 }), numberOf(one)]).toEqual([1, 2, 1]);
});
