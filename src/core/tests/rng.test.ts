// The generator: known values, fairness by rejection, seeds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, nextWord, type RngWords, seedRng } from '../rng';

describe('rng', () => {
  test('xoshiro128** gives the published words for the state 1, 2, 3, 4', () => {
    const rng: RngWords = [1, 2, 3, 4];
    expect(Array.from({ length: 10 }, () => nextWord(rng))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });
  test('a seed text gives one state of four uint32 words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = seedRng(text);
        expect(words).toEqual(seedRng(text));
        expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
        expect(words.some((word) => word !== 0)).toBe(true);
      }),
    );
  });
  test('seeds that differ in one letter have nothing in common', () => {
    const seen = new Set(Array.from({ length: 5000 }, (_, i) => seedRng(`race ${i}`).join()));
    expect(seen.size).toBe(5000);
    const first = new Set(Array.from({ length: 5000 }, (_, i) => drawFrom(seedRng(`race ${i}`), 2 ** 32)));
    expect(first.size).toBeGreaterThan(4990);
  });
  test('words that would favour low numbers are drawn again', () => {
    // bound 3 * 2^30: a quarter of all words lies past it, and must not be folded onto the low third.
    const rng = seedRng('reject');
    const bound = 3 * 2 ** 30;
    const low = Array.from({ length: 20_000 }, () => drawFrom(rng, bound)).filter((value) => value < 2 ** 30).length;
    expect(low / 20_000).toBeGreaterThan(0.32);
    expect(low / 20_000).toBeLessThan(0.35);
  });
  test.each([2, 3, 6, 7, 20, 52])('every number below %d comes up equally often (chi square)', (bound) => {
    const rng = seedRng(`fair ${bound}`);
    const counts = new Array<number>(bound).fill(0);
    const draws = bound * 2000;
    for (let i = 0; i < draws; i++) counts[drawFrom(rng, bound)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Mean bound - 1, deviation sqrt(2 (bound - 1)); five deviations never happen by chance, and the seed is fixed.
    expect(chi).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)));
  });
  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('a bound of %d is a bug', (bound) => {
    expect(() => drawFrom([1, 2, 3, 4], bound)).toThrow(RangeError);
  });
  test('a bound of 1 still uses up a word, so that scripts and streams stay in step', () => {
    const rng: RngWords = [1, 2, 3, 4];
    expect(drawFrom(rng, 1)).toBe(0);
    expect(rng).not.toEqual([1, 2, 3, 4]);
  });
});
