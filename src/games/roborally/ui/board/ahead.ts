// The board areas a programming player looks at: the next checkpoint, and the path of the cards chosen so far. The coach's
// bubble avoids them.

import type { GameUi } from '@ui/game-ui';
import { courseOf } from '../../data/courses';
import type { RoborallyUi } from '../../narration/preview';

/** The flag, and every cell of the dotted line. */
export const ahead: NonNullable<GameUi<RoborallyUi>['ahead']> = ({ view, seat, preview }) => {
  const { course, robots } = view;
  const { width, checkpoints } = courseOf(course);
  const next = Math.min((robots[seat]?.flags ?? 0) + 1, checkpoints.length);
  const steps = preview?.ghosts.flatMap((ghost) => ghost.steps) ?? [];
  const cells = new Set(steps.flatMap(({ path }) => path));
  return [`flag.${next}`, ...[...cells].map((cell) => `cell.${cell % width},${Math.floor(cell / width)}`)];
};
