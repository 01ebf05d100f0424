// What flips of a pile may come to (R26), without turning up a card.
// Not for: flips that are played ahead (head-car.ts).

import type { Counts } from './hands';

/** How likely each value is to be flipped from a pile; even where the pile has no Speed card. */
export function flipChances(draw: Counts): number[] {
  const [, ones = 0, twos = 0, threes = 0, fours = 0] = draw;
  const all = ones + twos + threes + fours;
  return all === 0 ? [0.25, 0.25, 0.25, 0.25] : [ones / all, twos / all, threes / all, fours / all];
}

const NO_FLIP: readonly number[] = [1];

/** What flips of one pile come to together, worked out when first asked for. */
export class Odds {
  /** By flips: the chance of every sum. */
  private readonly sums: (readonly number[])[];
  private readonly one: readonly number[];

  /** one: the chances of a flip being 1, 2, 3 or 4. */
  constructor(one: readonly number[]) {
    this.one = one;
    this.sums = [NO_FLIP];
  }

  /** The chance of each sum of this many flips, from 0 to four for each. */
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
