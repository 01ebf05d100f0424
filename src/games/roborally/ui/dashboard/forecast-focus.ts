// The programme under way and what it would do: the dashboard writes it, the forecast panel beside the board reads it.

import type { Aids } from '@ui/game-ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { Card, ForecastStep, Register } from '../../types';

/** cards: five entries, 0 where a register is still empty. locked: registers by entry. marked: braked or boosted ones. */
export interface ProgramFocus {
  cards: readonly Card[];
  locked: readonly boolean[];
  marked: readonly Register[];
  steps: readonly ForecastStep[];
  aids: Aids;
}

let focus: ProgramFocus | null = null;
const listeners = new Set<() => void>();

/** The programme that the dashboard has under way; null while nothing is programmed. */
export function useProgramFocus(): ProgramFocus | null {
  return useSyncExternalStore(listen, () => focus);
}

/** Tells the forecast panel of a programme for as long as the caller stands. */
export function useTellProgram(next: ProgramFocus | null): void {
  const text = JSON.stringify(next);
  useEffect(() => {
    set(JSON.parse(text) as ProgramFocus | null);
    return () => set(null);
  }, [text]);
}

function set(next: ProgramFocus | null): void {
  focus = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
