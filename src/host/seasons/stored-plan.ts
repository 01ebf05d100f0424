// Reads a season's plan as it is stored. The circuits that players made for it are known to the rules afterwards.
// Not here: the cache of plans (plans.ts), or what is wrong with a plan (season/plan.ts).

import { type SeasonPlan, seasonPlan } from '@api/season';
import { meetRound } from '@season/games';
import type { SeasonGames } from '@season/types';

/** The plan; undefined if it can't be read. */
export function storedPlan(games: SeasonGames, stored: unknown): SeasonPlan | undefined {
  const fits = seasonPlan.safeParse(stored);
  if (!fits.success) return undefined;
  for (const round of fits.data.rounds) meetRound(games, round);
  return fits.data;
}
