// Where the ghost of a time trial is, and how far ahead of it the own car is at each corner. Pure. Not here: drawing it.

import type { TrialGhost, TrialMark } from '@api/trials/commands';

/** A place that both cars have passed. gap: own minus ghost, in rounds; below 0: the own car was faster. */
export interface Gap {
  readonly id: string;
  readonly lap: number;
  readonly gap: number;
}

/** Where the ghost was after this many rounds: the last place of its course by then; undefined without a course. */
export function ghostAfter(course: TrialGhost['course'], rounds: number): TrialGhost['course'][number] | undefined {
  return course.findLast(({ round }) => round <= rounds) ?? course[0];
}

/** The gaps at the places that the own car has passed, in the order in which it passed them. */
export function gapsTo(own: readonly TrialMark[], ghost: readonly TrialMark[]): readonly Gap[] {
  return own.flatMap(({ id, lap, at }) => {
    const there = ghost.find((mark) => mark.id === id && mark.lap === lap);
    return there === undefined ? [] : [{ id, lap, gap: (at - there.at) / 10 }];
  });
}
