// The positions of a corner's photographers and of their tag: as near to the corner as possible. Not here: other things
// beside the road.

import type { Box } from '@geometry/box';
import type { DrawnCorner } from './derive-circuit';
import { freeGround, isFree, type Kept } from './free-ground';
import type { Road } from './road';

/** Size of the tag that names the press, board units. */
export const TAG = { width: 72, height: 26 };
/** Distance of the press behind the edge of the road. */
const BEHIND = 36;
/** Distance between photographers side by side, each on a square of GROUND; board units. */
const ABREAST = 24;
const GROUND = 26;
/** Positions to try for a stand, in spaces from the corner's line, the best first. */
const ALONG = [-2.1, -1, 0.6, 1.8, 3, -3.4, 4.2, -4.6, 5.4];
/** Distance between a stand and its tag. */
const GAP = 8;

export interface PressSpots {
  /** angle: of the sprite, radians; it faces the road. */
  stand: { x: number; y: number; angle: number };
  tag: { x: number; y: number };
}

/** What is already there, the bounds of the board, and the scale of tags. */
export interface PressRoom {
  kept: readonly Kept[];
  bounds: Box;
  scale: number;
}

/** Outside the corner if possible, otherwise inside; the tag touches the stand unless there is no room at all. */
export function pressSpots(road: Road, corner: DrawnCorner, room: PressRoom): PressSpots {
  const stand = standSpot(road, corner, room);
  return { stand, tag: tagSpot(road, stand, room) };
}

/** The ground that a stand takes up. */
export function standRounds(stand: PressSpots['stand']): Kept[] {
  return [-ABREAST, 0, ABREAST].map((aside) => ({ ...beside(stand, aside), reach: GROUND / 2 }));
}

function standSpot(road: Road, corner: DrawnCorner, { kept, bounds }: PressRoom): PressSpots['stand'] {
  const outside = corner.turn === 'right' ? -1 : 1;
  const tries = [outside, -outside].flatMap((side) => ALONG.map((along) => facing(road, corner.line + along, side)));
  const isGood = (stand: PressSpots['stand']) =>
    [-ABREAST, 0, ABREAST].every((aside) => {
      return isFree(road, { ...beside(stand, aside), width: GROUND, height: GROUND }, kept, bounds);
    });
  const found = tries.find(isGood);
  if (found) return found;
  const wanted = tries[0] ?? facing(road, corner.line, outside);
  const at = freeGround(road, { ...wanted, width: ABREAST * 2 + GROUND, height: GROUND * 2 }, kept, bounds);
  const foot = road.line.at(road.distanceOf(corner.line));
  return { ...at, angle: Math.atan2(foot.y - at.y, foot.x - at.x) - Math.PI / 2 };
}

/** A stand at the edge of the road, facing it. space: along the road; side: 1 or -1. */
function facing(road: Road, space: number, side: number): PressSpots['stand'] {
  const distance = road.distanceOf(space);
  const { x, y } = road.line.at(distance, side * (road.half + BEHIND));
  const foot = road.line.at(distance);
  return { x, y, angle: Math.atan2(foot.y - y, foot.x - x) - Math.PI / 2 };
}

function beside({ x, y, angle }: PressSpots['stand'], aside: number): { x: number; y: number } {
  return { x: x + Math.cos(angle) * aside, y: y + Math.sin(angle) * aside };
}

/** Beside, above or below the stand; the nearest free ground if none of these is free. */
function tagSpot(road: Road, stand: PressSpots['stand'], { kept, bounds, scale }: PressRoom): PressSpots['tag'] {
  const size = { width: TAG.width * scale, height: TAG.height * scale };
  const all = [...kept, ...standRounds(stand)];
  const wide = Math.abs(Math.cos(stand.angle)) * ABREAST + GROUND / 2 + size.width / 2 + GAP;
  const high = Math.abs(Math.sin(stand.angle)) * ABREAST + GROUND / 2 + size.height / 2 + GAP;
  const { x, y } = stand;
  const tries = [
    [wide, 0],
    [-wide, 0],
    [0, high],
    [0, -high],
    [wide * 0.8, high * 0.8],
    [-wide * 0.8, high * 0.8],
    [wide * 0.8, -high * 0.8],
    [-wide * 0.8, -high * 0.8],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, ...size }));
  const { x: tx, y: ty } =
    tries.find((box) => isFree(road, box, all, bounds)) ?? freeGround(road, { x, y, ...size }, all, bounds);
  return { x: tx, y: ty };
}
