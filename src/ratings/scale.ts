// The scale of ratings: 1500 is the middle, and 400 points mean ten to one between two cars, in a field of any size.
// Not for: how races change a rating (book.ts).

/** A rating and its uncertainty: two times in three the true strength is within the deviation. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** A player without races. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };

/** Points per unit of log-odds. */
export const POINTS = 400 / Math.LN10;

/** Strength in log-odds, as core/chances.ts uses it. */
export function strengthOf({ rating }: Rating): number {
  return (rating - NEWCOMER.rating) / POINTS;
}

/** Rating difference to a rival whom someone beats in this percentage of races. percent: above 0, below 100. */
export function gapOf(percent: number): number {
  return POINTS * Math.log(percent / (100 - percent));
}

/** In whole numbers, as shown. */
export function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
