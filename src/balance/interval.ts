// How certain a share of wins is, and how far it may be from the fair one by chance. Not here: which races are counted.

/** Standard errors of a two-sided interval of 95%. */
const Z = 1.959964;
/** Standard errors on each side of the fair band. */
const BAND = 2;

/** A part of the range from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95% interval for a share, from 0 to 1. won: may end in a fraction, for a shared place. */
export function wilson(won: number, races: number): Interval {
  if (races === 0) return { low: 0, high: 1 };
  const share = won / races;
  const shrink = 1 + Z ** 2 / races;
  const middle = (share + Z ** 2 / (2 * races)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / races + Z ** 2 / (4 * races ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The standard error of the share of wins of one of several equal cars in this many races; infinite without a race. */
export function standardError(cars: number, races: number): number {
  const fair = 1 / cars;
  return races === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((fair * (1 - fair)) / races);
}

/** The fair share of wins, one over the number of cars, with two standard errors to each side, from 0 to 1. */
export function fairBand(cars: number, races: number): Interval {
  const reach = BAND * standardError(cars, races);
  return { low: Math.max(0, 1 / cars - reach), high: Math.min(1, 1 / cars + reach) };
}
