// Keeps the board's preview in step with what is chosen.

import { useEffect } from 'react';
import type { HeatPreview } from '../board/preview';

/** Says how far the choice is until it changes or the turn is over. */
export function usePrompt(say: (text: string | null) => void, text: string | null): void {
  useEffect(() => {
    say(text);
    return () => say(null);
  }, [say, text]);
}

/** Shows this preview until it changes or the turn is over. */
export function usePreview(show: (preview: HeatPreview | null) => void, preview: HeatPreview | null): void {
  const text = JSON.stringify(preview);
  useEffect(() => {
    show(JSON.parse(text) as HeatPreview | null);
    return () => show(null);
  }, [show, text]);
}
