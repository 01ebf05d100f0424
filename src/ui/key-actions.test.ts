// The table of keys: each key does one thing, and a changed key does what the usual one did.

import { afterEach, expect, test } from 'vitest';
import {
  ALL_KEY_ACTIONS,
  actionOf,
  FIXED_KEYS,
  KEY_ACTIONS,
  keyFor,
  keyOf,
  setKeys,
  usualKey,
  withKey,
} from './key-actions';

afterEach(() => setKeys({}));

test('every action has a unique key, and none uses a fixed key', () => {
  const keys = ALL_KEY_ACTIONS.map((action) => KEY_ACTIONS[action].key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => FIXED_KEYS.includes(key))).toEqual([]);
});

test('a changed key does what the usual one did, and the usual one no longer does anything', () => {
  setKeys({ undo: 'k' });
  expect([usualKey('k'), usualKey('z'), usualKey('h'), usualKey('q')]).toEqual(['z', undefined, 'h', 'q']);
  expect([keyFor('z'), keyFor('h'), keyOf('undo')]).toEqual(['k', 'h', 'k']);
});

test('assigning a taken key swaps the keys of the two actions', () => {
  const keys = withKey({}, 'undo', 'h');
  expect(keys).toEqual({ undo: 'h', hint: 'z' });
  expect([actionOf('h', keys), actionOf('z', keys)]).toEqual(['undo', 'hint']);
  expect(withKey(keys, 'undo', 'z')).toEqual({});
});

test('the key for plus works with or without Shift', () => {
  expect([usualKey('+'), usualKey('=')]).toEqual(['+', '+']);
  expect(usualKey('=', { zoomIn: 'o' })).toBeUndefined();
  expect(usualKey('=', { hint: '=' })).toBe('h');
});

test('saved keys for unknown actions are ignored', () => {
  expect([usualKey('k', { horn: 'k' }), withKey({ horn: 'k' }, 'undo', 'v')]).toEqual(['k', { undo: 'v' }]);
});
