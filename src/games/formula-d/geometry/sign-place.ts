// Where the boxes of corners are: near their places in the file, off the road, the pits and each other. Not here: drawing them
// (ui/board/art/signs.ts).

import { keptBy } from '@core/memory';
import { type Box, boxAround } from '@geometry/box';
import { boxAt, freeSpot, type Size } from '@geometry/free-spot';
import type { Point } from '@geometry/line';
import type { Corner } from '../data/circuit';
import type { Road } from './road';

/** A box at its original size. */
export const SIGN: Size = { width: 98, height: 46 };
/** Scenery keeps clear of boxes at this scale. */
export const SIGN_ROOM = 1.5;
/** Space between a box and the road, and how far each try moves it. */
const GAP = 8;
const STEP = 9;
/** The most that a box may reach beyond the road's own reach. */
const BESIDE = 112;

/** The boxes of a road that have been placed, by corner and scale: each is searched for once. */
const placedOn = keptBy((_road: Road) => new Map<string, Point>());

/** Outlines of all spaces. */
const busyOn = keptBy((road: Road): readonly Point[] =>
  road.drawn.spaces.flatMap(({ space, x, y }) => [...road.outline(space), [x, y] as const]),
);

/**
 * The centre of a corner's box at this scale: its position in the file, moved just enough to keep it
 * off road, pits and other boxes.
 */
export function signSpot(road: Road, corner: Corner, scale: number): Point {
  const placed = placedOn(road);
  const key = `${corner.index} ${scale}`;
  const known = placed.get(key);
  if (known) return known;
  const others = road.circuit.corners.slice(0, corner.index).flatMap((other) => outlineOf(signBox(road, other, scale)));
  const spot = freeSpot(
    wishOf(road, corner, scale),
    sizeAt(scale),
    [...busyOn(road), ...others],
    GAP,
    STEP * Math.max(1, scale),
  );
  placed.set(key, spot);
  return spot;
}

/** The box's position in the file, moved inwards so that a large one stays within the board. */
function wishOf(road: Road, corner: Corner, scale: number): Point {
  const { x, y } = road.drawn.signs.find((sign) => sign.corner === corner.index) ?? { x: 0, y: 0 };
  const { left, right } = boxAround(road.line.points, BESIDE - (SIGN.width * scale) / 2);
  return [Math.min(right, Math.max(left, x)), y];
}

/** A corner's box on the board. */
export function signBox(road: Road, corner: Corner, scale: number): Box {
  return boxAt(signSpot(road, corner, scale), sizeAt(scale));
}

function sizeAt(scale: number): Size {
  return { width: SIGN.width * scale, height: SIGN.height * scale };
}

/** A box as points so close together that no other box fits between them. */
function outlineOf(box: Box): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 4; i++) {
    for (let k = 0; k <= 3; k++) {
      points.push([box.left + ((box.right - box.left) * i) / 4, box.top + ((box.bottom - box.top) * k) / 3]);
    }
  }
  return points;
}
