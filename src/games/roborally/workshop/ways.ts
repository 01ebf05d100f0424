// The way of a race on foot: from a dock to the first flag, and on from flag to flag, around walls and pits. For the editor's dotted
// lines. Not here: how robots get there (ai/).

import type { Course } from '../data/course';
import type { Cell } from '../types';

/** Cells of each part of the way: from the first dock, then from each flag to the next. Parts that nobody can walk are left out. */
export function waysOf({ docks, checkpoints, distance, step }: Course): Cell[][] {
  return checkpoints.flatMap((_, at) => {
    const from = at === 0 ? docks[0]?.cell : checkpoints[at - 1];
    const to = distance[at];
    if (from === undefined || to === undefined || (to[from] ?? -1) < 0) return [];
    return [walk(step, to, from)];
  });
}

/** A shortest way, straight on as long as that is on it. distance: to the goal, by cell. */
function walk(step: readonly number[], distance: readonly number[], from: Cell): Cell[] {
  const way = [from];
  let [at, facing] = [from, -1];
  while ((distance[at] ?? 0) > 0) {
    const nearer = [0, 1, 2, 3].filter((side) => {
      const next = step[at * 4 + side] ?? -1;
      return next >= 0 && distance[next] === (distance[at] ?? 0) - 1;
    });
    facing = nearer.includes(facing) ? facing : (nearer[0] ?? -1);
    if (facing < 0) return way;
    at = step[at * 4 + facing] ?? at;
    way.push(at);
  }
  return way;
}
