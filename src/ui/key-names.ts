// What stands on keys, for caps, tooltips and screen readers. Not here: which key does what (key-actions.ts).

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

/** What is printed on a key: 'Z', 'Enter', '←'. key: by KeyboardEvent.key in lower case. */
export function keyName(key: string): string {
  const word = Object.hasOwn(KEY_MESSAGES, key) ? KEY_MESSAGES[key as keyof typeof KEY_MESSAGES] : undefined;
  if (word !== undefined) return t(word);
  const sign = SIGNS[key];
  if (sign !== undefined) return sign;
  return key.length === 1 ? key.toUpperCase() : `${key[0]?.toUpperCase()}${key.slice(1)}`;
}

/** What is printed on the key of an action. */
export function keyNameOf(action: KeyAction): string {
  return keyName(keyOf(action));
}

/** The key in force for a usual one, as aria-keyshortcuts writes it: 'Enter', '1', 'b'. */
export function shortcutOf(usual: string): string {
  const key = keyFor(usual);
  if (key === ' ') return 'Space';
  return key.length === 1 ? key : `${key[0]?.toUpperCase()}${key.slice(1)}`;
}
