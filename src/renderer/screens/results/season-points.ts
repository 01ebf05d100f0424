// The points that a race of a season gave there: the season's own table may differ from the game's. Pure.

import type { RaceResult } from '@api/contract';
import type { SeasonView } from '@api/season';
import type { Seat } from '@core/contract';

/** Points by seat, for in a season every driver's car bears their name; undefined where several races count as one. */
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
