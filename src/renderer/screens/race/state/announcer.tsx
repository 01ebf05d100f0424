// Announces prompts, choices, log lines and board spots to screen readers.

import type { GameUi } from '@ui/game-ui';
import { memo, type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Playback } from './playback';
import { usePlayback } from './use-race';

/** A choice must be unchanged for this long before it is announced, ms: arrow keys run past many. */
const SETTLES = 350;

export interface AnnouncerProps {
  ui: GameUi;
  playback: Playback;
  /** What the viewer has to do; empty while others act. */
  prompt: string;
  /** The board's last announcement. */
  announcement: string;
}

/** Polite live regions: first what to do, then the effect of a choice, and what happens. */
export const Announcer = memo(function Announcer({ ui, playback, prompt, announcement }: AnnouncerProps): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  const last = useMemo(() => lines.slice(-3), [lines]);
  const choice = useChoice(ui, playback);
  return (
    <div className="visually-hidden">
      <p role="status">{prompt}</p>
      <div aria-live="polite" aria-atomic="true">
        {choice.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p aria-live="polite">{announcement}</p>
      <div aria-live="polite" aria-relevant="additions">
        {last.map((line) => (
          <p key={line.id}>{line.text}</p>
        ))}
      </div>
    </div>
  );
});

/** The effect of the current choice, once it no longer changes. */
function useChoice({ narrator }: GameUi, playback: Playback): readonly string[] {
  const preview = usePlayback(playback, (s) => s.preview);
  const update = usePlayback(playback, (s) => s.settled);
  const [lines, setText] = useState<readonly string[]>([]);
  useEffect(() => {
    if (preview === null) {
      // What was chosen is gone at once: the next person at this screen may be near.
      setText([]);
      return;
    }
    const now = update ? (narrator?.previewLines(preview, update) ?? []) : [];
    const timer = setTimeout(() => setText(now), SETTLES);
    return () => clearTimeout(timer);
  }, [narrator, preview, update]);
  return lines;
}
