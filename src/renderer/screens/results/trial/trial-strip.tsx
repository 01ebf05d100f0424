// Whether a finished race was an attempt at a time trial; only then what it won is loaded. Not here: showing it (trial-result.tsx).

import type { RaceResult } from '@api/contract';
import type { TrialAttempt } from '@api/trials/commands';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { screen } from '../../../app/language';
import { useApp } from '../../../app/store';

/** Fetches its words first. */
const TrialResult = screen(['trials'], async () => (await import('./trial-result')).TrialResult);

/** The strip; nothing after any other race, and for guests. */
export function TrialStrip({ result }: { result: RaceResult }): ReactElement | null {
  const attempt = useTrialOf(result);
  if (attempt === null) return null;
  return (
    <Suspense>
      <TrialResult attempt={attempt} />
    </Suspense>
  );
}

function useTrialOf({ match, setup }: RaceResult): TrialAttempt | null {
  const owner = useApp((s) => s.role === 'owner');
  const [attempt, setAttempt] = useState<TrialAttempt | null>(null);
  const isAsked = owner && setup.seats.some(({ driver }) => driver.kind === 'you');
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call('trials.of', { match }).then((reply) => here && reply.ok && setAttempt(reply.value));
    return () => {
      here = false;
    };
  }, [match, isAsked]);
  return attempt;
}
