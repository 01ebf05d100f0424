// When missed puzzles come back: after 1, 3, 7 and 21 days. A right answer moves a puzzle one on, a wrong one starts again.
// Not here: choosing the puzzles of a day (choosing.ts).

import { type Attempt, firstOfDay } from './attempts';
import { addDays } from './days';

/** Days until a missed puzzle comes back, by the right answers since it was missed. After the last it stays away. */
export const INTERVALS = [1, 3, 7, 21] as const;

/** A puzzle that comes back. due: the day. stage: right answers since it was missed. */
export interface Repetition {
  readonly due: string;
  readonly stage: number;
}

/**
 * Every puzzle that comes back, by its id. Only the first answer of a day counts, and a right one only once the puzzle is due. A
 * close answer changes nothing.
 */
export function repetitionsOf(attempts: readonly Attempt[]): ReadonlyMap<string, Repetition> {
  const repetitions = new Map<string, Repetition>();
  for (const { puzzle, day, verdict } of firstOfDay(attempts)) {
    const now = repetitions.get(puzzle);
    if (verdict === 'wrong') repetitions.set(puzzle, { due: addDays(day, INTERVALS[0]), stage: 0 });
    if (verdict !== 'right' || now === undefined || day < now.due) continue;
    const stage = now.stage + 1;
    const days = INTERVALS[stage];
    if (days === undefined) repetitions.delete(puzzle);
    else repetitions.set(puzzle, { due: addDays(day, days), stage });
  }
  return repetitions;
}

/** The puzzles that are due on a day, the longest overdue first. */
export function dueOn(attempts: readonly Attempt[], day: string): string[] {
  return [...repetitionsOf(attempts)]
    .filter(([, { due }]) => due <= day)
    .sort(([a, { due: dueA }], [b, { due: dueB }]) => compare(dueA, dueB) || compare(a, b))
    .map(([puzzle]) => puzzle);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
