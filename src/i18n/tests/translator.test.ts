// Messages in a language: plurals, names in any direction, lists, the pseudo-language, and carried messages.

import { expect, test } from 'vitest';
import { bestLocale, catalogueOf, cataloguesOf } from '../locales';
import { Translator } from '../translator';

const english = {
  heat: '{n, plural, one {# heat} other {# heat}} in {name}’s engine',
  said: '{n}<b>th gear</b>',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  leads: '<b>{name}</b> leads by {gap, number}',
  plain: 'Lights out',
} as const;

function speaker(locale: 'en-GB' | 'de' | 'en-XA', messages: Readonly<Record<string, string>> = english): Translator {
  const translator = new Translator(locale);
  translator.add('heat', messages);
  return translator;
}

test('plurals, ordinals and numbers follow the language', () => {
  const en = speaker('en-GB');
  expect(en.translate('heat', 'heat', { n: 1, name: 'Ada' })).toBe('1 heat in Ada’s engine');
  expect([1, 2, 3, 4, 11, 12, 21].map((n) => en.translate('heat', 'place', { n }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
  ]);
  const de = speaker('de', { leads: '<b>{name}</b> führt mit {gap, number}' });
  const bold = (pieces: readonly string[]) => ({ bold: pieces.join('') });
  expect(de.pieces('heat', 'leads', { name: 'Ada', gap: 1234.5 }, { b: bold as never })).toEqual([
    { bold: 'Ada' },
    ' führt mit 1.234,5',
  ]);
  expect(de.list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo und Cy');
  expect(en.list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy');
  expect(en.list(['Ada', 'Bo'], 'disjunction')).toBe('Ada or Bo');
});

test('a right-to-left name keeps its direction, and other names get no marks', () => {
  const en = speaker('en-GB');
  expect(en.translate('heat', 'heat', { n: 2, name: 'דנה' })).toBe('2 heat in \u2068דנה\u2069’s engine');
  expect(en.list(['ليلى', 'Ada'])).toBe('\u2068ليلى\u2069 and Ada');
  expect(en.translate('heat', 'heat', { n: 2, name: 'Zoë' })).toBe('2 heat in Zoë’s engine');
});

test('a percent sign stays on the same line as its number', () => {
  const translator = new Translator('de');
  translator.add('chances', {
    risk: 'Risiko {risk, number} %',
    mean: '10 bis 26 % der Rennen',
    bold: '<b>{risk}</b> %',
  });
  expect(translator.translate('chances', 'risk', { risk: 5 })).toBe('Risiko 5\u00a0%');
  expect(translator.translate('chances', 'mean')).toBe('10 bis 26\u00a0% der Rennen');
  expect(translator.pieces('chances', 'bold', { risk: 5 }, { b: (of) => of.join('') }).join('')).toBe('5\u00a0%');
});

test('pseudo-English is longer, has visible ends, and leaves arguments and tags alone', () => {
  const pseudo = speaker('en-XA');
  const text = pseudo.translate('heat', 'heat', { n: 3, name: 'Ada' });
  expect(text).toMatch(/^\[3 .* Ada’.*\]$/);
  expect(text).not.toMatch(/heat|engine/);
  expect(text.length).toBeGreaterThan(1.25 * '3 heat in Ada’s engine'.length);
  expect(pseudo.translate('heat', 'place', { n: 2 })).toMatch(/^2\S{2,3}$/);
  const tags = { b: (pieces: unknown[]) => ({ bold: pieces }) as never };
  expect(pseudo.pieces('heat', 'leads', { name: 'Ada', gap: 2 }, tags)[1]).toEqual({ bold: ['Ada'] });
  // A number whose other text is only for screen readers has no visible brackets.
  expect(pseudo.pieces('heat', 'said', { n: 4 }, tags)).toEqual(['4', { bold: [expect.stringMatching(/^\[.+\]$/)] }]);
});

test('a message from the network is formatted, or reported as unknown', () => {
  const en = speaker('en-GB');
  expect(en.describe({ namespace: 'heat', id: 'heat', values: { n: 1, name: 'Ada' } })).toContain('Ada');
  expect(en.describe({ namespace: 'heat', id: 'heat' })).toBeUndefined();
  expect(en.describe({ namespace: 'heat', id: 'toString' })).toBeUndefined();
  expect(en.describe({ namespace: 'gone', id: 'heat' })).toBeUndefined();
  expect(() => en.translate('heat', 'gone')).toThrow('the catalogue "heat" has no message "gone"');
});

test('adding a catalogue again replaces its messages', () => {
  const en = speaker('en-GB');
  expect(en.translate('heat', 'plain')).toBe('Lights out');
  en.add('heat', { plain: 'Go' });
  expect(en.translate('heat', 'plain')).toBe('Go');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-US'], 'en-GB'],
  [['fr-FR', 'de'], 'de'],
  [['fr-FR'], 'en-GB'],
  [['en-XA'], 'en-XA'],
  [[], 'en-GB'],
  [['', 'DE'], 'de'],
] as const)('a system that prefers %j gets %s', (wishes, locale) => {
  expect(bestLocale(wishes, ['en-GB', 'de', 'en-XA'])).toBe(locale);
});

test('a language with missing messages is never chosen automatically', () => {
  expect(bestLocale(['de-AT', 'de'], ['en-GB', 'en-XA'])).toBe('en-GB');
});

test('a language with missing messages shows them in English', () => {
  expect(cataloguesOf('de', ['en-GB', 'en-XA'])).toEqual(['en', 'de']);
  expect(cataloguesOf('de', ['en-GB', 'de'])).toEqual(['de']);
  const de = new Translator('de');
  de.add('heat', english, { plain: 'Ampeln aus' });
  expect(de.translate('heat', 'plain')).toBe('Ampeln aus');
  expect(de.translate('heat', 'heat', { n: 2, name: 'Ada' })).toBe('2 heat in Ada’s engine');
});

test('German has every message', () => {
  expect(bestLocale(['de-AT', 'de'])).toBe('de');
});

test('pseudo-English is generated from the English catalogues', () => {
  expect((['en-GB', 'de', 'en-XA'] as const).map(catalogueOf)).toEqual(['en', 'de', 'en']);
});
