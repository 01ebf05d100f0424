// The time, for things that count while a screen stands: a steady one, that no change of the wall clock moves.

import { useEffect, useState } from 'react';

/** ms from any start, never back. */
export function steadyNow(): number {
  return performance.now();
}

/** The same, again every second while it runs. */
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
