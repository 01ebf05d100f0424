// The hash of a whole state: 64 bits over every key and value, the same for states equal as JSON.
// Not for: secrets. It finds drift between two runs, it does not withstand somebody who wants a collision.

// Two 32-bit lanes; each helper leaves its answer here, so that hashing a state makes no garbage.
let high = 0;
let low = 0;

const NULL = 0x1f83d9ab;
const TRUE = 0x5be0cd19;
const FALSE = 0x3c6ef372;
const NUMBER = 0x510e527f;
const TEXT = 0x0a54ff53;
const LIST = 0x2b992ddf;
const OBJECT = 0x7137449f;

/**
 * 16 hex digits over the whole state, rng included. The order in which an object's keys were made does not count,
 * the order of an array does; a key whose value is undefined counts as absent, as in JSON.
 */
export function hashState(state: unknown): string {
  hashValue(state);
  return hex(high) + hex(low);
}

function hashValue(value: unknown): void {
  switch (typeof value) {
    case 'number':
      hashNumber(value);
      return;
    case 'string':
      hashText(value);
      return;
    case 'boolean':
      start(value ? TRUE : FALSE);
      return;
    case 'object':
      if (value === null) start(NULL);
      else if (Array.isArray(value)) hashList(value);
      else hashObject(value as Record<string, unknown>);
      return;
    default:
      throw new TypeError(`a state holds plain JSON only, found ${typeof value}`);
  }
}

function hashNumber(value: number): void {
  const whole = value | 0;
  if (whole === value) {
    start(NUMBER);
    mix(whole, whole);
  } else if (Number.isSafeInteger(value)) {
    // The uint32 words of rng come here.
    start(NUMBER);
    mix(value >>> 0, Math.floor(value / 0x1_0000_0000) | 0);
    mix(NUMBER, NUMBER);
  } else if (Number.isFinite(value)) {
    hashText(String(value));
    mix(NUMBER, NUMBER);
  } else throw new TypeError(`a state holds plain JSON only, found ${value}`);
}

function hashText(text: string): void {
  start(TEXT);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    mix(code, code);
  }
  mix(text.length, text.length);
}

function hashList(list: readonly unknown[]): void {
  let h = LIST;
  let l = ~LIST;
  for (let i = 0; i < list.length; i++) {
    hashValue(list[i]);
    const a = high;
    const b = low;
    high = h;
    low = l;
    mix(a, b);
    h = high;
    l = low;
  }
  high = h;
  low = l;
  mix(list.length, list.length);
}

// Every key-value pair is hashed by itself and the pairs are added up: a sum knows no order.
function hashObject(object: Record<string, unknown>): void {
  let h = OBJECT;
  let l = ~OBJECT;
  let keys = 0;
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    keys++;
    hashValue(value);
    const a = high;
    const b = low;
    const word = wordsOf(key);
    high = word.high;
    low = word.low;
    mix(a, b);
    mix(b, a);
    h = (h + high) | 0;
    l = (l + low) | 0;
  }
  high = h;
  low = l;
  mix(keys, keys);
}

// States use the same few dozen keys again and again. The bound keeps odd input from filling memory.
const known = new Map<string, { high: number; low: number }>();

function wordsOf(key: string): { high: number; low: number } {
  let words = known.get(key);
  if (words === undefined) {
    hashText(key);
    words = { high, low };
    if (known.size >= 2048) known.clear();
    known.set(key, words);
  }
  return words;
}

function start(tag: number): void {
  high = tag | 0;
  low = ~tag;
}

// One round of multiply, rotate and cross over the two lanes; both constants are odd, so a round loses nothing.
function mix(a: number, b: number): void {
  const x = Math.imul(high ^ a, 0x85ebca6b);
  const y = Math.imul(low + b, 0xc2b2ae35);
  high = (x ^ (y >>> 15) ^ (y << 9)) | 0;
  low = (y + ((x << 13) | (x >>> 19))) | 0;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
