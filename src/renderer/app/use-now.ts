// The time for anything that counts on a screen: a steady clock, which no change of the wall clock moves.

import { useEffect, useState } from 'react';

/** ms from an arbitrary start; never goes back. */
export function steadyNow(): number {
  return performance.now();
}

/** The same, updated every second while it runs. */
export function useNow(runs = true): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (!runs) return;
    setNow(steadyNow());
    const timer = setInterval(() => setNow(steadyNow()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
