// The season that a finished race belongs to, for its points and for the way on.

import type { RaceResult } from '@api/contract';
import type { SeasonView } from '@api/season';
import type { Seat } from '@core/contract';
import { useMemo } from 'react';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { pointsIn } from './season-points';

/** Points by seat; undefined in a race of its own, for guests, and where several races count as one. */
export function useSeasonPoints(result: RaceResult): ReadonlyMap<Seat, string> | undefined {
  const season = useSeasonOf(result);
  return useMemo(() => season && pointsIn(season, result), [season, result]);
}

/** The season that the race belongs to; undefined where there is none, for guests, and until the host has answered. */
export function useSeasonOf({ origin }: RaceResult): SeasonView | undefined {
  const owner = useApp((s) => s.role === 'owner');
  const of = owner ? origin.season : null;
  return useAnswer('seasons.get', of === null ? undefined : { season: of.season }).value;
}
