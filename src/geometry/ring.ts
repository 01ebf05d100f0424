// Roads drawn by chance: points of a ring, and where the road through them bends. Without sine and cosine, because browsers differ
// in their last digit.

import { type ClosedCurve, type CurvePoint, smoothPoints } from './curve';
import { entry, type Point } from './line';
import { bendAt } from './stretches';

/** Places per piece at which bends are measured. */
const LOOKS = 2;

/** A direction, as a share of a full turn: a point of the unit circle by its rational parametrization. */
export function directionOf(share: number): Point {
  const quarter = Math.floor(share * 4);
  const along = share * 4 - quarter;
  // From 0 to 1, t runs a quarter of the circle, at nearly even speed.
  const t = along * (0.8284 + 0.1716 * along);
  const [x, y] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  const turns: readonly Point[] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  return entry(turns, quarter % 4);
}

/** How a road that is cut into pieces bends where one begins. */
export interface Bend {
  /** The piece, counted from where the measuring began. */
  readonly space: number;
  /** In pieces. */
  readonly radius: number;
  readonly isRight: boolean;
}

/** The bend where each piece of a road begins. from: the distance of the first piece. */
export function bendOfEach(curve: ClosedCurve, pieces: number, from = 0): Bend[] {
  const places = curve.cut(pieces * LOOKS, from);
  const unit = curve.length / pieces;
  return Array.from({ length: pieces }, (_, space): Bend => {
    const { radius, isRight } = bendAt(places, space * LOOKS, LOOKS);
    return { space, radius: radius / unit, isRight };
  });
}

/** The bends of a road: its sharpest pieces up to a radius, none next to another. */
export function bendsOf(curve: ClosedCurve, pieces: number, widest: number): Bend[] {
  const measured = bendOfEach(curve, pieces);
  return measured.filter(({ space, radius }) => {
    const near = [-3, -2, -1, 1, 2, 3].map((by) => entry(measured, (space + by + pieces) % pieces));
    return (
      radius <= widest &&
      near.every((other) => other.radius > radius || (other.radius === radius && other.space > space))
    );
  });
}

/** A point with whole handles, as files have them. */
export interface WholePoint {
  readonly x: number;
  readonly y: number;
  readonly in: [number, number];
  readonly out: [number, number];
}

/**
 * What a ring with a straight looks like. straight: half of its length, where half the ring's width is 1000; points: of the rest;
 * rough: how far they come in, in percent.
 */
export interface RingShape {
  readonly straight: number;
  readonly points: number;
  readonly rough: number;
  readonly isClockwise: boolean;
}

/** Half a ring's width and height. */
const RING = { x: 1000, y: 640 } as const;
/** Steps of a full turn in which directions are drawn. */
const TURN = 4096;
/** From a little below the right end of the straight round the top to its left end. */
const ROUND = { from: -TURN / 16, turn: (TURN * 10) / 16 } as const;
/** How far below the middle the straight lies, as a share of the ring's height. */
const BELOW = 0.75;
/** Of a step between two directions, the share in which one is drawn, and the share before it. */
const WITHIN = { drawn: 0.6, before: 0.2 } as const;

/** A road that begins with a straight, from its first point to its second, and comes back by a ring of uneven points. */
export function ringWithStraight(
  { straight, points, rough, isClockwise }: RingShape,
  draw: (bound: number) => number,
): WholePoint[] {
  const step = ROUND.turn / points;
  const ring = Array.from({ length: points }, (_, at): Point => {
    const drawn = draw(Math.floor(step * WITHIN.drawn)) + Math.floor(step * WITHIN.before);
    const share = (ROUND.from + Math.floor(at * step) + drawn + TURN) / TURN;
    const reach = (100 - draw(rough)) / 100;
    const [x, y] = directionOf(share - Math.floor(share));
    return [Math.round(x * RING.x * reach), Math.round(-y * RING.y * reach)];
  });
  const y = Math.round(RING.y * BELOW);
  const [first, second, ...others] = smoothPoints([[-straight, y], [straight, y], ...ring]);
  const [along, bend] = [Math.round((straight * 2) / 3), Math.round(straight / 3)];
  const level = (point: CurvePoint | undefined, back: number, out: number): CurvePoint => ({
    x: point?.x ?? 0,
    y: point?.y ?? 0,
    in: [-back, 0],
    out: [out, 0],
  });
  const road = [level(first, bend, along), level(second, along, bend), ...others].map(wholeHandles);
  return isClockwise ? road.map(upsideDown) : road;
}

/** Mirrored, a road runs the other way round. */
function upsideDown({ x, y, in: back, out }: WholePoint): WholePoint {
  return { x, y: -y, in: [back[0], -back[1]], out: [out[0], -out[1]] };
}

/** Rounds the handles of a point. */
export function wholeHandles({ x, y, in: back, out }: CurvePoint): WholePoint {
  return { x, y, in: whole(back), out: whole(out) };
}

function whole([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}
