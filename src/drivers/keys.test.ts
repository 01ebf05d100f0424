// Databases store keys, so keys must never change.

import { expect, test } from 'vitest';
import { characterIdOf, characterKey, namedKey } from './keys';

test('people and automata are identified by kind and name, ignoring case', () => {
  expect(namedKey('person', 'Marta')).toBe('person/marta');
  expect(namedKey('rules', 'Legend 1')).toBe('rules/legend 1');
});

test('characters are identified by their ids, which can be read back from their keys', () => {
  expect(characterKey('sora-tachigawa')).toBe('character/sora-tachigawa');
  expect(characterIdOf('character/sora-tachigawa')).toBe('sora-tachigawa');
  expect(characterIdOf('ai/sora-tachigawa')).toBeUndefined();
});
