// The one choice of a race that cost its driver most, as the results show it. Not here: computing it (core/review.ts).

import type { Seat } from '@core/contract';
import { CERTAIN, type Judged, type Review } from '@core/review';

/** The smallest loss for which a choice is named, in ten-thousandths: five points of a hundred. */
const NAMED_FROM = 500;
/** The same in whole percent. */
export const NAMED_PERCENT = (100 * NAMED_FROM) / CERTAIN;

/** The choice that cost this seat most; the first if several cost the same. Undefined: none cost enough to be named. */
export function costliestOf({ decisions }: Pick<Review, 'decisions'>, seat: Seat): Judged | undefined {
  let most: Judged | undefined;
  for (const one of decisions) {
    if (one.seat === seat && one.loss >= NAMED_FROM && one.loss > (most?.loss ?? 0)) most = one;
  }
  return most;
}
