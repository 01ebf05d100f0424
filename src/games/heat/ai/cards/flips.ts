// What flips of a pile may come to (R26), without turning up a card.
// Not for: flips that are played ahead (head-car.ts).

import type { Counts } from './hands';

/** How likely each value is to be flipped from a pile; even where the pile has no Speed card. */
export function flipChances(draw: Counts): number[] {
  const counts = [draw[1] ?? 0, draw[2] ?? 0, draw[3] ?? 0, draw[4] ?? 0];
  const all = counts.reduce((sum, n) => sum + n, 0);
  return all === 0 ? [0.25, 0.25, 0.25, 0.25] : counts.map((n) => n / all);
}

/** What flips of one pile come to together, worked out when first asked for. */
export class Odds {
  /** By flips: the chance of every sum. */
  private readonly sums: number[][] = [[1]];
  private readonly one: readonly number[];

  /** one: the chances of a flip being 1, 2, 3 or 4. */
  constructor(one: readonly number[]) {
    this.one = one;
  }

  /** The chance of each sum of so many flips, from 0 to four for each. */
  of(flips: number): readonly number[] {
    for (let n = this.sums.length; n <= flips; n++) {
      const before = this.sums[n - 1] ?? [];
      const next = new Array<number>(4 * n + 1).fill(0);
      before.forEach((chance, sum) => {
        if (chance === 0) return;
        this.one.forEach((flip, i) => {
          next[sum + i + 1] = (next[sum + i + 1] ?? 0) + chance * flip;
        });
      });
      this.sums.push(next);
    }
    return this.sums[flips] ?? [];
  }
}
