// Settings stored by older versions keep their meaning.

import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settings, settingsIn } from '../contract';

test.each([
  [true, 'all'],
  [false, 'none'],
  ['all', 'all'],
  ['costs', 'costs'],
  ['none', 'none'],
])('[16] driver aids stored as %s are read as %s', (kept, aids) => {
  expect(settings.parse({ ...DEFAULT_SETTINGS, aids: kept }).aids).toBe(aids);
});

test('[16] other driver aids are refused', () => {
  expect(settings.safeParse({ ...DEFAULT_SETTINGS, aids: 'some' }).success).toBe(false);
});

test('settings from an edition that had fewer get the defaults of the others', () => {
  const old = { name: 'Marta', palette: 'safe', aids: false };
  expect(settingsIn(old, DEFAULT_SETTINGS)).toEqual({
    ...DEFAULT_SETTINGS,
    name: 'Marta',
    palette: 'safe',
    aids: 'none',
  });
});

test.each([
  ['nothing', undefined],
  ['no object', 'loud'],
  ['only what no edition has', { constructor: 1, horn: true }],
])('%s gives the defaults, or the given replacement', (_, kept) => {
  expect(settingsIn(kept, DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn(kept, { ...DEFAULT_SETTINGS, volume: 3 }).volume).toBe(3);
});

test.each(Object.keys(DEFAULT_SETTINGS))('%s that cannot be read affects no other setting', (name) => {
  const kept = { ...DEFAULT_SETTINGS, name: 'Marta', volume: 7, [name]: [] };
  expect(settingsIn(kept, DEFAULT_SETTINGS)).toEqual({
    ...DEFAULT_SETTINGS,
    name: 'Marta',
    volume: 7,
    [name]: DEFAULT_SETTINGS[name as 'name'],
  });
});

test('a changed key is stored by its action', () => {
  expect(settingsIn({ keys: { undo: 'u' } }, DEFAULT_SETTINGS).keys).toEqual({ undo: 'u' });
  expect(settingsIn({ keys: { undo: 'u', hint: '' } }, DEFAULT_SETTINGS).keys).toEqual({});
});
