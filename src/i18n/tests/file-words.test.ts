// Words in the files of what they name.

import { expect, test } from 'vitest';
import { messagesIn } from '../file-words';

const FILES = {
  '../circuits/ring.json': { en: { name: 'Ring' }, de: { name: 'Der Ring' } },
  '../circuits/oval.json': { en: { name: 'Oval' } },
};
const inLanguage = (language: string) =>
  messagesIn(FILES, language, (id, { name }) => ({ [`circuit.${id}`]: name, [`short.${id}`]: name.slice(0, 3) }));

test('every file gives its messages, under the name of the file', () => {
  expect(inLanguage('en')).toEqual({
    'circuit.ring': 'Ring',
    'short.ring': 'Rin',
    'circuit.oval': 'Oval',
    'short.oval': 'Ova',
  });
});

test('a file without a language gives no messages in it, so that English is shown', () => {
  expect(inLanguage('de')).toEqual({ 'circuit.ring': 'Der Ring', 'short.ring': 'Der' });
  expect(inLanguage('fr')).toEqual({});
});
