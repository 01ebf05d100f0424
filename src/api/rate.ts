// How fast a client may talk: a bucket of messages that refills with time. Not for: what a refused message is answered with.

import type { Role } from './contract';

/** perSecond: messages that come back per second; burst: messages the full bucket holds. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The owner's own window is trusted but bounded, so that a loop in the page cannot starve the host. */
export const RATES: Record<Role, Rate> = {
  owner: { perSecond: 200, burst: 400 },
  guest: { perSecond: 20, burst: 40 },
};

/** Returns a function that takes one message from the bucket: false where none is left. now: ms from any start. */
export function createMeter(rate: Rate, now: () => number): () => boolean {
  let left = rate.burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(rate.burst, left + (Math.max(0, time - at) * rate.perSecond) / 1000);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
