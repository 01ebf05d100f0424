// Time and timers as the host sees them, so that tests can move time by hand. Not for: time in rules; there is none.

export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Calls run once after so many ms; returns the way to call it off. */
  setTimer(ms: number, run: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
