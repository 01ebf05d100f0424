// Places the bubbles of what drivers say: beside the car, off other cars and bubbles, with a tail that points at the car. Pure
// functions, in px. Not here: drawing them (speech-bubbles.ts).

import { type Middle, placeLabel, type Room } from '../labels/label-place';

/** A point of the window. */
interface Point {
  x: number;
  y: number;
}

/** A car in the window. reach: from its middle to its edge. */
export interface Speaker extends Point {
  reach: number;
}

/** Between the car's edge and the bubble, and the length and half the width of the tail. */
const APART = 12;
const TAIL = { length: 13, half: 7 } as const;

/** The middle of a car's bubble: above the car, else where it covers the fewest other cars and bubbles. */
export function bubblePlace(
  { x, y, reach }: Speaker,
  size: { width: number; height: number },
  room: Room,
  taken: readonly Middle[],
): Point {
  const up = reach + APART + size.height / 2;
  const aside = reach + APART + size.width / 2;
  const tries = [
    { x, y: y - up },
    { x: x + size.width / 3, y: y - up },
    { x: x - size.width / 3, y: y - up },
    { x, y: y + up },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - up - size.height },
  ];
  return placeLabel(tries, size, room, [...taken, { x, y, width: 2 * reach, height: 2 * reach }]);
}

/** The tail of a bubble round 0, 0: the two corners of its base, then its tip. to: the car, from the bubble's middle. */
export function tailOf(
  { width, height }: { width: number; height: number },
  to: Point,
): readonly [Point, Point, Point] {
  const far = Math.hypot(to.x, to.y) || 1;
  const way = { x: to.x / far, y: to.y / far };
  // The border of the plate in this direction.
  const edge = Math.min(width / 2 / Math.max(Math.abs(way.x), 1e-6), height / 2 / Math.max(Math.abs(way.y), 1e-6));
  const tip = Math.min(edge + TAIL.length, Math.max(edge, far));
  const base = Math.max(0, edge - TAIL.half);
  const side = (by: number) => ({ x: way.x * base - way.y * by, y: way.y * base + way.x * by });
  return [side(TAIL.half), side(-TAIL.half), { x: way.x * tip, y: way.y * tip }];
}
