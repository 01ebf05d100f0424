// Time and timers for the host, so that tests can move time by hand. Not here: time in rules; there is none.

export interface Clock {
  /** Wall-clock time, ms since 1970. It may be set back or forward at any moment, so use it for dates only. */
  now(): number;
  /** Monotonic time in whole ms from an arbitrary start: use it for waits, limits and time left. */
  steady(): number;
  /** Calls run once after this many ms; returns a function that cancels it. */
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
