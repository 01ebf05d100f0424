// What the board says of registers, in few words.

import type { Register } from '../../../types';

/** 'Register 5 locked', 'Registers 3 to 5 unlocked'. */
export function lockWords(slots: readonly Register[], locked: boolean): string {
  const state = locked ? 'locked' : 'unlocked';
  const [first] = slots;
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last
    ? `Register ${first} ${state}`
    : `Registers ${Math.min(first, last)} to ${Math.max(first, last)} ${state}`;
}
