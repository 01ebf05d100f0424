// A 64-bit hash over every key and value of a state; states that are equal as JSON have the same hash.
// It finds differences between two runs. It is no use for secrets: it does not resist an attacker who wants a collision.

import { Memory } from './memory';

/** Two 32-bit lanes; each helper leaves its result here, so that hashing creates no garbage. */
interface Lanes {
  high: number;
  low: number;
}

/**
 * A key with its hash, and what the value under it last looked like: states look alike, so the next value usually looks the same
 * and needs no search for its keys. A wrong guess costs time only.
 */
interface Word {
  readonly key: string;
  readonly high: number;
  readonly low: number;
  /** The keys of the object last met under this key, in order; at most MOST_GUESSED. */
  readonly keys: Word[];
  /** The text last met under this key, with its hash. */
  text: string;
  textHigh: number;
  textLow: number;
}

const MOST_GUESSED = 64;
const NULL = 0x1f83d9ab;
const TRUE = 0x5be0cd19;
const FALSE = 0x3c6ef372;
const NUMBER = 0x510e527f;
const TEXT = 0x0a54ff53;
const LIST = 0x2b992ddf;
const OBJECT = 0x7137449f;

/**
 * 16 hex digits over the whole state, rng included. The order in which an object's keys were added does not count, the
 * order of an array does; a key whose value is undefined counts as absent, as in JSON.
 */
export function hashState(state: unknown): string {
  const lanes: Lanes = { high: 0, low: 0 };
  hashValue(lanes, state, words.recall('', wordOf));
  return hex(lanes.high) + hex(lanes.low);
}

/** within: the key that the value is under; a list's entries are under its key. */
function hashValue(lanes: Lanes, value: unknown, within: Word): void {
  switch (typeof value) {
    case 'number':
      hashNumber(lanes, value);
      return;
    case 'string':
      if (value !== within.text) keepText(lanes, within, value);
      lanes.high = within.textHigh;
      lanes.low = within.textLow;
      return;
    case 'boolean':
      start(lanes, value ? TRUE : FALSE);
      return;
    case 'object':
      if (value === null) start(lanes, NULL);
      else if (Array.isArray(value)) hashList(lanes, value, within);
      else hashObject(lanes, value as Record<string, unknown>, within);
      return;
    default:
      throw new TypeError(`a state holds plain JSON only, found ${typeof value}`);
  }
}

function hashNumber(lanes: Lanes, value: number): void {
  const whole = value | 0;
  if (whole === value) {
    start(lanes, NUMBER);
    mix(lanes, whole, whole);
  } else if (Number.isSafeInteger(value)) {
    // The uint32 words of rng come here.
    start(lanes, NUMBER);
    mix(lanes, value >>> 0, Math.floor(value / 0x1_0000_0000) | 0);
    mix(lanes, NUMBER, NUMBER);
  } else if (Number.isFinite(value)) {
    hashText(lanes, String(value));
    mix(lanes, NUMBER, NUMBER);
  } else throw new TypeError(`a state holds plain JSON only, found ${value}`);
}

function hashText(lanes: Lanes, text: string): void {
  start(lanes, TEXT);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    mix(lanes, code, code);
  }
  mix(lanes, text.length, text.length);
}

function keepText(lanes: Lanes, within: Word, text: string): void {
  hashText(lanes, text);
  within.text = text;
  within.textHigh = lanes.high;
  within.textLow = lanes.low;
}

function hashList(lanes: Lanes, list: readonly unknown[], within: Word): void {
  let h = LIST;
  let l = ~LIST;
  for (let i = 0; i < list.length; i++) {
    hashValue(lanes, list[i], within);
    const { high, low } = lanes;
    lanes.high = h;
    lanes.low = l;
    mix(lanes, high, low);
    h = lanes.high;
    l = lanes.low;
  }
  lanes.high = h;
  lanes.low = l;
  mix(lanes, list.length, list.length);
}

// Every key-value pair is hashed separately and the hashes are added, because a sum has no order.
function hashObject(lanes: Lanes, object: Record<string, unknown>, within: Word): void {
  const guesses = within.keys;
  let h = OBJECT;
  let l = ~OBJECT;
  let keys = 0;
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    let word = guesses[keys];
    if (word === undefined || word.key !== key) {
      word = words.recall(key, wordOf);
      if (keys < MOST_GUESSED) guesses[keys] = word;
    }
    keys++;
    hashValue(lanes, value, word);
    const { high, low } = lanes;
    lanes.high = word.high;
    lanes.low = word.low;
    mix(lanes, high, low);
    mix(lanes, low, high);
    h = (h + lanes.high) | 0;
    l = (l + lanes.low) | 0;
  }
  lanes.high = h;
  lanes.low = l;
  mix(lanes, keys, keys);
}

// States use the same few dozen keys over and over. The limit keeps odd input from filling the memory.
const words = new Memory<Word>(2048);

function wordOf(key: string): Word {
  const lanes: Lanes = { high: 0, low: 0 };
  hashText(lanes, '');
  const { high: textHigh, low: textLow } = lanes;
  hashText(lanes, key);
  return { key, high: lanes.high, low: lanes.low, keys: [], text: '', textHigh, textLow };
}

function start(lanes: Lanes, tag: number): void {
  lanes.high = tag | 0;
  lanes.low = ~tag;
}

// One round of multiply, rotate and cross over the two lanes; both constants are odd, so no information is lost.
function mix(lanes: Lanes, a: number, b: number): void {
  const x = Math.imul(lanes.high ^ a, 0x85ebca6b);
  const y = Math.imul(lanes.low + b, 0xc2b2ae35);
  lanes.high = (x ^ (y >>> 15) ^ (y << 9)) | 0;
  lanes.low = (y + ((x << 13) | (x >>> 19))) | 0;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
