// Which races the statistics count, and which half of them is shown. Kept while the page lives: a driver's page is narrowed
// like the list it was opened from.

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

/** What is shown of the statistics. */
export const useShown = create<StatisticsFilter>(() => ({ tab: 'drivers', game: undefined, circuit: undefined }));

/** The filter as the host takes it. */
export function useStatFilter(): { game?: string; circuit?: string } {
  const game = useShown((s) => s.game);
  const circuit = useShown((s) => s.circuit);
  return { ...(game !== undefined && { game }), ...(circuit !== undefined && { circuit }) };
}
