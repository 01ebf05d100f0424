// Sequential halving over any answers: all that are left meet the same worlds, the better half is tried again.
// Not for: what a try is, or what is better (search.ts, hints/hint.ts).

import { meanAndError } from '@core/chances';

/** playouts: races played ahead at most. isOut: asked between two worlds; true ends the search with what it has. */
export interface Budget {
  readonly playouts: number;
  readonly isOut?: () => boolean;
}

/** always: answers that stay to the end. value: of an answer that was tried, higher is better. tryAll: in the world of this number. */
export interface Trial<E> {
  readonly always: readonly E[];
  value(entry: E): number;
  tryAll(entries: readonly E[], world: number): void;
}

/** Answers left are told apart no further; each world costs one race for each of them. */
const LEAST_LEFT = 2;
/** Worlds without which nothing is said about luck. */
const LEAST_WORLDS = 4;

/** Tries the answers and gives those that are left, none of them untried. Whatever the budget, all are tried in one world. */
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

/** How often the field is halved before so few are left, and the last pass. */
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
 * By how much an answer leads another one, from its leads by world; 0 where that may be luck: fewer worlds than four, or less
 * than so many standard errors.
 */
export function clearLead(leads: readonly number[], errors: number): number {
  if (leads.length < LEAST_WORLDS) return 0;
  const { mean, error } = meanAndError(leads);
  return mean > errors * error ? mean : 0;
}
