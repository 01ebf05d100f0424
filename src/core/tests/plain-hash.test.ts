// Copies and hashes of plain JSON.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clonePlain } from '../clone';
import { hashState } from '../hash';

const json = fc.jsonValue({ maxDepth: 5 });

function freeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** The same JSON, with every object's keys in reverse order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner)]),
  );
}

describe('clonePlain', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = JSON.stringify(value);
        const copy = clonePlain(freeze(value));
        expect(JSON.stringify(copy)).toBe(before);
        scribble(copy);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });
  test('copies objects inside lists of numbers', () => {
    const inner = { a: [1] };
    const list = [1, 2, inner, null];
    const copy = clonePlain(list);
    expect(copy).toEqual(list);
    expect(copy[2]).not.toBe(inner);
  });
});

function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) scribble(inner);
  if (Array.isArray(value)) value.push('scribble');
  else (value as Record<string, unknown>).scribble = true;
}

describe('hashState', () => {
  test('is 16 hex digits, the same after JSON and for any order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        const hash = hashState(value);
        expect(hash).toMatch(/^[0-9a-f]{16}$/);
        expect(hashState(JSON.parse(JSON.stringify(value)))).toBe(hash);
        expect(hashState(backwards(value))).toBe(hash);
      }),
    );
  });
  test('values that differ as JSON differ in hash', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        fc.pre(JSON.stringify(backwards(a)) !== JSON.stringify(backwards(b)));
        const canonical = (value: unknown) => JSON.stringify(sorted(value));
        expect(hashState(a) === hashState(b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 500 },
    );
  });
  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [[], {}],
    [[], [[]]],
    [0, false],
    [0, null],
    [0, ''],
    ['1', 1],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [{ a: 1 }, { a: 1, b: null }],
    [2 ** 32 + 5, 5],
    [2 ** 31, -(2 ** 31)],
    [1.5, 1],
    [1.5, '1.5'],
    [-7.885548511580327e34, -4.0570399432121937e34],
    [-1, 2 ** 32 - 1],
    [
      [0, 0],
      [0, 0, 0],
    ],
    [{ ab: 1 }, { a: 1, b: 1 }],
  ])('%j and %j have different hashes', (a, b) => {
    expect(hashState(a)).not.toBe(hashState(b));
  });
  test('100,000 neighbouring states share no hash', () => {
    const seen = new Set<string>();
    const state = {
      rng: [1, 2, 3, 4],
      cars: [
        { at: 0, hand: [1, 1, 2] },
        { at: 0, hand: [3, 0, 2] },
      ],
    };
    for (let a = 0; a < 316; a++) {
      for (let b = 0; b < 316; b++) {
        state.cars[0]!.at = a;
        state.cars[1]!.at = b;
        seen.add(hashState(state));
      }
    }
    expect(seen.size).toBe(316 * 316);
  });
  test('the hash of a given state never changes: records of other versions contain it', () => {
    expect(hashState({ rng: [1, 4294967295, 0, 7], step: 3, asks: [{ kind: 'gear', sealed: true }], none: null })).toBe(
      '2f0425050381638b',
    );
  });
  test('it does not depend on what was hashed before: no guess about a key or a text outlives its value', () => {
    const alike = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(0, 7, -1, 2 ** 32 - 1, 0.5, true, null, '', 'a', 'spun out'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('', 'a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.array(alike, { minLength: 2, maxLength: 6 }), (values) => {
        for (const value of [...values, ...values]) expect(hashState(value)).toBe(plainHash(value));
      }),
      { numRuns: 400 },
    );
  });
  test('objects with many keys are hashed like others', () => {
    const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`key${at}`, { at }]));
    for (const value of [wide(100), wide(3), wide(70)]) expect(hashState(value)).toBe(plainHash(value));
  });
  test('a value that JSON does not have is a bug', () => {
    expect(() => hashState({ a: Number.NaN })).toThrow('plain JSON only');
    expect(() => hashState({ a: () => 1 })).toThrow('plain JSON only');
    expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

type Pair = readonly [high: number, low: number];

/** The same hash without any memory, as it is defined: the one that all records contain. */
function plainHash(state: unknown): string {
  return plainPair(state)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

function plainPair(value: unknown): Pair {
  if (value === null) return begun(0x1f83d9ab);
  if (typeof value === 'boolean') return begun(value ? 0x5be0cd19 : 0x3c6ef372);
  if (typeof value === 'string') return textPair(value);
  if (typeof value === 'number') {
    if ((value | 0) === value) return mixed(begun(0x510e527f), value, value);
    const pair = Number.isSafeInteger(value)
      ? mixed(begun(0x510e527f), value >>> 0, Math.floor(value / 2 ** 32) | 0)
      : textPair(String(value));
    return mixed(pair, 0x510e527f, 0x510e527f);
  }
  if (Array.isArray(value)) {
    const pair = value.reduce<Pair>((sum, one) => mixed(sum, ...plainPair(one)), begun(0x2b992ddf));
    return mixed(pair, value.length, value.length);
  }
  const entries = Object.entries(value as object);
  const [high, low] = entries
    .map(([key, inner]): Pair => {
      const [a, b] = plainPair(inner);
      return mixed(mixed(textPair(key), a, b), b, a);
    })
    .reduce<Pair>((sum, pair) => [(sum[0] + pair[0]) | 0, (sum[1] + pair[1]) | 0], begun(0x7137449f));
  return mixed([high, low], entries.length, entries.length);
}

function textPair(text: string): Pair {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const pair = codes.reduce<Pair>((sum, code) => mixed(sum, code, code), begun(0x0a54ff53));
  return mixed(pair, text.length, text.length);
}

function begun(tag: number): Pair {
  return [tag | 0, ~tag];
}

function mixed([high, low]: Pair, a: number, b: number): Pair {
  const x = Math.imul(high ^ a, 0x85ebca6b);
  const y = Math.imul(low + b, 0xc2b2ae35);
  return [(x ^ (y >>> 15) ^ (y << 9)) | 0, (y + ((x << 13) | (x >>> 19))) | 0];
}
