// Time and timers as the host sees them, so that tests can move time by hand. Not for: time in rules; there is none.

export interface Clock {
  /** ms since 1970 by the wall, which may be set back or on at any moment: for dates alone. */
  now(): number;
  /** Whole ms from any start, never back: all waiting, all limits and all that is told as time left go by it. */
  steady(): number;
  /** Calls run once after this many ms; returns the way to call it off. */
  setTimer(ms: number, run: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => Math.floor(performance.now()),
  setTimer(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
