// The column of the penalty chart that the dashboard's present choice would roll in. The chart stands in another panel.

import { useEffect, useSyncExternalStore } from 'react';

/** text: '20 over at Santa Chiara'. tyres: the gauge that the throw would meet. */
export interface ChartFocus {
  column: 20 | 40;
  text: string;
  tyres: number;
}

let focus: ChartFocus | null = null;
const listeners = new Set<() => void>();

/** What the chart points at now. */
export function useChartFocus(): ChartFocus | null {
  return useSyncExternalStore(listen, () => focus);
}

/** Points the chart at a column for as long as the caller stands. */
export function usePointChart(next: ChartFocus | null): void {
  const text = JSON.stringify(next);
  useEffect(() => {
    set(JSON.parse(text) as ChartFocus | null);
    return () => set(null);
  }, [text]);
}

function set(next: ChartFocus | null): void {
  focus = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
