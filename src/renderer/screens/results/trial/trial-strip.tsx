// Whether a finished race was an attempt at a time trial; only then what it won is loaded. Not here: showing it (trial-result.tsx).

import type { RaceResult } from '@api/contract';
import { type ReactElement, Suspense } from 'react';
import { screen } from '../../../app/language';
import { useResultOf } from '../../../app/own/use-race-of';

/** Fetches its words first. */
const TrialResult = screen(['trials'], async () => (await import('./trial-result')).TrialResult);

/** The strip; nothing after any other race, and for guests. */
export function TrialStrip({ result }: { result: RaceResult }): ReactElement | null {
  const attempt = useResultOf('trials.of', result);
  if (attempt === null) return null;
  return (
    <Suspense>
      <TrialResult attempt={attempt} />
    </Suspense>
  );
}
