// Ends this process at an exact commit, which a real power cut could not choose: the result does not depend on the machine's
// speed. For programs that tests run and that kill themselves. Not here: what a test proves with it.

import type { NewMove } from '@store/races/saves';
import type { Store } from '@store/store';

/** before: the commit has not begun; within: its rows are written but not committed; after: it is on disk, and no one knows. */
export const MOMENTS = ['before', 'within', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Ends the process immediately. */
export function powerGoes(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** The store with a power cut at this commit of a race or move, counted from now, from 1. With any other moment: none. */
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

/** A move's snapshot is read when its row is written, and before it is committed. */
function cutWithin(move: NewMove): NewMove {
  return Object.defineProperty({ ...move }, 'snapshot', {
    get() {
      powerGoes();
      return undefined;
    },
  });
}
