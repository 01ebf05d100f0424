// Keeps the board's preview and the banner's words in step with what is chosen on a dashboard.

import { useEffect } from 'react';

/** Says how far the choice is until it changes or the turn is over. */
export function usePrompt(say: (text: string | null) => void, text: string | null): void {
  useEffect(() => {
    say(text);
    return () => say(null);
  }, [say, text]);
}

/** Shows this preview, which is plain data, until it changes or the turn is over. */
export function usePreview<P>(show: (preview: P | null) => void, preview: P | null): void {
  const text = JSON.stringify(preview);
  useEffect(() => {
    show(JSON.parse(text) as P | null);
    return () => show(null);
  }, [show, text]);
}
