// Which lessons of the driving school have been taken, and which comes next. Pure: use-learned.ts asks the host.

import type { SchoolProgress } from '@api/school/commands';

/** Whether the lesson of a game has been completed. */
export function isLearned(learned: SchoolProgress | undefined, game: string): boolean {
  return learned?.[game]?.done === true;
}

/** Games whose lessons are still open: this one first, then those after it on the shelf, then those before it. */
export function stillToLearn(learned: SchoolProgress, shelf: readonly string[], game: string): readonly string[] {
  const at = Math.max(0, shelf.indexOf(game));
  return [...shelf.slice(at), ...shelf.slice(0, at)].filter((one) => !isLearned(learned, one));
}
