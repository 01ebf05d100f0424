// Earlier settings keep their meaning.

import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settings, settingsIn } from '../contract';

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

test('settings of an edition that had fewer come with the defaults of the others', () => {
  const old = { name: 'Marta', palette: 'safe', aids: false };
  expect(settingsIn(old)).toEqual({ ...DEFAULT_SETTINGS, name: 'Marta', palette: 'safe', aids: 'none' });
});

test.each([
  ['nothing', undefined],
  ['no object', 'loud'],
  ['only what no edition has', { constructor: 1, horn: true }],
])('%s is the defaults, or what was given instead', (_, kept) => {
  expect(settingsIn(kept)).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn(kept, { ...DEFAULT_SETTINGS, volume: 3 }).volume).toBe(3);
});

test.each(Object.keys(DEFAULT_SETTINGS))('%s that cannot be read takes no other setting with it', (name) => {
  const kept = { ...DEFAULT_SETTINGS, name: 'Marta', volume: 7, [name]: [] };
  expect(settingsIn(kept)).toEqual({
    ...DEFAULT_SETTINGS,
    name: 'Marta',
    volume: 7,
    [name]: DEFAULT_SETTINGS[name as 'name'],
  });
});

test('a changed key is kept under what it does', () => {
  expect(settingsIn({ keys: { undo: 'u' } }).keys).toEqual({ undo: 'u' });
  expect(settingsIn({ keys: { undo: 'u', hint: '' } }).keys).toEqual({});
});
