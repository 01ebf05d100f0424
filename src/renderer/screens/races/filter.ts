// Which finished races the list of replays shows. Kept while the page lives: a person who comes back from a replay, or from
// the statistics, finds the list as they left it.

import type { RaceFilter } from '@api/archive';
import { create } from 'zustand';

/** The filter; parts that are left out let any race through. */
export const useReplayFilter = create<RaceFilter>(() => ({}));

/** Sets the whole filter: parts that are undefined let any race through. */
export function showReplays(filter: { [K in keyof RaceFilter]: RaceFilter[K] | undefined }): void {
  useReplayFilter.setState(withoutGaps(filter), true);
}

/** Changes parts of the filter. */
export function filterReplays(change: { [K in keyof RaceFilter]: RaceFilter[K] | undefined }): void {
  showReplays({ ...useReplayFilter.getState(), ...change });
}

function withoutGaps(filter: { [K in keyof RaceFilter]: RaceFilter[K] | undefined }): RaceFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
