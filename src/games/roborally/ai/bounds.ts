// Bounds on the best result that a lone robot can reach in the rest of a turn, whatever its cards; a search uses them to
// prune.
// Not here: programmes themselves (best-sequences.ts).

import { keptBy } from '@core/memory';
import { ACTS, type Floor, LOST, registersLeft, TYPES } from './floor';

/** Prefixes of a turn: before each of five registers, and after them. */
const INDEXES = 6;
/** Entries per prefix: PLAIN, MENDED, FALLS, and one for padding. */
const ENTRIES = 4;
/** Fewest registers left if the turn doesn't end on a repair site; Infinity: it always does, -Infinity: the race may be over. */
export const PLAIN = 0;
/** The same if it ends on a repair site. */
export const MENDED = 1;
/** 0 if some cards destroy the robot, else Infinity. */
export const FALLS = 2;

/** The bounds of a course. */
export interface Bounds {
  readonly poses: number;
  /** Indexed by boundAt. */
  readonly entries: Float64Array;
  /** The most damage that board lasers deal in one register. */
  readonly harm: number;
}

/** The bounds of this course, computed once. */
export const boundsOf: (floor: Floor) => Bounds = keptBy(survey);

/** Index of a prefix's entries. index: registers played. */
export function boundAt({ poses }: Bounds, flags: number, index: number, pose: number): number {
  return ((flags * INDEXES + index) * poses + pose) * ENTRIES;
}

function survey(floor: Floor): Bounds {
  const { course, harm } = floor;
  const poses = course.pit.length * 4;
  const entries = new Float64Array(course.checkpoints.length * INDEXES * poses * ENTRIES).fill(Infinity);
  const bounds: Bounds = { poses, entries, harm: harm.reduce((most, one) => Math.max(most, one), 0) };
  // Later states come first: more flags first, then more registers played.
  for (let flags = course.checkpoints.length - 1; flags >= 0; flags--) {
    for (let pose = 0; pose < poses; pose++) {
      const side = course.repair[pose >> 2] === true ? MENDED : PLAIN;
      entries[boundAt(bounds, flags, INDEXES - 1, pose) + side] = registersLeft(floor, pose, flags);
    }
    for (let index = INDEXES - 2; index >= 0; index--) {
      for (let pose = 0; pose < poses; pose++) boundFrom(floor, bounds, flags, index, pose);
    }
  }
  return bounds;
}

/** Changes bounds: one prefix, over all cards that could come next. */
function boundFrom({ course, next }: Floor, bounds: Bounds, flags: number, index: number, pose: number): void {
  const { entries } = bounds;
  const here = boundAt(bounds, flags, index, pose);
  for (let type = 0; type < TYPES; type++) {
    const to = next[(pose * 5 + index) * ACTS + type] as number;
    if (to === LOST) {
      entries[here + FALLS] = 0;
      continue;
    }
    const now = course.checkpoint[to >> 2] === flags + 1 ? flags + 1 : flags;
    if (now === course.checkpoints.length) {
      entries[here + PLAIN] = -Infinity;
      continue;
    }
    const then = boundAt(bounds, now, index + 1, to);
    for (const entry of [PLAIN, MENDED, FALLS]) {
      entries[here + entry] = Math.min(entries[here + entry] as number, entries[then + entry] as number);
    }
  }
}
