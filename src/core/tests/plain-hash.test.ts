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
