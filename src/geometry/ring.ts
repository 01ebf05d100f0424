// Roads drawn by chance: points of a ring, and where the road through them bends. Without sine and cosine, because browsers differ
// in their last digit.

import type { ClosedCurve, CurvePoint } from './curve';
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

/** A bend of a road that is cut into pieces. */
export interface Bend {
  /** The piece of the curve where it is sharpest, from the curve's first point. */
  readonly space: number;
  /** In pieces. */
  readonly radius: number;
  readonly isRight: boolean;
}

/** The bends of a road: its sharpest pieces up to a radius, none next to another. */
export function bendsOf(curve: ClosedCurve, pieces: number, widest: number): Bend[] {
  const places = curve.cut(pieces * LOOKS, 0);
  const unit = curve.length / pieces;
  const measured = Array.from({ length: pieces }, (_, space): Bend => {
    const { radius, isRight } = bendAt(places, space * LOOKS, LOOKS);
    return { space, radius: radius / unit, isRight };
  });
  return measured.filter(({ space, radius }) => {
    const near = [-3, -2, -1, 1, 2, 3].map((by) => entry(measured, (space + by + pieces) % pieces));
    return (
      radius <= widest &&
      near.every((other) => other.radius > radius || (other.radius === radius && other.space > space))
    );
  });
}

/** A point with whole handles, as files have them. */
export function wholeHandles({ x, y, in: back, out }: CurvePoint): {
  x: number;
  y: number;
  in: [number, number];
  out: [number, number];
} {
  return { x, y, in: whole(back), out: whole(out) };
}

function whole([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}
