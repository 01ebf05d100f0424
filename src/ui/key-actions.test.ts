// One table of keys: each key does one thing, and a changed key does what the usual one did.

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

test('every action has a key of its own, and none that leaves or moves on', () => {
  const keys = ALL_KEY_ACTIONS.map((action) => KEY_ACTIONS[action].key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => FIXED_KEYS.includes(key))).toEqual([]);
});

test('a changed key does what the usual one did, which does nothing any more', () => {
  setKeys({ undo: 'k' });
  expect([usualKey('k'), usualKey('z'), usualKey('h'), usualKey('q')]).toEqual(['z', undefined, 'h', 'q']);
  expect([keyFor('z'), keyFor('h'), keyOf('undo')]).toEqual(['k', 'h', 'k']);
});

test('a key that is taken goes over, and what had it gets the one that is left', () => {
  const keys = withKey({}, 'undo', 'h');
  expect(keys).toEqual({ undo: 'h', hint: 'z' });
  expect([actionOf('h', keys), actionOf('z', keys)]).toEqual(['undo', 'hint']);
  expect(withKey(keys, 'undo', 'z')).toEqual({});
});

test('plus is the key beside backspace, with Shift or without', () => {
  expect([usualKey('+'), usualKey('=')]).toEqual(['+', '+']);
  expect(usualKey('=', { zoomIn: 'o' })).toBeUndefined();
  expect(usualKey('=', { hint: '=' })).toBe('h');
});

test('keys that were kept for what no edition has are left alone', () => {
  expect([usualKey('k', { horn: 'k' }), withKey({ horn: 'k' }, 'undo', 'v')]).toEqual(['k', { undo: 'v' }]);
});
