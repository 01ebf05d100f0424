// Which races the statistics count, and which half of the screen is shown. Kept while the page lives: a driver's page has the
// same filter as the list it was opened from.

import { create } from 'zustand';

/** Halves of the statistics. */
export const TABS = ['drivers', 'records'] as const;
export type Tab = (typeof TABS)[number];

interface StatisticsFilter {
  tab: Tab;
  /** undefined: all. */
  game: string | undefined;
  circuit: string | undefined;
}

/** The state of the statistics screen. */
export const useShown = create<StatisticsFilter>(() => ({ tab: 'drivers', game: undefined, circuit: undefined }));

/** The filter in the host's format. */
export function useStatFilter(): { game?: string; circuit?: string } {
  const game = useShown((s) => s.game);
  const circuit = useShown((s) => s.circuit);
  return { ...(game !== undefined && { game }), ...(circuit !== undefined && { circuit }) };
}
