// Distributes drivers over tables: by seed, and so that pairs who should not meet again do not. Not here: which pairs those
// are (elimination.ts, swiss.ts, robin.ts).

import { drawFrom, type RngWords } from '@core/rng';

/** How undesirable each pair at one table is, by driver. Symmetric. */
export type Weight = (a: string, b: string) => number;

/** Searches from this many other seatings before a rematch is accepted. */
const RESTARTS = 12;

/** The table that gets the n-th driver if tables are filled to and fro, best seeds first; all 0-based. */
export function snake(n: number, tables: number): number {
  const at = n % tables;
  return Math.floor(n / tables) % 2 === 0 ? at : tables - 1 - at;
}

/** Drivers by table, filled to and fro. list: best first. */
export function snaked(list: readonly string[], tables: number): string[][] {
  const seated: string[][] = Array.from({ length: tables }, () => []);
  list.forEach((driver, n) => {
    seated[snake(n, tables)]?.push(driver);
  });
  return seated;
}

/** Sum of the weights of all pairs who share a table. */
export function weightOf(tables: readonly (readonly string[])[], weight: Weight): number {
  const pairs = tables.flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => weight(a, b))));
  return pairs.reduce((sum, one) => sum + one, 0);
}

/**
 * The seating with the least weight that swaps of two drivers lead to. Sizes of tables stay. maySwap: left out: any two.
 * The same input gives the same seating.
 */
export function improved(
  tables: readonly (readonly string[])[],
  weight: Weight,
  maySwap: (a: string, b: string) => boolean = () => true,
): string[][] {
  const drivers = tables.flat();
  const weights = drivers.map((a) => Float64Array.from(drivers, (b) => weight(a, b)));
  let next = 0;
  const seated = tables.map((table) => table.map(() => next++));
  const isAllowed = (a: number, b: number) => maySwap(drivers[a] ?? '', drivers[b] ?? '');
  while (pass(seated, weights, isAllowed)) {
    // Every pass lowers the weight, so that this ends.
  }
  return seated.map((table) => table.flatMap((n) => drivers[n] ?? []));
}

/**
 * The best of several searches, from this seating and from others drawn by lot, until one has less weight than the limit.
 * Changes rng.
 */
export function searched(
  tables: readonly (readonly string[])[],
  weight: Weight,
  limit: number,
  rng: RngWords,
): string[][] {
  let best = improved(tables, weight);
  let least = weightOf(best, weight);
  for (let tries = 0; tries < RESTARTS && least >= limit; tries++) {
    const other = improved(reseated(best, rng), weight);
    const own = weightOf(other, weight);
    if (own >= least) continue;
    best = other;
    least = own;
  }
  return best;
}

/** The list in an order drawn by lot. Changes rng. */
export function shuffled<T>(list: readonly T[], rng: RngWords): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(drawFrom(rng, left.length), 1));
}

type Weights = readonly Float64Array[];

/** Changes seated: makes swaps that lower the weight. False if there is none. */
function pass(seated: number[][], weights: Weights, maySwap: (a: number, b: number) => boolean): boolean {
  let isBetter = false;
  seated.forEach((one, t) => {
    for (const other of seated.slice(t + 1)) {
      for (let i = 0; i < one.length; i++) {
        for (let j = 0; j < other.length; j++) isBetter = maybeSwap({ one, i, other, j }, weights, maySwap) || isBetter;
      }
    }
  });
  return isBetter;
}

/** Two places at two tables, by index. */
interface Pair {
  one: number[];
  i: number;
  other: number[];
  j: number;
}

/** Changes the two tables if a swap lowers their weight. */
function maybeSwap({ one, i, other, j }: Pair, weights: Weights, maySwap: (a: number, b: number) => boolean): boolean {
  const a = one[i];
  const b = other[j];
  if (a === undefined || b === undefined) return false;
  // Weights are sums of whole numbers and small fractions: less is rounding.
  if (gain(one, a, b, weights) + gain(other, b, a, weights) <= 1e-6 || !maySwap(a, b)) return false;
  one[i] = b;
  other[j] = a;
  return true;
}

/** By how much a table's weight falls if someone leaves for a newcomer. */
function gain(table: readonly number[], leaves: number, comes: number, weights: Weights): number {
  const old = weights[leaves];
  const fresh = weights[comes];
  let sum = 0;
  for (const other of table) if (other !== leaves) sum += (old?.[other] ?? 0) - (fresh?.[other] ?? 0);
  return sum;
}

function reseated(tables: readonly (readonly string[])[], rng: RngWords): string[][] {
  const all = shuffled(tables.flat(), rng);
  return tables.map((table) => all.splice(0, table.length));
}
