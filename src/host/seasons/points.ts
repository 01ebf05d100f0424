// The points that one race gave in its season, for its results. Not here: the season's table (src/season).

import { viewOf } from '@season/view';
import type { RaceHead } from '@store/races/head';
import type { Context } from '../context';
import { seasonIn } from './state';

/** Points by seat; null without a season, for a race of a series, and if the season can't be read. */
export function pointsOf(context: Context, { id, season }: Pick<RaceHead, 'id' | 'season'>): number[] | null {
  const found = season === undefined ? undefined : seasonIn(context, season.season);
  if (!found?.ok) return null;
  const raced = found.value.races.find((race) => race.match === id);
  const round = viewOf(found.value, context.games).rounds.find((one) => one.round.id === raced?.round);
  if (raced === undefined || round?.state !== 'done' || round.round.series) return null;
  const points = raced.entrants.map(({ driver }) => round.results.find((one) => one.driver === driver)?.points);
  return points.every((one) => one !== undefined) ? points : null;
}
