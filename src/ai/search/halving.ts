// Sequential halving: tries all remaining answers in the same worlds, then keeps the better half and repeats.
// Not here: what a try is, or which answer is better (search.ts, hints/hint.ts).

import { meanAndError } from '@core/chances';

/** playouts: maximum number of simulated races. isOut: called between two worlds; true ends the search. */
export interface Budget {
  readonly playouts: number;
  readonly isOut?: () => boolean;
}

/**
 * always: answers that stay to the end. value: the value of a tried answer, higher is better. tryAll: tries all answers in the
 * world with this number.
 */
export interface Trial<E> {
  readonly always: readonly E[];
  value(entry: E): number;
  tryAll(entries: readonly E[], world: number): void;
}

/** Halving stops at this many answers. Each world costs one race per remaining answer. */
const LEAST_LEFT = 2;
/** With fewer worlds than this, luck cannot be ruled out. */
const LEAST_WORLDS = 4;

/** Tries the answers and returns the remaining ones. Every answer is tried in at least one world, whatever the budget. */
export function halve<E>(entries: readonly E[], { playouts, isOut }: Budget, trial: Trial<E>): readonly E[] {
  let left = entries;
  let worlds = 0;
  const passes = passesOf(entries.length);
  for (let pass = 0; pass < passes; pass++) {
    const tries = Math.max(1, Math.floor(playouts / passes / left.length));
    for (let n = 0; n < tries && !(worlds > 0 && isOut?.() === true); n++) trial.tryAll(left, worlds++);
    if (left.length > LEAST_LEFT) left = betterHalf(left, trial);
  }
  return left;
}

/** Number of halvings until few enough answers are left, plus the last pass. */
function passesOf(answers: number): number {
  let passes = 1;
  for (let left = answers; left > LEAST_LEFT; left = Math.ceil(left / 2)) passes++;
  return passes;
}

function betterHalf<E>(entries: readonly E[], { always, value }: Trial<E>): E[] {
  const rivals = entries.filter((entry) => !always.includes(entry)).sort((a, b) => value(b) - value(a));
  return [...always, ...rivals.slice(0, Math.max(1, Math.ceil(entries.length / 2) - always.length))];
}

/**
 * Returns an answer's mean lead over another, from its leads by world. Returns 0 if it may be luck: with fewer than four worlds,
 * or a lead below the required standard errors.
 */
export function clearLead(leads: readonly number[], errors: number): number {
  if (leads.length < LEAST_WORLDS) return 0;
  const { mean, error } = meanAndError(leads);
  return mean > errors * error ? mean : 0;
}
