// Positions the text about a chosen route: beside its last square, clear of the route and of
// all squares that can be chosen.

import type { Box } from '@geometry/box';
import { freeBeside } from '@ui/stage/room-beside';
import type { DrawnCorner } from '../../../data/derive-circuit';
import { LANE, type Road } from '../../../geometry/road';
import type { Place } from '../../../types';
import { labelSpot } from '../art/labels';

/** The least distance of a call-out's centre from its square, and the extra distance sideways: board units, and px. */
const AWAY = 58;
const AWAY_PX = 44;
/** The size of a call-out on the screen, px: its height, its edges, and each letter. */
const HEIGHT = 30;
const EDGES = 26;
const LETTER = 8.4;
/** Half a square's length, board units. */
const HALF_SQUARE = 19;

/** squares: those to be left free. scale: px per board unit. within: the part of the board that no panel covers. */
export interface CalloutRoom {
  squares: readonly Place[];
  scale: number;
  within: Box;
}

/** The size of a call-out, board units. */
export function calloutSize(text: string, scale: number): { width: number; height: number } {
  return { width: (EDGES + text.length * LETTER) / scale, height: HEIGHT / scale };
}

/** The centre of a call-out about a square. */
export function calloutSpot(
  road: Road,
  place: Place,
  text: string,
  { squares, scale, within }: CalloutRoom,
): { x: number; y: number } {
  const { x, y } = road.spot(place);
  const busy = [
    ...road.circuit.cells.map((cell) => ({ x: cell.x * LANE, y: cell.y * LANE })),
    ...road.circuit.corners.flatMap((corner) => labelStretch(road, corner)),
  ];
  const free = squares.map((square) => road.spot(square));
  const box = { ...calloutSize(text, scale), free, half: HALF_SQUARE, within };
  return freeBeside({ x, y }, Math.max(AWAY, AWAY_PX / scale), busy, box);
}

/** A corner's name as points that count as much as the road. */
function labelStretch(road: Road, corner: DrawnCorner): { x: number; y: number }[] {
  const [x, y] = labelSpot(road, corner);
  return [-24, -8, 8, 24].map((aside) => ({ x: x + aside, y }));
}
