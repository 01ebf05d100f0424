// What lies where on a source's lap, in spaces of the middle lane: corners in driving order, their parts, and the start straight.
// Not here: the spaces of each lane (lanes.ts).

import { type CutRoad, cutRoad, spaceAt } from '@geometry/cut-road';
import { entry } from '@geometry/line';
import { bendAt } from '@geometry/stretches';
import type { FormulaSource } from './source';

/** Board units of a space, and of a lane's width. */
export const SPACE = 32;
export const LANE = 21;
/** Spaces of the start straight before and behind the line, which grid and pits take up. */
export const HOME = { before: 17, behind: 5 } as const;
/** The fewest spaces of a straight between two corners. */
export const BETWEEN = 1;
/** Spaces of a corner, fewest and most. */
export const CORNER = { fewest: 2, most: 20 } as const;
/** The fewest spaces of a part of a corner that turns one way. */
const PART = 2;
/** Places per space at which bends are measured. */
const LOOKS = 2;

/** A corner with the spaces that it takes up in the middle lane, `first` to `end - 1`. */
export interface Stretch {
  /** Its place in the source. */
  readonly source: number;
  readonly first: number;
  readonly end: number;
}

/** A part of a corner that turns one way. end: the first space after it, in the middle lane. */
export interface Part {
  readonly side: 'L' | 'R';
  readonly end: number;
}

/** Measures the road. */
export function roadOf({ road, start, spaces }: FormulaSource): CutRoad {
  return cutRoad(road, start, spaces);
}

/** The corners in driving order. One that ends before it begins reaches across the line. */
export function stretchesOf({ corners, spaces }: FormulaSource, road: CutRoad): Stretch[] {
  return corners
    .map(({ from, to }, source): Stretch => {
      const first = Math.round(spaceAt(road, from)) % spaces;
      const end = Math.round(spaceAt(road, to));
      return { source, first, end: end < first ? end + spaces : end };
    })
    .sort((a, b) => a.first - b.first || a.source - b.source);
}

/** Whether every corner has a possible length, a straight before it, and its place clear of grid and pits, so that lanes can be cut. */
export function areInOrder({ spaces }: FormulaSource, corners: readonly Stretch[]): boolean {
  return corners.every(({ first, end }, at) => {
    const length = end - first;
    const before = at === 0 ? HOME.behind - BETWEEN : (corners[at - 1]?.end ?? 0);
    const fits = length >= CORNER.fewest && length <= CORNER.most;
    return fits && first >= before + BETWEEN && end <= spaces - HOME.before;
  });
}

/** The side to which the road bends at each space of the middle lane, from the line. */
export function sidesOf({ spaces }: FormulaSource, { curve, finish }: CutRoad): Part['side'][] {
  const places = curve.cut(spaces * LOOKS, finish);
  return Array.from({ length: spaces }, (_, space) => (bendAt(places, space * LOOKS, LOOKS).isRight ? 'R' : 'L'));
}

/** The parts of a corner: it is cut where the road begins to bend the other way, unless a part would be too short. */
export function partsOf(sides: readonly Part['side'][], { first, end }: Stretch): Part[] {
  const parts: Part[] = [];
  for (let space = first; space < end; space++) {
    const side = entry(sides, space % sides.length);
    const last = parts.at(-1);
    const started = parts.at(-2)?.end ?? first;
    if (last === undefined) parts.push({ side, end: space + 1 });
    else if (last.side === side || end - space < PART) parts.push({ side: parts.pop()?.side ?? side, end: space + 1 });
    else if (last.end - started < PART) parts.push({ side, end: (parts.pop()?.end ?? space) + 1 });
    else parts.push({ side, end: space + 1 });
  }
  return parts;
}
