// The driving rules taken literally: every path is walked, judged as a whole, and compared. Deliberately slow.
// The real search must give the same destinations, costs and paths.
// Not here: the pits, which examples cover.

import type { Circuit } from '../data/circuit';
import type { Space } from '../types';

/** A drive to solve, for a car without wear points. */
export interface Task {
  circuit: Circuit;
  from: Space;
  spaces: number;
  /** Stops made in its current corner. */
  stops: number;
  finishing: boolean;
  taken: readonly Space[];
}
export interface Found {
  cost: number;
  path: Space[];
}

interface Walk {
  path: Space[];
  changes: number;
  code: string;
  /** Corners left with a stop missing so far. Above 0 the walk is lane-locked. */
  overshot: number;
  /** Index of the last space driven freely, -1 while all are. */
  lockedAt: number;
  cost: number;
  flag: boolean;
}

/** The best path to every destination, among paths that leave no corner with two stops missing (R16 to R35). */
export function referenceEnds(task: Task): Map<Space, Found> {
  const kept = new Map<Space, Walk>();
  const visit = (walk: Walk): void => {
    if (!keepsShortest(task, walk)) return;
    const end = walk.path.at(-1) as Space;
    const known = kept.get(end);
    if (known === undefined || isBetter(task, walk, known)) kept.set(end, walk);
    if (walk.flag || walk.path.length > task.spaces) return;
    for (const next of stepsFrom(task, walk)) visit(next);
  };
  visit({ path: [task.from], changes: 0, code: '', overshot: 0, lockedAt: -1, cost: 0, flag: false });
  const found = new Map<Space, Found>();
  for (const [end, walk] of kept) found.set(end, { cost: totalCost(task, walk), path: walk.path.slice(1) });
  return found;
}

function stepsFrom({ circuit, from, stops, finishing, taken }: Task, walk: Walk): Walk[] {
  const at = walk.path.at(-1) as Space;
  const corner = circuit.corner[at] as number;
  const made = corner >= 0 && corner === circuit.corner[from] ? stops : 0;
  const missing = corner < 0 ? 0 : Math.max(0, (circuit.corners[corner]?.stops ?? 0) - made);
  const walks: Walk[] = [];
  for (const [digit, links] of [circuit.next, circuit.left, circuit.right].entries()) {
    const to = links[at] as number;
    if (to < 0 || taken.includes(to)) continue;
    if (walk.overshot > 0 && digit > 0) continue;
    const isLeaving = corner >= 0 && circuit.corner[to] !== corner;
    if (isLeaving && missing > 0 && digit > 0) continue;
    if (isLeaving && missing > 1) continue;
    const overshot = walk.overshot + (isLeaving && missing === 1 ? 1 : 0);
    walks.push({
      path: [...walk.path, to],
      changes: walk.changes + (digit > 0 ? 1 : 0),
      code: walk.code + digit,
      overshot,
      lockedAt: walk.lockedAt < 0 && overshot > 0 ? walk.path.length - 1 : walk.lockedAt,
      cost: walk.cost + overshot,
      flag: finishing && (circuit.line[to] as boolean) && !circuit.line[at],
    });
  }
  return walks;
}

function totalCost(task: Task, walk: Walk): number {
  return walk.cost + (walk.flag ? 0 : task.spaces - (walk.path.length - 1));
}

/** R23: lower cost, more steps, fewer lane changes, then next before left before right. */
function isBetter(task: Task, walk: Walk, known: Walk): boolean {
  const keyOf = (one: Walk) => [totalCost(task, one), -one.path.length, one.changes];
  const [a, b] = [keyOf(walk), keyOf(known)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? walk.code < known.code : (a[at] as number) < (b[at] as number);
}

/** R19: every run on a straight is as short as free spaces allow. Steps after the lane lock are exempt. */
function keepsShortest(task: Task, walk: Walk): boolean {
  const { circuit } = task;
  const free = walk.lockedAt >= 0 ? walk.lockedAt : walk.path.length - 1;
  for (let first = 0; first <= free; first++) {
    if (circuit.corner[walk.path[first] as Space] !== -1) continue;
    let last = first;
    while (last < free && circuit.section[walk.path[last + 1] as Space] === circuit.section[walk.path[first] as Space])
      last++;
    if (shortest(task, walk.path[first] as Space, walk.path[last] as Space) !== last - first) return false;
    first = last;
  }
  return true;
}

function shortest({ circuit, taken, finishing }: Task, from: Space, to: Space): number {
  let layer = [from];
  const seen = new Set(layer);
  const flags = new Set<Space>();
  for (let steps = 0; layer.length > 0; steps++) {
    if (layer.includes(to)) return steps;
    const next: Space[] = [];
    for (const at of layer) {
      if (flags.has(at)) continue;
      for (const links of [circuit.next, circuit.left, circuit.right]) {
        const on = links[at] as number;
        const isInside =
          on >= 0 && circuit.section[on] === circuit.section[from] && !seen.has(on) && !taken.includes(on);
        if (!isInside) continue;
        seen.add(on);
        if (finishing && circuit.line[on] && !circuit.line[at]) flags.add(on);
        next.push(on);
      }
    }
    layer = next;
  }
  return -1;
}
