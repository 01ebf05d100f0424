// Reviews as bytes beside their races, and the version of today's method. Not for: making them (making.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { review } from '@api/review/commands';
import { attempt } from '@core/attempt';
import type { Review } from '@core/review';
import type { KeptReview } from '@store/archive/reviews';

/** Raise when the same race would now be judged otherwise: what is kept is then made again when someone asks. */
export const RECKONING = 3;

/** Longer than any review; a damaged one must not fill memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A review to be kept. */
export function packed(made: Review): KeptReview {
  return { reckoning: RECKONING, bytes: deflateRawSync(JSON.stringify(made)) };
}

/** The review that was kept; undefined if it cannot be read any more. */
export function unpacked({ bytes }: KeptReview): Review | undefined {
  const read = attempt(() =>
    review.parse(JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))),
  );
  return read.ok ? read.value : undefined;
}
