// How far the balance report is that runs now, for the bar of every page. Not here: the report (screens/report).

import type { CircuitReport } from '@api/report/commands';
import { create } from 'zustand';

/** share: of its races, 0 to 1; null: none runs, as far as this page has heard. */
export const useReporting = create<{ readonly share: number | null }>(() => ({ share: null }));

/** Takes what the host says of a report. */
export function heardReport({ progress, trial }: Pick<CircuitReport, 'progress' | 'trial'>): void {
  const running = [trial, progress].find((one) => one?.status === 'running' || one?.status === 'waiting');
  useReporting.setState({ share: running?.share ?? null });
}
