// Who is free at a table, and who takes a seat.

import { expect, test } from 'vitest';
import { CHARACTERS } from './characters';
import { characterFor, freeCharacters } from './table';

const [first, second, third] = CHARACTERS;

test('free are all but those who sit there and those somebody is called like, whatever the letters', () => {
  const free = freeCharacters([
    { name: 'Marta', driver: { kind: 'ai', character: first!.id } },
    { name: second!.given.toUpperCase() },
  ]);
  expect(free).toEqual(CHARACTERS.slice(2));
  expect(freeCharacters([])).toEqual(CHARACTERS);
});

test('a seat goes to who is called as it is, else to the first free one, and to nobody at a table of all', () => {
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
