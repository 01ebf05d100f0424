// The programme this window last sent: the race may execute it before a view includes it, and its owner should see it.

import type { Card, Register } from '../../../types';

/** One programme of the player's own robot. cards: five entries, 0 in locked registers. */
export interface SentProgram {
  cards: readonly Card[];
  marked: readonly Register[];
}

let last: { key: string; program: SentProgram } | null = null;

/** Stores a programme. key: its race, seat and turn. */
export function keepSent(key: string, program: SentProgram): void {
  last = { key, program };
}

/** The programme sent from this window under this key. */
export function sentAs(key: string): SentProgram | undefined {
  return last?.key === key ? last.program : undefined;
}
