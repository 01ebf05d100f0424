// What is beside the road of every race: signs, chevron boards, the start gantry. Not here: what a weekend adds
// (press-spots.ts, board-place.ts), or drawing it (ui/board/art/trackside.ts).

import { degrees, type Spot } from '@geometry/line';
import type { DrawnCorner } from './derive-circuit';
import type { Road } from './road';

/** Edge of a limit sign's diamond. */
export const SIGN = 29;
/** Radius of a road token. */
export const TOKEN = 17;
/** Chevron boards of a corner: how many, the first one's distance before its line and the next one's from it, in spaces. */
const BOARDS = { count: 4, before: 0.6, step: 0.62 };
/** Distance of a chevron board from the road's edge, and the least that it keeps from any road. */
const BOARD_AWAY = 12;
const BOARD_CLEAR = 9;
/** The gantry's distance behind the line, in spaces, so that the chequers stay visible. */
const GANTRY_AFTER = 0.8;
/** Where in its space the middle of a grid box is, in spaces. */
const GRID_AHEAD = 0.5;
const GRID_BEHIND = 0.24;

/** The place of a sign of this size: outside its corner, clear of the road. scale 1 = 29 units along the edge. */
export function signSpot(road: Road, corner: DrawnCorner, scale: number): { x: number; y: number } {
  const { sign } = corner;
  const reach = (SIGN / Math.SQRT2 + 2) * scale;
  const wanted = road.half + reach + 1;
  const foot = road.line.at(road.distanceOf(corner.line));
  const away = Math.hypot(sign.x - foot.x, sign.y - foot.y);
  const stretch = Math.max(1, wanted / away);
  return { x: foot.x + (sign.x - foot.x) * stretch, y: foot.y + (sign.y - foot.y) * stretch };
}

/** The chevron boards outside every corner, along the road; none where another part of the road is too near. */
export function chevronSpots(road: Road): Spot[] {
  return road.circuit.corners.flatMap(({ line, turn }) => {
    const side = turn === 'right' ? -1 : 1;
    const along = Array.from({ length: BOARDS.count }, (_, k) => line - BOARDS.before + k * BOARDS.step);
    return along
      .map((space) => road.line.at(road.distanceOf(space), side * (road.half + BOARD_AWAY)))
      .filter(({ x, y }) => road.line.distance(x, y) >= road.half + BOARD_CLEAR);
  });
}

/** The gantry's position and rotation (degrees). */
export function gantrySpot(road: Road): { x: number; y: number; turn: number } {
  const spot = road.line.at(road.distanceOf(GANTRY_AFTER));
  return { x: spot.x, y: spot.y, turn: degrees(spot.angle) };
}

/** The middle of a box of the starting grid: the left lane's are a little behind the others. */
export function gridSpot(road: Road, space: number, lane: number): Spot {
  return road.line.at(road.distanceOf(space + (lane ? GRID_AHEAD : GRID_BEHIND)), road.offset(lane));
}
