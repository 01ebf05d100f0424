// Every key of a race and a replay in one table: what it does and which key does it, as printed and as changed by the person.
// Not here: keys of single controls (arrows in a group, Escape in a dialogue), which are the same everywhere.

/** What keys are grouped by, in the picture of the keyboard: answers, confirming, what lies over the board, the camera. */
export type KeyGroup = 'choice' | 'confirm' | 'race' | 'board';

/** What each key does, and its usual key by KeyboardEvent.key in lower case. */
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
  left: { key: 'arrowleft', group: 'board' },
  right: { key: 'arrowright', group: 'board' },
  up: { key: 'arrowup', group: 'board' },
  down: { key: 'arrowdown', group: 'board' },
} as const satisfies Readonly<Record<string, { key: string; group: KeyGroup }>>;

/** What a key can be given to. */
export type KeyAction = keyof typeof KEY_ACTIONS;

/** Every action, in the order of the table. */
export const ALL_KEY_ACTIONS = Object.keys(KEY_ACTIONS) as readonly KeyAction[];

/** Keys that a person changed, by action; the others are the usual ones. */
export type ChangedKeys = Readonly<Record<string, string>>;

/** Keys that cannot be given to anything: they leave, move on, or only say how another one is meant. */
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

/** What is typed with Shift on one keyboard is a key of its own on another. */
const ALIKE: Readonly<Record<string, string>> = { '=': '+' };

let changed: ChangedKeys = {};

/** Sets which keys are in force from now on. */
export function setKeys(keys: ChangedKeys): void {
  changed = keys;
}

/** The key of an action. keys: those in force, where none are given. */
export function keyOf(action: KeyAction, keys: ChangedKeys = changed): string {
  return (Object.hasOwn(keys, action) ? keys[action] : undefined) ?? KEY_ACTIONS[action].key;
}

/** What a key does; undefined: nothing. */
export function actionOf(key: string, keys: ChangedKeys = changed): KeyAction | undefined {
  const found = ALL_KEY_ACTIONS.find((action) => keyOf(action, keys) === key);
  const alike = ALIKE[key];
  return found ?? (alike === undefined ? undefined : actionOf(alike, keys));
}

/**
 * The usual key of what a pressed key does: screens and games name keys as they are at first. undefined: it is the usual key
 * of something that has another one now. Keys without an action are themselves.
 */
export function usualKey(pressed: string, keys: ChangedKeys = changed): string | undefined {
  const action = actionOf(pressed, keys);
  if (action !== undefined) return KEY_ACTIONS[action].key;
  const usual = ALIKE[pressed] ?? pressed;
  return ALL_KEY_ACTIONS.some((one) => KEY_ACTIONS[one].key === usual) ? undefined : usual;
}

/** The key in force for what a usual key does: 'z' is 'u' where taking back was given to U. */
export function keyFor(usual: string, keys: ChangedKeys = changed): string {
  const action = ALL_KEY_ACTIONS.find((one) => KEY_ACTIONS[one].key === usual.toLowerCase());
  return action === undefined ? usual : keyOf(action, keys);
}

/** The keys with another one for an action; what had that key before gets the key that is left. */
export function withKey(keys: ChangedKeys, action: KeyAction, key: string): ChangedKeys {
  const left = keyOf(action, keys);
  const loser = actionOf(key, keys);
  const wanted = { ...keys, [action]: key, ...(loser !== undefined && loser !== action && { [loser]: left }) };
  const isChanged = ([one, its]: [string, string]) => one in KEY_ACTIONS && its !== KEY_ACTIONS[one as KeyAction].key;
  return Object.fromEntries(Object.entries(wanted).filter(isChanged));
}
