// Keeps the board's preview and the banner's text in step with the dashboard's current choice.

import { useEffect } from 'react';

/** Shows the progress of the choice until it changes or the turn is over. */
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
