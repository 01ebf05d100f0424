// Whether a race is an attempt at a time trial; only then its card and ghost are loaded. Not here: what they show (trial-layer.tsx).

import { type ReactElement, Suspense } from 'react';
import { screen } from '../../../app/language';
import { useRaceOf } from '../../../app/own/use-race-of';
import type { TrialLayerProps } from './trial-props';

/** Fetches its words first. */
const TrialLayer = screen(['trials', 'race'], async () => (await import('./trial-layer')).TrialLayer);

/**
 * The card of a trial; null in any other race, and for guests. A hook, because what it is given changes with every action of a
 * rival: a component would be rendered each time in every race.
 */
export function useTrialLayer(props: Omit<TrialLayerProps, 'begun'>): ReactElement | null {
  const begun = useRaceOf('trials.of', props.settled.match);
  if (begun === null) return null;
  return (
    <Suspense>
      <TrialLayer {...props} begun={begun} />
    </Suspense>
  );
}
