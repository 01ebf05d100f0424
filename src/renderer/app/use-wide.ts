// Whether the window is so wide that a screen shows its parts side by side.

import { useEffect, useState } from 'react';

/** True from that many px on; follows the window. */
export function useWide(px: number): boolean {
  const [wide, setWide] = useState(() => window.matchMedia(`(min-width: ${px}px)`).matches);
  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${px}px)`);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [px]);
  return wide;
}
