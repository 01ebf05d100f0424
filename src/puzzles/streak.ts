// Days in a row on which a person answered a puzzle. One missed day is forgiven.

import { type Attempt, answered } from './attempts';
import { daysBetween } from './days';

/** days: with an answer, in the current run. best: in the longest run. today: whether one was answered today. */
export interface Streak {
  readonly days: number;
  readonly best: number;
  readonly today: boolean;
}

/** Days from one answer to the next that do not end a run: one day in between may be missed. */
const LONGEST_STEP = 2;

/** The streak of answers on a day. */
export function streakOn(attempts: readonly Attempt[], day: string): Streak {
  return streakOf(
    answered(attempts).map((one) => one.day),
    day,
  );
}

/** The streak of these days, in any order, on a day. Later days, from a clock that was set back, count for nothing. */
export function streakOf(done: readonly string[], day: string): Streak {
  const days = [...new Set(done)].filter((one) => one <= day);
  days.sort((a, b) => daysBetween(b, a));
  let [run, best] = [0, 0];
  let last: string | undefined;
  for (const one of days) {
    run = last !== undefined && daysBetween(last, one) <= LONGEST_STEP ? run + 1 : 1;
    best = Math.max(best, run);
    last = one;
  }
  const isAlive = last !== undefined && daysBetween(last, day) <= LONGEST_STEP;
  return { days: isAlive ? run : 0, best, today: last === day };
}
