// What seasons are called in short.

import { describe, expect, test } from 'vitest';
import { gapWords, shortName, signed } from './words';

describe('a circuit at the head of a column', () => {
  test.each([
    ['USA', 'USA'],
    ['Porto Sirena', 'Sirena'],
    ['Great Britain', 'Britain'],
    ['Thornbury Park', 'TP'],
    ['Hohenwaldring', 'Hohenw.'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

test('gaps and corrections bear a true minus', () => {
  expect([gapWords(0), gapWords(4), signed(2), signed(-3)]).toEqual(['–', '−4', '+2', '−3']);
});
