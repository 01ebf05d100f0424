// Which characters are free at a table, and which one takes a seat.

import { expect, test } from 'vitest';
import { CHARACTERS } from './characters';
import { characterFor, freeCharacters } from './table';

const [first, second, third] = CHARACTERS;

test('characters are free unless they sit there or a driver has their name, ignoring case', () => {
  const free = freeCharacters([
    { name: 'Marta', driver: { kind: 'ai', character: first!.id } },
    { name: second!.given.toUpperCase() },
  ]);
  expect(free).toEqual(CHARACTERS.slice(2));
  expect(freeCharacters([])).toEqual(CHARACTERS);
});

test('a seat goes to the free character with its name, else to the first free one, else to none', () => {
  expect(characterFor(third!.given, [])).toBe(third);
  expect(characterFor(third!.given, [{ name: third!.given }])).toBe(first);
  expect(characterFor('Ada', [{ name: 'Marta', driver: { kind: 'you' } }])).toBe(first);
  expect(
    characterFor(
      'Ada',
      CHARACTERS.map((one) => ({ name: one.given })),
    ),
  ).toBeUndefined();
});
