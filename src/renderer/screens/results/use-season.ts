// The season that a finished race belongs to, for the link to it.

import type { RaceResult } from '@api/contract';
import type { SeasonView } from '@api/season';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';

/** The season that the race belongs to; undefined if there is none, for guests, and until the host has answered. */
export function useSeasonOf({ origin }: RaceResult): SeasonView | undefined {
  const owner = useApp((s) => s.role === 'owner');
  const of = owner ? origin.season : null;
  return useAnswer('seasons.get', of === null ? undefined : { season: of.season }).value;
}
