// Answers to puzzles, as they are stored: everything else about a person's puzzles is computed from their list.
// Not here: storing them (store/puzzles).

import type { VerdictKind } from './verdict';

/**
 * One answer. theme, rating: the puzzle's, so that the list can be counted after the puzzle is gone. day: local date, ISO. gaveUp
 * counts as wrong; skipped counts for nothing.
 */
export interface Attempt {
  readonly puzzle: string;
  readonly game: string;
  readonly theme: string;
  readonly rating: number;
  readonly day: string;
  readonly verdict: VerdictKind | 'skipped';
}

/** Returns the attempts that answered something, in order. */
export function answered(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter(({ verdict }) => verdict !== 'skipped');
}

/** Returns the first answer to every puzzle, in order. */
export function firstAnswers(attempts: readonly Attempt[]): Attempt[] {
  return firstBy(answered(attempts), ({ puzzle }) => puzzle);
}

/** Returns the first answer to every puzzle on every day, in order. */
export function firstOfDay(attempts: readonly Attempt[]): Attempt[] {
  return firstBy(answered(attempts), ({ puzzle, day }) => `${day} ${puzzle}`);
}

/** The puzzles that were answered right at least once. */
export function solvedIn(attempts: readonly Attempt[]): ReadonlySet<string> {
  return new Set(attempts.filter(({ verdict }) => verdict === 'right').map(({ puzzle }) => puzzle));
}

/**
 * How a puzzle went on a day: by its first answer of that day; skipped if it was only passed over, open if neither.
 */
export function stateOn(attempts: readonly Attempt[], puzzle: string, day: string): Attempt['verdict'] | 'open' {
  const own = attempts.filter((one) => one.puzzle === puzzle && one.day === day);
  return (answered(own)[0] ?? own[0])?.verdict ?? 'open';
}

function firstBy(attempts: readonly Attempt[], keyOf: (attempt: Attempt) => string): Attempt[] {
  const known = new Set<string>();
  return attempts.filter((attempt) => {
    const key = keyOf(attempt);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
