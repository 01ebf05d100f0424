// What drafted cards are worth: a fit of places to the cards that drivers held.
// Not here: the races; `npm run draft-worth` (measure.test.ts) writes draft-worth.json with this, and draft.ts reads it.

import { cardOf } from '../../data/cards';
import type { Card } from '../../types';
import { pairsOf, type Worths } from './draft';

/** One driver of one race. gain: places better than the middle of the field. */
export interface Measured {
  picks: readonly Card[];
  gain: number;
}
/**
 * The worths that explain the gains best, pulled towards a first guess (0 without one). caution: weight of a guess, in
 * drivers.
 */
export function fitWorths(
  measured: readonly Measured[],
  keys: readonly string[],
  guess: Worths | undefined,
  caution: number,
): Worths {
  const size = keys.length + 2;
  const before = (i: number) => (guess ? (valuesOf(guess, keys)[i] ?? 0) : 0);
  const sums = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { picks, gain } of measured) {
    const row = featuresOf(picks, keys);
    const expected = row.reduce((sum, n, i) => sum + n * before(i), 0);
    row.forEach((n, i) => {
      const line = sums[i];
      if (n === 0 || line === undefined) return;
      row.forEach((m, j) => {
        line[j] = (line[j] ?? 0) + n * m;
      });
      line[size] = (line[size] ?? 0) + n * (gain - expected);
    });
  }
  sums.forEach((line, i) => {
    line[i] = (line[i] ?? 0) + caution;
  });
  const found = solve(sums).map((value, i) => Math.round((value + before(i)) * 1000) / 1000);
  return {
    cards: Object.fromEntries(keys.map((key, i) => [key, found[i] ?? 0])),
    hotPair: found[size - 2] ?? 0,
    sameType: found[size - 1] ?? 0,
  };
}

function featuresOf(picks: readonly Card[], keys: readonly string[]): number[] {
  const row = keys.map((key) => picks.filter((card) => cardOf(card).key === key).length);
  const { hot, same } = pairsOf(picks);
  return [...row, hot, same];
}

function valuesOf({ cards, hotPair, sameType }: Worths, keys: readonly string[]): number[] {
  return [...keys.map((key) => cards[key] ?? 0), hotPair, sameType];
}

/** Solves linear equations by elimination; the right side is the last number of each line. Changes lines. */
function solve(lines: Float64Array[]): number[] {
  const size = lines.length;
  for (let i = 0; i < size; i++) {
    const pivot = lines[i];
    if (pivot === undefined) continue;
    for (let k = 0; k < size; k++) {
      const line = lines[k];
      if (k === i || line === undefined) continue;
      const share = (line[i] ?? 0) / (pivot[i] ?? 1);
      if (share === 0) continue;
      for (let j = i; j <= size; j++) line[j] = (line[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  return lines.map((line, i) => (line[size] ?? 0) / (line[i] ?? 1));
}
