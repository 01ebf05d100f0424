// Where the sign of a corner is, so that no panel covers it. With a changed limit it is larger, and has the printed limit on
// a tab. Not here: drawing it (ui/board/art/conditions.ts).

import type { Box } from '@geometry/box';
import type { DrawnCorner } from './derive-circuit';
import type { Road } from './road';
import { SIGN, signSpot } from './roadside';

/** The side of the sign with the tab that shows the printed limit: 1 right, -1 left. */
export type TabSide = 1 | -1;

export interface SignPlace {
  x: number;
  y: number;
  tab: TabSide;
}

/** From its middle to a point of the diamond, and to the far edges of the tab, in units of a sign of scale 1. */
const POINT = (SIGN / 2 + 4) * Math.SQRT2;
const TAB = { across: 35, up: 31 };
/** Its middle stays this share of its edge away from every road. */
const OFF_ROAD = 0.55;
/** Positions to try for a sign, in spaces along the road, the best first. */
const ALONG = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2];

/** The box that a sign takes up at a place. isChanged: it has a tab. */
export function signBox({ x, y, tab }: SignPlace, scale: number, isChanged: boolean): Box {
  const reach = (side: TabSide) => scale * (isChanged && tab === side ? Math.max(POINT, TAB.across) : POINT);
  const up = scale * (isChanged ? Math.max(POINT, TAB.up) : POINT);
  return { left: x - reach(-1), top: y - up, right: x + reach(1), bottom: y + scale * POINT };
}

/** Outside its corner, off the road, moved along it if need be, its tab on the free side. free: of panels; null: anywhere. */
export function placeSign(
  road: Road,
  corner: DrawnCorner,
  scale: number,
  isChanged: boolean,
  free: Box | null,
): SignPlace {
  const usual: SignPlace = { ...signSpot(road, corner, scale), tab: 1 };
  if (free === null) return usual;
  const tries = ALONG.flatMap((along) => {
    const spot = beside(road, corner, usual, along);
    const sides: readonly TabSide[] = isChanged ? [1, -1] : [1];
    return sides.map((tab): SignPlace => ({ ...spot, tab }));
  });
  const seen = tries.filter((one) => isWithin(signBox(one, scale, isChanged), free));
  const off = road.half + OFF_ROAD * SIGN * scale;
  const clear = (one: SignPlace) => road.line.distance(one.x, one.y) >= off;
  return seen.find(clear) ?? seen[0] ?? usual;
}

/** At the usual distance from its corner, this many spaces further along. */
function beside(
  road: Road,
  { line }: DrawnCorner,
  usual: { x: number; y: number },
  along: number,
): { x: number; y: number } {
  if (along === 0) return usual;
  const [from, to] = [road.line.at(road.distanceOf(line)), road.line.at(road.distanceOf(line + along))];
  const [dx, dy] = [usual.x - from.x, usual.y - from.y];
  const turn = to.angle - from.angle;
  const x = to.x + dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = to.y + dx * Math.sin(turn) + dy * Math.cos(turn);
  return { x, y };
}

function isWithin(box: Box, free: Box): boolean {
  return box.left >= free.left && box.right <= free.right && box.top >= free.top && box.bottom <= free.bottom;
}
