// Whether the window is wide enough for a screen to show its parts side by side, or is a phone.

import { BREAKPOINTS } from '@ui/theme/breakpoints';
import { useEffect, useState } from 'react';

/** From this window width on, in px, the parts that belong to a board or a page have a column beside it. */
export const COLUMNS = 1024;

/** True from this width on, in px; follows the window. */
export function useWide(px: number): boolean {
  return useMedia(`(min-width: ${px}px)`);
}

/** True on a small laptop and below; follows the window. */
export function useCompact(): boolean {
  return useMedia(BREAKPOINTS.compact);
}

/** True on a phone, upright or sideways; follows the window. */
export function useHandset(): boolean {
  return useMedia(BREAKPOINTS.handset);
}

function useMedia(wanted: string): boolean {
  const [isSo, setSo] = useState(() => window.matchMedia(wanted).matches);
  useEffect(() => {
    const query = window.matchMedia(wanted);
    const look = () => setSo(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [wanted]);
  return isSo;
}
