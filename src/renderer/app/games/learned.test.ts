import { expect, test } from 'vitest';
import { isLearned, stillToLearn } from './learned';

const DONE = { section: 0, step: 0, done: true };
const BEGUN = { section: 2, step: 1, done: false };
const SHELF = ['heat', 'formula-d', 'waddington', 'havoc'];

test('a lesson already taken is no longer offered; the next box on the shelf is', () => {
  expect(stillToLearn({}, SHELF, 'heat')[0]).toBe('heat');
  expect(stillToLearn({ heat: DONE }, SHELF, 'heat')[0]).toBe('formula-d');
  expect(stillToLearn({ heat: DONE, havoc: DONE }, SHELF, 'havoc')).toEqual(['formula-d', 'waddington']);
  expect(stillToLearn(Object.fromEntries(SHELF.map((id) => [id, DONE])), SHELF, 'heat')).toEqual([]);
});

test('a lesson only begun does not count as taken, and none does before the host has answered', () => {
  expect(isLearned({ heat: BEGUN }, 'heat')).toBe(false);
  expect(isLearned({ heat: DONE }, 'heat')).toBe(true);
  expect(isLearned(undefined, 'heat')).toBe(false);
});
