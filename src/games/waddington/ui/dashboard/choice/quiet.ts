// Whether a driver wants no tactic card after moves. The setting lasts for the race until it is changed.
// Not here: windows in which no card could matter; the dashboard always leaves those out.

import { useSyncExternalStore } from 'react';

/** By race and seat, as people who share a screen each have their own. */
const quiet = new Set<string>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this driver skips card windows in this race, and a function to toggle it. */
export function useQuiet(match: string, seat: number): { quiet: boolean; toggle(): void } {
  const key = `${match} ${seat}`;
  const now = () => quiet.has(key);
  const isQuiet = useSyncExternalStore(listen, now, now);
  const toggle = () => {
    if (!quiet.delete(key)) quiet.add(key);
    for (const listener of listeners) listener();
  };
  return { quiet: isQuiet, toggle };
}

/**
 * Whether the card window after a move is left out: the driver wants none, or no held card could matter in it. The table
 * gets the same message for both, so no one learns which it was.
 */
export function leavesOut(isQuiet: boolean, window: readonly unknown[]): boolean {
  return isQuiet || window.length === 0;
}
