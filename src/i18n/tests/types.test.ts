// The types of messages: TypeScript reads ids and arguments from the English catalogue.

import { expect, expectTypeOf, test } from 'vitest';
import type { Arguments } from '../messages';
import { addMessages, describe, translations } from '../page';

const messages = {
  plain: 'Lights out',
  wins: '{name} wins',
  heat: '{n, plural, one {# heat} other {# heat}} at {place}',
  mood: '{kind, select, good {well} other {badly, by {n, number}}}',
  bold: '<b>{name}</b> leads',
  'card.a': 'Card A',
  'card.b': 'Card B',
} as const;

test('the arguments must match the message', () => {
  addMessages('types', messages);
  const t = translations<typeof messages>('types');
  expect(t('plain')).toBe('Lights out');
  expect(t('wins', { name: 'Ada' })).toBe('Ada wins');
  expect(t('heat', { n: 2, place: 'Ascari' })).toBe('2 heat at Ascari');
  expect(describe({ namespace: 'types', id: 'wins', values: { name: 'Ada' } })).toBe('Ada wins');
  const kind = 'a' as 'a' | 'b';
  expect(t(`card.${kind}`)).toBe('Card A');
  expectTypeOf<Arguments<(typeof messages)['bold']>>().toExtend<{ name: string | number }>();
  // @ts-expect-error: no such message
  expect(() => t('gone')).toThrow('no message "gone"');
  // @ts-expect-error: a message without its argument
  expect(() => t('wins')).toThrow('name');
  // @ts-expect-error: a number is expected
  t('heat', { n: 'two', place: 'x' });
  // @ts-expect-error: no arguments are expected
  t('plain', { n: 1 });
});
