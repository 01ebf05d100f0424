// Packs reviews for storage beside their races, and holds the method's version. Not here: making them (making.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { review } from '@api/review/commands';
import { attempt } from '@core/attempt';
import type { Review } from '@core/review';
import type { KeptReview } from '@store/archive/reviews';

/** Raise this when the same race would be judged differently: stored reviews are then redone on request. */
export const RECKONING = 3;

/** Longer than any review; a damaged one must not fill memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Packs a review for storage: deflated JSON. */
export function packed(made: Review): KeptReview {
  return { reckoning: RECKONING, bytes: deflateRawSync(JSON.stringify(made)) };
}

/** The stored review; undefined if it can no longer be read. */
export function unpacked({ bytes }: KeptReview): Review | undefined {
  const read = attempt(() =>
    review.parse(JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))),
  );
  return read.ok ? read.value : undefined;
}
