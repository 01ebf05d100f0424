// Keeps the board's preview in step with what is chosen.

import { useEffect } from 'react';
import type { HeatPreview } from '../board/preview';

/** Shows this preview until it changes or the turn is over. */
export function usePreview(show: (preview: HeatPreview | null) => void, preview: HeatPreview | null): void {
  const text = JSON.stringify(preview);
  useEffect(() => {
    show(JSON.parse(text) as HeatPreview | null);
    return () => show(null);
  }, [show, text]);
}
