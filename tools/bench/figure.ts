// What a measured figure is, and how providers supply them. A new figure needs a provider in a file of its own, listed in
// providers.ts.

/** One figure as its provider measured it. floor: must hold; goal: the target. */
export interface Measured {
  name: string;
  value: number;
  /** 'actions/s', 'us', 'ms', 's', 'races/s', 'commits/s', 'KB', 'calls'. */
  unit: string;
  floor: number;
  goal: number;
  better: 'higher' | 'lower';
}

/**
 * A figure with its ratio to the calibration loop of the same run; null for figures that do not depend on the machine's
 * speed.
 */
export interface Figure extends Measured {
  ratio: number | null;
}

/** What a provider gets from the command. */
export interface BenchContext {
  say(line: string): void;
  /** Folder of the built entries (out/main). */
  dir: string;
}

/** Measures one group of figures. prefix: the beginning of all their names, so that --only can leave it out. */
export interface Provider {
  prefix: string;
  measure(context: BenchContext): Promise<Measured[]> | Measured[];
}

/** Seconds in one unit of a figure that is a time. */
const TIMES: Readonly<Record<string, number>> = { us: 1e-6, ms: 1e-3, s: 1 };

/**
 * The figure with its ratio. calibration: loops per second. A rate is divided by the loop's rate, a time is counted in loops:
 * both stay the same on a machine twice as fast.
 */
export function withRatio(one: Measured, calibration: number): Figure {
  const { name, value, unit, floor, goal, better } = one;
  const time = TIMES[unit];
  const ratio = time !== undefined ? value * time * calibration : unit.endsWith('/s') ? value / calibration : null;
  return { name, value: short(value), unit, ratio: ratio === null ? null : short(ratio), floor, goal, better };
}

/** Median of a non-empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value below which this share of a list lies, 0 to 1; 0 for an empty list. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Calls of work per second of CPU time of this thread: median of repeats, after a warm-up. work returns its number of calls. */
export function rateOf(work: () => number, repeats = 5, secondsEach = 0.3): number {
  run(work, secondsEach / 2);
  return median(Array.from({ length: repeats }, () => run(work, secondsEach)));
}

function run(work: () => number, seconds: number): number {
  const before = process.threadCpuUsage();
  let calls = 0;
  let used = 0;
  do {
    calls += work();
    const now = process.threadCpuUsage(before);
    used = (now.user + now.system) / 1e6;
  } while (used < seconds);
  return calls / used;
}

// Four significant digits: more would only be noise.
function short(value: number): number {
  return Number(value.toPrecision(4));
}
