// The longest and the shortest path through a corner, in spaces, as its sign shows them.

import type { CornerIndex, Space } from '../types';

type Links = readonly (readonly (Space | -1)[])[];

/**
 * Most and fewest spaces of a corner on any path that enters it from outside. cornerAt: the corner of each space, -1 for
 * none. links: tables of what each space leads to.
 */
export function longestAndShortest(
  corner: CornerIndex,
  cornerAt: readonly (CornerIndex | -1)[],
  links: Links,
): { longest: number; shortest: number } {
  const onwards = (space: Space): Space[] =>
    links.map((link) => link[space] ?? -1).filter((to) => to >= 0 && cornerAt[to] === corner);
  const entries = cornerAt.flatMap((own, space) => (own === corner ? [] : onwards(space)));
  return {
    longest: Math.max(...entries.map((space) => pathFrom(space, onwards, links, Math.max))),
    shortest: Math.min(...entries.map((space) => pathFrom(space, onwards, links, Math.min))),
  };
}

/** Spaces of the corner from this one on, by the path that `pick` prefers where paths part. */
function pathFrom(
  from: Space,
  onwards: (space: Space) => Space[],
  links: Links,
  pick: (...lengths: number[]) => number,
): number {
  const known = new Map<Space, number>();
  const measure = (space: Space): number => {
    const kept = known.get(space);
    if (kept !== undefined) return kept;
    const within = onwards(space);
    const leaves = links.some((link) => (link[space] ?? -1) >= 0 && !within.includes(link[space] as Space));
    const spaces = 1 + pick(...within.map(measure), ...(leaves ? [0] : []));
    known.set(space, spaces);
    return spaces;
  };
  return measure(from);
}
