// Every key of a race and a replay in one table: its action, its usual key and the key that the person assigned.
// Not here: keys of single controls (arrows in a group, Escape in a dialogue), which are the same everywhere.

/** Groups of keys in the picture of the keyboard: answers, confirming, panels over the board, the camera. */
export type KeyGroup = 'choice' | 'confirm' | 'race' | 'board';

/** Every action and its usual key, by KeyboardEvent.key in lower case. */
export const KEY_ACTIONS = {
  choice1: { key: '1', group: 'choice' },
  choice2: { key: '2', group: 'choice' },
  choice3: { key: '3', group: 'choice' },
  choice4: { key: '4', group: 'choice' },
  choice5: { key: '5', group: 'choice' },
  choice6: { key: '6', group: 'choice' },
  choice7: { key: '7', group: 'choice' },
  choice8: { key: '8', group: 'choice' },
  choice9: { key: '9', group: 'choice' },
  confirm: { key: 'enter', group: 'confirm' },
  skip: { key: ' ', group: 'confirm' },
  undo: { key: 'z', group: 'race' },
  hint: { key: 'h', group: 'race' },
  talk: { key: 'c', group: 'race' },
  log: { key: 'l', group: 'race' },
  rules: { key: 'r', group: 'race' },
  reader: { key: 'i', group: 'race' },
  follow: { key: 'f', group: 'race' },
  pause: { key: 'p', group: 'race' },
  step: { key: 's', group: 'race' },
  stage: { key: 'n', group: 'race' },
  draw: { key: 'd', group: 'choice' },
  drawOn: { key: 'u', group: 'choice' },
  pass: { key: 'e', group: 'choice' },
  brake: { key: 'b', group: 'choice' },
  decline: { key: 'x', group: 'choice' },
  turnMore: { key: 'g', group: 'choice' },
  takeHint: { key: 'a', group: 'choice' },
  clear: { key: 'backspace', group: 'choice' },
  zoomIn: { key: '+', group: 'board' },
  zoomOut: { key: '-', group: 'board' },
  fit: { key: '0', group: 'board' },
  photo: { key: 'o', group: 'board' },
  left: { key: 'arrowleft', group: 'board' },
  right: { key: 'arrowright', group: 'board' },
  up: { key: 'arrowup', group: 'board' },
  down: { key: 'arrowdown', group: 'board' },
} as const satisfies Readonly<Record<string, { key: string; group: KeyGroup }>>;

/** An action that can have a key. */
export type KeyAction = keyof typeof KEY_ACTIONS;

/** Every action, in the order of the table. */
export const ALL_KEY_ACTIONS = Object.keys(KEY_ACTIONS) as readonly KeyAction[];

/** Keys that a person changed, by action; other actions keep their usual key. */
export type ChangedKeys = Readonly<Record<string, string>>;

/** Keys that cannot be assigned: they leave, navigate, or are modifiers. */
export const FIXED_KEYS: readonly string[] = [
  'escape',
  'tab',
  'shift',
  'control',
  'alt',
  'altgraph',
  'meta',
  'capslock',
  'dead',
];

/** Keys that need Shift on one keyboard layout and not on another. */
const ALIKE: Readonly<Record<string, string>> = { '=': '+' };

let changed: ChangedKeys = {};

/** Sets the changed keys. */
export function setKeys(keys: ChangedKeys): void {
  changed = keys;
}

/** The key of an action. keys: by default the current ones. */
export function keyOf(action: KeyAction, keys: ChangedKeys = changed): string {
  return (Object.hasOwn(keys, action) ? keys[action] : undefined) ?? KEY_ACTIONS[action].key;
}

/** The action of a key; undefined if it has none. */
export function actionOf(key: string, keys: ChangedKeys = changed): KeyAction | undefined {
  const found = ALL_KEY_ACTIONS.find((action) => keyOf(action, keys) === key);
  const alike = ALIKE[key];
  return found ?? (alike === undefined ? undefined : actionOf(alike, keys));
}

/**
 * The usual key for the action of a pressed key, because screens and games refer to actions by their usual keys. undefined: the
 * pressed key is the usual key of an action that now has another one. Keys without an action are returned as they are.
 */
export function usualKey(pressed: string, keys: ChangedKeys = changed): string | undefined {
  const action = actionOf(pressed, keys);
  if (action !== undefined) return KEY_ACTIONS[action].key;
  const usual = ALIKE[pressed] ?? pressed;
  return ALL_KEY_ACTIONS.some((one) => KEY_ACTIONS[one].key === usual) ? undefined : usual;
}

/** The current key for the action of a usual key: 'z' gives 'u' if "take back" was assigned to U. */
export function keyFor(usual: string, keys: ChangedKeys = changed): string {
  const action = ALL_KEY_ACTIONS.find((one) => KEY_ACTIONS[one].key === usual.toLowerCase());
  return action === undefined ? usual : keyOf(action, keys);
}

/** Assigns a key to an action; the action that had that key gets the freed one. */
export function withKey(keys: ChangedKeys, action: KeyAction, key: string): ChangedKeys {
  const left = keyOf(action, keys);
  const loser = actionOf(key, keys);
  const wanted = { ...keys, [action]: key, ...(loser !== undefined && loser !== action && { [loser]: left }) };
  const isChanged = ([one, its]: [string, string]) => one in KEY_ACTIONS && its !== KEY_ACTIONS[one as KeyAction].key;
  return Object.fromEntries(Object.entries(wanted).filter(isChanged));
}
