// Settings of before are read as what they meant.

import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settings } from '../contract';

test.each([
  [true, 'all'],
  [false, 'none'],
  ['all', 'all'],
  ['costs', 'costs'],
  ['none', 'none'],
])('[16] driver aids kept as %s are %s', (kept, aids) => {
  expect(settings.parse({ ...DEFAULT_SETTINGS, aids: kept }).aids).toBe(aids);
});

test('[16] other driver aids are refused', () => {
  expect(settings.safeParse({ ...DEFAULT_SETTINGS, aids: 'some' }).success).toBe(false);
});
