// The names of keys, for key caps, tooltips and screen readers. Not here: which key does what (key-actions.ts).

import { type KeyAction, keyFor, keyOf } from './key-actions';
import { t } from './text/t';

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  '-': '−',
};
const KEY_MESSAGES = {
  ' ': 'key.space',
  enter: 'key.enter',
  backspace: 'key.backspace',
  escape: 'key.escape',
} as const;

/** The label of a key: 'Z', 'Enter', '←'. key: KeyboardEvent.key in lower case. */
export function keyName(key: string): string {
  const word = Object.hasOwn(KEY_MESSAGES, key) ? KEY_MESSAGES[key as keyof typeof KEY_MESSAGES] : undefined;
  if (word !== undefined) return t(word);
  const sign = SIGNS[key];
  if (sign !== undefined) return sign;
  return key.length === 1 ? key.toUpperCase() : `${key[0]?.toUpperCase()}${key.slice(1)}`;
}

/** The label of an action's key. */
export function keyNameOf(action: KeyAction): string {
  return keyName(keyOf(action));
}

/** The current key for a usual one, in the syntax of aria-keyshortcuts: 'Enter', '1', 'b'. */
export function shortcutOf(usual: string): string {
  const key = keyFor(usual);
  if (key === ' ') return 'Space';
  return key.length === 1 ? key : `${key[0]?.toUpperCase()}${key.slice(1)}`;
}
