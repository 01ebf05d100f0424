// Counts wrong codes and tokens per address: guessing gets slow, coming back with the right one never does.
// Not here: checking a code (the party) or how fast a client calls (api/rate.ts).

import { setNewest } from '../set-newest';

/** wrong: misses that an address may have within window ms before it must wait for pause ms. */
export interface TryLimits {
  wrong: number;
  window: number;
  pause: number;
}

/** Ten guesses a minute against 30 bits of code and 128 bits of token. */
export const TRY_LIMITS: TryLimits = { wrong: 10, window: 60_000, pause: 60_000 };

/** Addresses remembered at once; beyond that the oldest is forgotten, so that a flood of addresses can't fill memory. */
const MOST_ADDRESSES = 4096;

/** The counter of one listener. */
export interface Lockout {
  /** ms this address must still wait before anything from it is checked; 0 if it need not wait. */
  wait(from: string): number;
  /** Notes a wrong code or token. */
  miss(from: string): void;
  /** Notes a right one: a person who mistyped starts again. */
  hit(from: string): void;
}

interface Count {
  misses: number;
  since: number;
  until: number;
}

/** now: ms, steady clock. */
export function createLockout(now: () => number, limits: TryLimits = TRY_LIMITS): Lockout {
  const counts = new Map<string, Count>();
  return {
    wait: (from) => Math.max(0, (counts.get(from)?.until ?? 0) - now()),
    miss(from) {
      const time = now();
      const last = counts.get(from);
      const isFresh = last === undefined || time - last.since >= limits.window;
      const count = isFresh ? { misses: 0, since: time, until: 0 } : last;
      count.misses += 1;
      if (count.misses >= limits.wrong) {
        count.until = time + limits.pause;
        count.misses = 0;
        count.since = count.until;
      }
      // The oldest entry is the address that has been quiet longest.
      setNewest(counts, from, count, MOST_ADDRESSES);
    },
    hit(from) {
      const count = counts.get(from);
      if (count !== undefined && count.until <= now()) counts.delete(from);
    },
  };
}
