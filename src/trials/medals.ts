// Medals of time trials, and the times that they need. Not here: measuring the times of AI drivers (cli).

import { LEVELS, type Level } from '@core/contract';

/** Lowest first. */
export const MEDALS = ['bronze', 'silver', 'gold', 'author'] as const;
export type Medal = (typeof MEDALS)[number];

/** The slowest time, in tenths of a round, that wins each medal. */
export type Thresholds = Readonly<Record<Medal, number>>;

/** The share of AI drivers' runs that are at least as fast as each medal. */
const SHARES = { bronze: 0.6, silver: 0.3, gold: 0.1 } as const;

/** A time, and how many runs of each level, in the order of LEVELS, had it. */
export type TimeRow = readonly [figure: number, ...runs: number[]];

/** Measured runs: how many each level made, and the times of those that got to the end, fastest first. */
export interface Measured {
  readonly runs: Readonly<Record<Level, number>>;
  readonly times: readonly TimeRow[];
}

/** The highest medal that a time wins; undefined: none. */
export function medalOf(thresholds: Thresholds, figure: number): Medal | undefined {
  return MEDALS.findLast((medal) => figure <= thresholds[medal]);
}

/** The higher of two medals. */
export function higherOf(one: Medal | undefined, other: Medal | undefined): Medal | undefined {
  return rankOf(one) >= rankOf(other) ? one : other;
}

/** Whether a medal includes another: gold includes bronze. */
export function includesMedal(won: Medal | undefined, medal: Medal): boolean {
  return rankOf(won) >= rankOf(medal);
}

/**
 * The times for medals. author: the fastest run of all. Games count in steps, so runs often share a time: then the lower medal gets
 * the next slower time that any run had. The best driver can always win gold, and the easiest bronze. Throws if there is no time.
 */
export function thresholdsOf(measured: Measured): Thresholds {
  const { times } = measured;
  const author = times[0]?.[0];
  if (author === undefined) throw new Error('no run got to the end');
  const slower = (than: number) => times.find(([figure]) => figure > than)?.[0] ?? than + 1;
  const gold = Math.max(quantile(measured, SHARES.gold), slower(author), fastestOf(measured, 'best') ?? 0);
  const silver = Math.max(quantile(measured, SHARES.silver), slower(gold));
  const bronze = Math.max(quantile(measured, SHARES.bronze), slower(silver), fastestOf(measured, 'easy') ?? 0);
  return { bronze, silver, gold, author };
}

/** A level's fastest time; undefined if none of its runs got to the end. */
export function fastestOf({ times }: Measured, level: Level): number | undefined {
  const column = 1 + LEVELS.indexOf(level);
  return times.find((row) => (row[column] ?? 0) > 0)?.[0];
}

/** The share of runs, 0 to 1, that are at least as fast; every level counts the same. */
export function shareAt(measured: Measured, figure: number): number {
  const reached = measured.times.filter(([time]) => time <= figure);
  return reached.reduce((sum, row) => sum + weightOf(measured, row), 0);
}

/** The fastest time that at least this share of the runs reaches; if fewer got to the end, the slowest time. */
export function quantile(measured: Measured, share: number): number {
  let sum = 0;
  for (const row of measured.times) {
    sum += weightOf(measured, row);
    // Sums of fractions are not exact.
    if (sum >= share - 1e-9) return row[0];
  }
  return measured.times.at(-1)?.[0] ?? 0;
}

/** The share of all runs that had this time. */
function weightOf({ runs }: Measured, [, ...counts]: TimeRow): number {
  const shares = LEVELS.map((level, index) => (runs[level] === 0 ? 0 : (counts[index] ?? 0) / runs[level]));
  return shares.reduce((sum, one) => sum + one, 0) / LEVELS.filter((level) => runs[level] > 0).length;
}

function rankOf(medal: Medal | undefined): number {
  return medal === undefined ? -1 : MEDALS.indexOf(medal);
}
