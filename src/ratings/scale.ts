// The rating scale: 1500 is the middle, and 400 points mean odds of ten to one between two cars, in a field of any size.
// Not here: how races change a rating (book.ts).

/** A rating and its uncertainty: the true strength is within one deviation two times in three. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** The rating of a player without races. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };

/** Points per unit of log-odds. */
export const POINTS = 400 / Math.LN10;

/** Strength in log-odds, as core/chances.ts uses it. */
export function strengthOf({ rating }: Rating): number {
  return (rating - NEWCOMER.rating) / POINTS;
}

/** Rating lead over a rival that is beaten in this percentage of races. percent: above 0, below 100. */
export function gapOf(percent: number): number {
  return POINTS * Math.log(percent / (100 - percent));
}

/** Rounds a rating to whole numbers, as shown on screen. */
export function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
