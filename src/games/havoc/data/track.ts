// The oval as the rules see it: its spaces, their neighbours, lanes and positions. Derived from the oval's file (derive-oval.ts).
// Not here: drawing (geometry.ts).

import type { Lane, Space } from '../types';
import { OVAL } from './oval';

/** Positions of a lap, the same in every lane. */
export const POSITIONS = OVAL.positions;
/** Order of spaces: track cells, pit-lane spaces, pit slots. */
export const CELLS = OVAL.cells.length;
export const LANES = CELLS / POSITIONS;
export const PIT_LANE: Space = CELLS;
export const PIT_LANE_SPACES = OVAL.pitLane.length;
export const PIT: Space = PIT_LANE + PIT_LANE_SPACES;
export const PIT_SLOTS = OVAL.pit.length;
export const SPACE_COUNT = PIT + PIT_SLOTS;
/** The position of the grid row: the last of a lap. */
export const GRID_POSITION = POSITIONS;

const spaces = [...OVAL.cells, ...OVAL.pitLane, ...OVAL.pit];

/** Ids by space, for example 'L2-96', 'PL-3' and 'PIT-1'. */
export const SPACE_IDS: readonly string[] = spaces.map((space) => space.id);
const INDEX = Object.fromEntries(SPACE_IDS.map((id, space) => [id, space]));

/** The space ahead; -1 at the end wall of the pit lane. */
export const NEXT: readonly (Space | -1)[] = spaces.map((space) => indexOf(space.next));
/** The cell behind; -1 off the track and on PL-1. */
export const PREVIOUS: readonly (Space | -1)[] = spaces.map((space) => indexOf(space.prev));
/** Toward lane 1, and from lane 1 to the pit lane at positions 1 to 5; -1 at a wall. */
export const LEFT: readonly (Space | -1)[] = spaces.map((space) => indexOf(space.left));
/** Toward lane 4, and from the pit lane to lane 1; -1 at a wall. */
export const RIGHT: readonly (Space | -1)[] = spaces.map((space) => indexOf(space.right));
/** 1 to 4 on the track, 0 in the pits. */
export const LANE_OF: readonly (Lane | 0)[] = spaces.map(({ lane }) => lane);
/** 1 to 96 on the track, 1 to 5 on the pit lane, 0 in the pit: progress within the lap. */
export const POSITION_OF: readonly number[] = spaces.map(({ position }) => position);

/** The cell of a lane and a position, both 1-based. */
export function cellAt(lane: Lane, position: number): Space {
  return (lane - 1) * POSITIONS + position - 1;
}

/** Whether the space is a track cell. */
export function isOnTrack(space: Space): boolean {
  return space >= 0 && space < CELLS;
}

/** Whether the space is on the pit lane. */
export function isOnPitLane(space: Space): boolean {
  return space >= PIT_LANE && space < PIT;
}

/** Whether the space is a pit slot. */
export function isInPit(space: Space): boolean {
  return space >= PIT;
}

/** The space with this id. Throws if it is unknown, which is a bug. */
export function spaceNamed(id: string): Space {
  const space = INDEX[id];
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

function indexOf(id: string | null): Space | -1 {
  return id === null ? -1 : (INDEX[id] ?? -1);
}
