// What seasons are called in short.

import { describe, expect, test } from 'vitest';
import { USUAL_RULES } from './plan-draft';
import { gapWords, gridWords, shortName, signed } from './words';

describe('a circuit at the head of a column', () => {
  test.each([
    ['USA', 'USA'],
    ['Porto Sirena', 'Sirena'],
    ['Great Britain', 'Britain'],
    ['Thornbury Park', 'TP'],
    ['Hohenwaldring', 'Hohenw.'],
    // [22] 'First' over a column of places is no circuit.
    ['First Shift', 'Shift'],
    ['Last Second', 'LS'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

test('gaps and corrections bear a true minus', () => {
  expect([gapWords(0), gapWords(4), signed(2), signed(-3)]).toEqual(['–', '−4', '+2', '−3']);
});

test('qualifying is said only of a game that has it', () => {
  const rules = { ...USUAL_RULES, grid: 'qualifying' } as const;
  const grid = (range: string[]) => [{ id: 'grid', type: 'choice' as const, range, default: 'dice' }];
  const words = (range: string[]) => gridWords(rules, true, { givenGrid: true, options: grid(range) });
  expect([words(['dice', 'qualifying']), words(['dice'])]).toEqual(['by qualifying', 'drawn by lot']);
});
