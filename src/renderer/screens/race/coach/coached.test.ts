// Which coach notes each person has had.

import { expect, test } from 'vitest';
import { givenTo, isCoached, personOf, withNote, withRace } from './coached';

const NOTES = ['gear', 'corner'];

test('a note is remembered once, for one person and one game', () => {
  const ada = personOf({ name: ' Ada ' });
  const once = withNote({}, ada, 'heat', 'gear');
  expect([...givenTo(once, ada, 'heat')]).toEqual(['gear']);
  expect(withNote(once, ada, 'heat', 'gear')).toBe(once);
  expect([...givenTo(once, ada, 'havoc')]).toEqual([]);
  expect([...givenTo(once, 'bruno', 'heat')]).toEqual([]);
  expect(isCoached(once, ada, 'heat', NOTES)).toBe(false);
});

test('the coach is done after all notes, or after the first race', () => {
  const all = NOTES.reduce((coached, note) => withNote(coached, 'ada', 'heat', note), {});
  expect(isCoached(all, 'ada', 'heat', NOTES)).toBe(true);
  const raced = withRace(all, ['ada', 'bruno'], 'havoc');
  expect(isCoached(raced, 'bruno', 'havoc', NOTES)).toBe(true);
  expect(isCoached(raced, 'bruno', 'heat', NOTES)).toBe(false);
  expect(withRace(raced, ['ada', 'bruno'], 'havoc')).toBe(raced);
});

test('names that mean something in JavaScript are people like any other', () => {
  expect(isCoached({}, 'constructor', 'heat', NOTES)).toBe(false);
  const coached = withNote({}, 'constructor', 'toString', 'gear');
  expect([...givenTo(coached, 'constructor', 'toString')]).toEqual(['gear']);
});

test('only the newest people are remembered, up to a limit', () => {
  let coached = {};
  for (let n = 0; n < 40; n++) coached = withNote(coached, `person ${n}`, 'heat', 'gear');
  expect(Object.keys(coached)).toHaveLength(24);
  expect(Object.keys(coached)).toContain('person 39');
  expect(Object.keys(coached)).not.toContain('person 0');
});
