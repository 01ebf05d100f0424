// What has been learnt in the driving school, and which lesson comes next. Pure: the host is asked in use-learned.ts.

import type { SchoolProgress } from '@api/school/commands';

/** Whether the lesson of a game has been taken to its end. */
export function isLearned(learned: SchoolProgress | undefined, game: string): boolean {
  return learned?.[game]?.done === true;
}

/** Games whose lessons are still to be taken: this one first, then those after it on the shelf, then those before it. */
export function stillToLearn(learned: SchoolProgress, shelf: readonly string[], game: string): readonly string[] {
  const at = Math.max(0, shelf.indexOf(game));
  return [...shelf.slice(at), ...shelf.slice(0, at)].filter((one) => !isLearned(learned, one));
}
