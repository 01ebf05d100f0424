// The points that a race of a season gave there: the season's own table may differ from the game's.

import type { RaceResult } from '@api/contract';
import type { SeasonView } from '@api/season';
import type { Seat } from '@core/contract';
import { useMemo } from 'react';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';

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

/** Points by seat: in a season every driver's car bears their name. */
export function pointsIn(season: SeasonView, result: RaceResult): ReadonlyMap<Seat, string> | undefined {
  const of = season.rounds.find(({ races }) => races.some((race) => race.match === result.match));
  if (of === undefined || of.state !== 'done' || (result.origin.season?.legs ?? 1) > 1) return undefined;
  return new Map(
    result.seats.flatMap(({ seat, name }) => {
      const driver = season.plan.drivers.find((one) => one.name === name)?.id;
      const part = of.results.find((one) => one.driver === driver);
      return part === undefined ? [] : [[seat, String(part.points)] as const];
    }),
  );
}
