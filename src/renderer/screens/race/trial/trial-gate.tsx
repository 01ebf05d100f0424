// Whether a race is an attempt at a time trial; only then its card and ghost are loaded. Not here: what they show (trial-layer.tsx).

import type { TrialAttempt } from '@api/trials/commands';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { screen } from '../../../app/language';
import { useApp } from '../../../app/store';
import type { TrialLayerProps } from './trial-props';

/** Fetches its words first. */
const TrialLayer = screen(['trials', 'race'], async () => (await import('./trial-layer')).TrialLayer);

/**
 * The card of a trial; null in any other race, and for guests. A hook, because what it is given changes with every action of a
 * rival: a component would be rendered each time in every race.
 */
export function useTrialLayer(props: Omit<TrialLayerProps, 'begun'>): ReactElement | null {
  const begun = useAttempt(props.settled.match);
  if (begun === null) return null;
  return (
    <Suspense>
      <TrialLayer {...props} begun={begun} />
    </Suspense>
  );
}

function useAttempt(match: string): TrialAttempt | null {
  const owner = useApp((s) => s.role === 'owner');
  const [attempt, setAttempt] = useState<TrialAttempt | null>(null);
  useEffect(() => {
    if (!owner) return;
    let here = true;
    void client.call('trials.of', { match }).then((reply) => here && reply.ok && setAttempt(reply.value));
    return () => {
      here = false;
    };
  }, [match, owner]);
  return attempt;
}
