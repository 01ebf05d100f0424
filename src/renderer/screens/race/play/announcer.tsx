// Reads prompts, log lines and board spots to screen readers.

import { type ReactElement, useMemo } from 'react';
import type { Playback } from './playback';
import { usePlayback } from './use-race';

export interface AnnouncerProps {
  playback: Playback;
  /** What the viewer has to do; empty while others act. */
  prompt: string;
  /** What the board said last. */
  said: string;
}

/** Two quiet live regions: what to do comes first, what happens after it. */
export function Announcer({ playback, prompt, said }: AnnouncerProps): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  const last = useMemo(() => lines.slice(-3), [lines]);
  return (
    <div className="hidden-text">
      <p role="status">{prompt}</p>
      <p aria-live="polite">{said}</p>
      <div aria-live="polite" aria-relevant="additions">
        {last.map((line) => (
          <p key={line.id}>{line.text}</p>
        ))}
      </div>
    </div>
  );
}
