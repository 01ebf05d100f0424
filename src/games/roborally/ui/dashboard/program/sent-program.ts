// The programme this window has sent last: the floor runs before a view could tell it, and its owner knows it all the same.

import type { Card, Register } from '../../../types';

/** One programme of the own robot. cards: five entries, 0 in locked registers. */
export interface SentProgram {
  cards: readonly Card[];
  marked: readonly Register[];
}

let last: { key: string; program: SentProgram } | null = null;

/** Keeps a programme. key: its race, seat and turn. */
export function keepSent(key: string, program: SentProgram): void {
  last = { key, program };
}

/** The programme sent under this key from this window. */
export function sentAs(key: string): SentProgram | undefined {
  return last?.key === key ? last.program : undefined;
}
