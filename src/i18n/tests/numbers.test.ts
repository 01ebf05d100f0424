// The signs of numbers are formatted in one place, inside messages and outside.

import { expect, test } from 'vitest';
import { isTestFile, sourceFiles } from '../../source-files';
import { NumberFormat } from '../numbers';
import { Translator } from '../translator';

const messages = {
  by: '{by, number, ::sign-except-zero}',
  plain: '{n, number}',
  sum: '{n, plural, one {# point} other {# points}}',
};

test.each([
  ['en-GB', '−1,234.5'],
  ['de', '−1.234,5'],
] as const)('a loss has a true minus sign in %s, never a hyphen', (locale, large) => {
  const translator = new Translator(locale);
  translator.add('test', messages);
  expect([-3, 0, 2].map((by) => translator.translate('test', 'by', { by }))).toEqual(['−3', '0', '+2']);
  expect(translator.translate('test', 'plain', { n: -1234.5 })).toBe(large);
  expect(translator.translate('test', 'sum', { n: -2 })).toBe('−2 points');
  expect([-3, 0, 2].map((n) => translator.signed(n))).toEqual(['−3', '0', '+2']);
  expect([-0.04, 0.46].map((n) => translator.signed(n, 1))).toEqual(['0.0', '+0.5'].map((n) => inLocale(n, locale)));
});

test('no screen writes its own minus sign before a number', () => {
  const screens = sourceFiles().filter(
    ({ file }) => /^(renderer|season|ui|games\/[^/]+\/ui)\//.test(file) && !isTestFile(file),
  );
  expect(screens.length).toBeGreaterThan(500);
  const found = screens.filter(({ file, text }) => !PAINTED.has(file) && /[`>][−-]\$\{/.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** Pictures, whose outline font has only a hyphen. */
const PAINTED = new Set(['games/formula-d/ui/board/live/badges.ts']);

function inLocale(number: string, locale: string): string {
  return number.replace('.', new NumberFormat(locale).format(0.5).charAt(1));
}
