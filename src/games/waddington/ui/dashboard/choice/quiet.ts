// Whether a driver wants no tactic card after the moves: it holds for the race, until it is changed. Not here: windows
// in which no card could matter; the dashboard leaves those out on its own.

import { useSyncExternalStore } from 'react';

/** By race and seat: people who share a screen each have their own. */
const quiet = new Set<string>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this driver of this race is to be asked for no card, and how to turn that round. */
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
 * Whether the card window after a move is left out: the driver wants it so, or no held card could matter in it. That
 * is told to the table in the same words, so that nobody learns which it was.
 */
export function leavesOut(isQuiet: boolean, window: readonly unknown[]): boolean {
  return isQuiet || window.length === 0;
}
