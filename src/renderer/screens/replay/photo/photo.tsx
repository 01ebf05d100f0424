// Photo mode on the replay's screen; all that draws loads when it is first entered.

import { circuitName } from '@narration/catalogue-names';
import { lazy, type ReactElement, Suspense } from 'react';
import { fullDateText } from '../../../app/format';
import { useGameCard } from '../../../app/games/games';
import type { AnnotatedRecording } from '../annotated-recording';
import type { PhotoMode } from './use-photo-mode';

const PhotoLayer = lazy(async () => ({ default: (await import('./photo-layer')).PhotoLayer }));

/** The frame and the bar while photo mode is on. round: 'Round 9'. */
export function Photo(props: {
  mode: PhotoMode;
  replay: AnnotatedRecording['replay'];
  round: string;
}): ReactElement | null {
  const { mode, replay, round } = props;
  const card = useGameCard(replay.game);
  if (!mode.isOn) return null;
  const caption = { circuit: circuitName(card, replay.circuit), round, date: fullDateText(replay.finishedAt) };
  return (
    <Suspense>
      <PhotoLayer mode={mode} caption={caption} />
    </Suspense>
  );
}
