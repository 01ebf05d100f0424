// Caches the plans of this installation's seasons: every race of a season is shown with its round.
// Not here: what was raced (state.ts).

import type { SeasonPlan } from '@api/season';
import type { SeasonGames } from '@season/types';
import type { Store } from '@store/store';
import { StoreError } from '@store/store-error';
import { storedPlan } from './stored-plan';

export interface Plans {
  /** undefined if there is no such season, or its plan can't be read. */
  of(season: string): SeasonPlan | undefined;
  /** The plan of this season has changed; without an id, all plans may have. */
  forget(season?: string): void;
}

/** The plans of a host. */
export function createPlans(store: Store, games: SeasonGames): Plans {
  const known = new Map<string, SeasonPlan | undefined>();

  function read(season: string): SeasonPlan | undefined {
    return storedPlan(games, store.seasons.get(season)?.plan);
  }

  return {
    of(season) {
      if (known.has(season)) return known.get(season);
      try {
        const plan = read(season);
        known.set(season, plan);
        return plan;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error; // The race goes on without its season's name.
        return undefined;
      }
    },
    forget(season) {
      if (season === undefined) known.clear();
      else known.delete(season);
    },
  };
}
