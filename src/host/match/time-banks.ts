// Keeps people's time banks while Paddock runs: suspending a race does not refill them.
// Not here: using them up (decision-clocks.ts).

import type { RaceSetup } from '@api/contract';
import type { Context } from '../context';

/** The bank left, ms by seat; empty if the race has no bank. The clocks change it. */
export function banksOf(context: Context, match: string, setup: RaceSetup): number[] {
  const bank = (setup.bank ?? 0) * 1000;
  if (bank === 0) return [];
  const banks = context.banks.get(match) ?? setup.seats.map(() => bank);
  context.banks.set(match, banks);
  return banks;
}
