// The chances of what flips of a pile add up to (R26), without turning up a card.
// Not here: flips in a simulated race (head-car.ts).

import type { Counts } from './hands';

/** Chances of a flip being 1, 2, 3 or 4; all equal if the pile holds no Speed card. */
export function flipChances(draw: Counts): number[] {
  const [, ones = 0, twos = 0, threes = 0, fours = 0] = draw;
  const all = ones + twos + threes + fours;
  return all === 0 ? [0.25, 0.25, 0.25, 0.25] : [ones / all, twos / all, threes / all, fours / all];
}

const NO_FLIP: readonly number[] = [1];

/** Chances of the sums of flips from one pile, computed on first use. */
export class Odds {
  /** By number of flips: the chance of every sum. */
  private readonly sums: (readonly number[])[];
  private readonly one: readonly number[];

  /** one: the chances of a flip being 1, 2, 3 or 4. */
  constructor(one: readonly number[]) {
    this.one = one;
    this.sums = [NO_FLIP];
  }

  /** The chance of each sum of this many flips; sums run from 0 to 4 per flip. */
  of(flips: number): readonly number[] {
    for (let n = this.sums.length; n <= flips; n++) {
      const before = this.sums[n - 1] ?? [];
      const next = new Array<number>(4 * n + 1).fill(0);
      for (let sum = n - 1; sum < before.length; sum++) {
        const chance = before[sum] ?? 0;
        for (let flip = 1; flip <= 4; flip++) {
          next[sum + flip] = (next[sum + flip] ?? 0) + chance * (this.one[flip - 1] ?? 0);
        }
      }
      this.sums.push(next);
    }
    return this.sums[flips] ?? [];
  }
}
