// The time, for things that count while a screen stands.

import { useEffect, useState } from 'react';

/** ms since 1970, anew every second while it runs. */
export function useNow(runs = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
