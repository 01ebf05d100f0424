// The spaces of each lane: on straights three abreast, half a space apart; in corners as many as fit on the lane's length, so that the
// inside is shorter. From there: positions, neighbours and arrows. Not here: outlines (cut.ts).

import type { SideLines } from '@geometry/side-lines';
import type { FileSection, TrackLane } from '../data/circuit-file';
import { LANE, type Part, SPACE, type Stretch } from './stretches';

/** The track's lanes from the left, and how far each is to the right of the middle, in lane widths. */
export const TRACK_LANES = ['A', 'B', 'C'] as const satisfies readonly TrackLane[];
const RIGHT: Readonly<Record<TrackLane, number>> = { A: -1, B: 0, C: 1 };
/** Spaces of the middle lane beside one space of another lane, at most and at least: positions grow by one to four half spaces. */
const BESIDE = { most: 1.7, least: 0.69 } as const;
/** Shorter contacts of two spaces do not count, in spaces. */
const CONTACT = 0.15;

/** A space of a lane. from, to: in spaces of the middle lane from the line. pos: half spaces, without full laps. */
export interface LaneSpace {
  readonly lane: TrackLane;
  readonly from: number;
  readonly to: number;
  readonly pos: number;
  /** The side that is inside in its part of a corner; undefined on a straight. */
  readonly inside?: 'L' | 'R';
  /** Whether only the way ahead leads on, because the next corner begins. */
  readonly isLocked: boolean;
}

/** A corner with its parts. */
export interface PartedStretch extends Stretch {
  readonly parts: readonly Part[];
}

/** The spaces of a lane, numbered from the line. */
export function laneSpaces(
  lane: TrackLane,
  lines: SideLines,
  spaces: number,
  corners: readonly PartedStretch[],
): LaneSpace[] {
  const found: LaneSpace[] = [];
  // Lane B is half a space behind the others: its first space lies across the line.
  const shift = lane === 'B' ? -0.5 : 0;
  let at = 0;
  for (const corner of [...corners, undefined]) {
    const end = corner?.first ?? spaces;
    for (; at < end; at++) {
      const isLast = at === end - 1 && corner !== undefined;
      const from = at + shift;
      found.push({
        lane,
        from,
        to: from + 1,
        pos: 2 * at + (lane === 'B' ? 0 : 1),
        isLocked: isLast && !isOuter(lane, corner),
      });
    }
    if (corner === undefined) break;
    found.push(...cornerSpaces(lane, lines, corner, shift));
    at = corner.end;
  }
  return found;
}

function isOuter(lane: TrackLane, { parts }: PartedStretch): boolean {
  return lane === (parts[0]?.side === 'R' ? 'A' : 'C');
}

function cornerSpaces(lane: TrackLane, lines: SideLines, corner: PartedStretch, shift: number): LaneSpace[] {
  const beside = corner.end - corner.first;
  const from = corner.first + shift;
  const fitting = Math.round(lines.length(from, from + beside, RIGHT[lane] * LANE) / SPACE);
  const [fewest, most] = [Math.ceil(beside / BESIDE.most), Math.floor(beside / BESIDE.least)];
  const count = lane === 'B' ? beside : Math.max(fewest, Math.min(most, fitting));
  const size = beside / count;
  return Array.from({ length: count }, (_, at): LaneSpace => {
    const middle = from + (at + 0.5) * size;
    const side = corner.parts.find(({ end }) => middle < end + shift)?.side ?? corner.parts.at(-1)?.side ?? 'R';
    const pos = Math.round(2 * middle);
    return { lane, from: from + at * size, to: from + (at + 1) * size, pos, inside: side, isLocked: false };
  });
}

/** Spaces of a corner in one lane and each of its parts. */
export function partCounts(spaces: readonly LaneSpace[], corner: PartedStretch, shift: number): number[] {
  let from = corner.first + shift;
  return corner.parts.map(({ end }) => {
    const own = spaces.filter((one) => {
      const middle = (one.from + one.to) / 2;
      return one.inside !== undefined && middle >= from && middle < end + shift;
    });
    from = end + shift;
    return own.length;
  });
}

/** Whether two spaces of neighbouring lanes touch: at most half a space apart, or a whole one and really side by side (R36). */
export function touches(one: LaneSpace, other: LaneSpace, lapPos: number): boolean {
  const apart = Math.abs(aheadOf(one, other, lapPos));
  return apart <= 1 || (apart === 2 && isBeside(one, other, lapPos));
}

function isBeside(one: LaneSpace, other: LaneSpace, lapPos: number): boolean {
  const lap = lapPos / 2;
  return [-lap, 0, lap].some((by) => Math.min(one.to, other.to + by) - Math.max(one.from, other.from + by) > CONTACT);
}

/** How many half spaces the other one is ahead, at most half a lap either way. */
export function aheadOf(one: LaneSpace, other: LaneSpace, lapPos: number): number {
  return ((other.pos - one.pos + lapPos * 1.5) % lapPos) - lapPos / 2;
}

/** The sides to which a car may change lanes: to both on a straight, to the inside in a corner, and never without getting on. */
export function arrowsOf(
  one: LaneSpace,
  beside: { readonly L: readonly LaneSpace[]; readonly R: readonly LaneSpace[] },
  lapPos: number,
): string {
  if (one.isLocked) return '';
  return (['L', 'R'] as const)
    .filter((side) => one.inside === undefined || one.inside === side)
    .filter((side) => beside[side].some((other) => aheadOf(one, other, lapPos) > 0))
    .join('');
}

/** The counts of a straight: the same in every lane. */
export function straightSection(count: number): FileSection {
  return { spaces: { A: [count], B: [count], C: [count] } };
}
