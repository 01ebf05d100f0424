// What persons may go over a race's clock, kept while Paddock runs: a race that sleeps does not fill them again.
// Not for: using them up (decision-clocks.ts).

import type { RaceSetup } from '@api/contract';
import type { Context } from '../context';

/** ms by seat, as far as they are used up; empty if the race has no bank. The clocks change them. */
export function banksOf(context: Context, match: string, setup: RaceSetup): number[] {
  const bank = (setup.bank ?? 0) * 1000;
  if (bank === 0) return [];
  const banks = context.banks.get(match) ?? setup.seats.map(() => bank);
  context.banks.set(match, banks);
  return banks;
}
