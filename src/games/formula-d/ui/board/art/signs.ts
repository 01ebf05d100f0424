// Corner boxes: required stops in yellow, the longest path in spaces in green, the shortest in red.

import { type Box, boxAround } from '@geometry/box';
import { boxAt, freeSpot, type Size } from '@geometry/free-spot';
import type { Point } from '@geometry/line';
import { painted } from '@ui/art/glyphs';
import type { Corner } from '../../../data/circuit';
import type { Road } from '../geometry/road';

/** A box at its original size. */
export const SIGN: Size = { width: 98, height: 46 };
/** Scenery keeps clear of boxes at this scale. */
export const SIGN_ROOM = 1.5;
/** Space between a box and the road, and how far each try moves it. */
const GAP = 8;
const STEP = 9;
/** The most that a box may reach beyond the road's own reach. */
const BESIDE = 112;

const spots = new Map<string, Point>();

/** A corner's box around 0, 0. isAhead: with the amber edge of the corner ahead. */
export function signArt({ stops, longest, shortest }: Corner, isAhead: boolean): string {
  const edge = isAhead
    ? 'stroke="#ffc35a" stroke-width="3"'
    : 'stroke="#ffffff" stroke-opacity=".4" stroke-width="1.2"';
  const plate = `<rect x="-46" y="-19" width="96" height="44" rx="8" fill="#000" opacity=".4"/><rect x="-48" y="-22" width="96" height="44" rx="8" fill="#12151a" ${edge}/>`;
  return `${plate}${field(-44, 36, '#ffd23f', String(stops), 34, '#191307', 5)}${field(-5, 23, '#1f7a45', String(longest), 23, '#fff', 4)}${field(21, 23, '#c3261d', String(shortest), 23, '#fff', 4)}`;
}

function field(x: number, width: number, fill: string, text: string, size: number, ink: string, rx: number): string {
  const at = x + width / 2;
  return `<rect x="${x}" y="-18" width="${width}" height="36" rx="${rx}" fill="${fill}"/><g transform="translate(${at} 0)">${painted(text, { size, fill: ink })}</g>`;
}

/** Which of a box's three numbers is this far to the right of its middle, as a share of its width. */
export function signFieldAt(share: number): 'stops' | 'longest' | 'shortest' {
  if (share < -0.07) return 'stops';
  return share < 0.2 ? 'longest' : 'shortest';
}

/**
 * The centre of a corner's box at this scale: its position in the file, moved just enough to keep it
 * off road, pits and other boxes.
 */
export function signSpot(road: Road, corner: Corner, scale: number): Point {
  const key = `${road.circuit.id} ${corner.index} ${scale}`;
  const known = spots.get(key);
  if (known) return known;
  const others = road.circuit.corners.slice(0, corner.index).flatMap((other) => outlineOf(signBox(road, other, scale)));
  const spot = freeSpot(
    wishOf(road, corner, scale),
    sizeAt(scale),
    [...busyPoints(road), ...others],
    GAP,
    STEP * Math.max(1, scale),
  );
  spots.set(key, spot);
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

const busy = new Map<string, Point[]>();

/** Outlines of all spaces. */
function busyPoints(road: Road): Point[] {
  const known = busy.get(road.circuit.id);
  if (known) return known;
  const points = road.drawn.spaces.flatMap(({ space, x, y }) => [...road.outline(space), [x, y] as const]);
  busy.set(road.circuit.id, points);
  return points;
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
