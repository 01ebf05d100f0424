// Sequential halving over any answers: all remaining ones are tried in the same worlds, then the better half again.
// Not for: what a try is, or what is better (search.ts, hints/hint.ts).

import { meanAndError } from '@core/chances';

/** playouts: maximum number of races played ahead. isOut: called between two worlds; true ends the search. */
export interface Budget {
  readonly playouts: number;
  readonly isOut?: () => boolean;
}

/** always: answers that stay to the end. value: of a tried answer, higher is better. tryAll: in the world with this number. */
export interface Trial<E> {
  readonly always: readonly E[];
  value(entry: E): number;
  tryAll(entries: readonly E[], world: number): void;
}

/** The field is not halved below this; each world costs one race for each remaining answer. */
const LEAST_LEFT = 2;
/** With fewer worlds than this, nothing can be said about luck. */
const LEAST_WORLDS = 4;

/** Tries the answers and returns the remaining ones, all of them tried. Whatever the budget, all are tried in one world. */
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

/** Number of halvings until few enough are left, plus the last pass. */
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
 * By how much an answer leads another, from its leads by world; 0 if that may be luck, with fewer than four worlds or a lead
 * of fewer standard errors than required.
 */
export function clearLead(leads: readonly number[], errors: number): number {
  if (leads.length < LEAST_WORLDS) return 0;
  const { mean, error } = meanAndError(leads);
  return mean > errors * error ? mean : 0;
}
