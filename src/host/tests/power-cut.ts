// Ends this process at an exact commit, as a power cut would choose none: what comes of it does not depend on how fast a
// machine is. For programs that tests run and that are their own killers. Not for: what a test proves by it.

import type { NewMove } from '@store/races/saves';
import type { Store } from '@store/store';

/** before: the commit is not begun; within: its rows are written and not committed; after: it is on disk, and nobody knows. */
export const MOMENTS = ['before', 'within', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Ends the process at once. */
export function powerGoes(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** The store as it is, but for the commit of a race or a move with this number, from 1, counted from now. Any other moment: none. */
export function withPowerCut(store: Store, commit: number, when: Moment): Store {
  const { saves, ...rest } = store;
  if (!MOMENTS.includes(when)) return store;
  let commits = 0;
  const isDue = () => {
    commits += 1;
    return commits === commit;
  };
  function cut(work: () => void, within: () => void): void {
    if (when === 'before') powerGoes();
    if (when === 'within') within();
    else work();
    powerGoes();
  }
  return {
    ...rest,
    saves: {
      ...saves,
      create: (race) => (isDue() ? cut(() => saves.create(race), powerGoes) : saves.create(race)),
      append(id, move) {
        if (!isDue()) saves.append(id, move);
        else
          cut(
            () => saves.append(id, move),
            () => saves.append(id, cutWithin(move)),
          );
      },
    },
  };
}

/** The snapshot of a move is read when its row is written, and before it is committed. */
function cutWithin(move: NewMove): NewMove {
  return Object.defineProperty({ ...move }, 'snapshot', {
    get() {
      powerGoes();
      return undefined;
    },
  });
}
