// Keys are written into databases: they are what they were.

import { expect, test } from 'vitest';
import { characterIdOf, characterKey, namedKey } from './keys';

test('persons and cars of the rules are known by kind and name, whatever its case', () => {
  expect(namedKey('person', 'Marta')).toBe('person/marta');
  expect(namedKey('rules', 'Legend 1')).toBe('rules/legend 1');
});

test('characters are known by their ids, which their keys give back', () => {
  expect(characterKey('sora-tachigawa')).toBe('character/sora-tachigawa');
  expect(characterIdOf('character/sora-tachigawa')).toBe('sora-tachigawa');
  expect(characterIdOf('ai/sora-tachigawa')).toBeUndefined();
});
