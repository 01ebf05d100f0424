// The scale of ratings: 1500 in the middle, 400 points are ten to one between two cars, however many race.
// Not for: how races change a rating (book.ts).

/** How strong somebody is, and how far off that may be: two times in three the true strength is no further away. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** Who has raced nothing yet. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };

/** Points of one unit of log-odds. */
export const POINTS = 400 / Math.LN10;

/** Strength in log-odds, as core/chances.ts reckons chances from. */
export function strengthOf({ rating }: Rating): number {
  return (rating - NEWCOMER.rating) / POINTS;
}

/** How many points somebody stands above whom they beat in so many of a hundred races. percent: above 0, below 100. */
export function gapOf(percent: number): number {
  return POINTS * Math.log(percent / (100 - percent));
}

/** In whole numbers, as it is shown. */
export function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
