// How sharply a road bends, space by space, and the limit that fits a bend.

import { bendThrough, type ClosedCurve } from '@geometry/curve';
import { entry } from '@geometry/line';

/** Places per space at which the road's bends are measured. */
const LOOKS = 2;
/** A limit for each radius of a bend, in spaces: the first that is not exceeded. */
const LIMITS: readonly (readonly [radius: number, limit: number])[] = [
  [1.3, 2],
  [1.8, 3],
  [2.4, 4],
  [3.1, 5],
  [4, 6],
  [5.2, 7],
];
/** The limit of everything wider. */
const WIDE = 8;

/** The radius up to which something is a bend, in spaces. */
export const WIDEST = 5.2;

/** How the road bends where a space begins. space: counted from where the measuring began. radius: in spaces. */
export interface Bend {
  readonly space: number;
  readonly radius: number;
  readonly isRight: boolean;
}

/** The bend at the beginning of every space. from: the distance of the first. */
export function bendOfEach(curve: ClosedCurve, spaces: number, from = 0): Bend[] {
  const places = curve.cut(spaces * LOOKS, from);
  const unit = curve.length / spaces;
  return Array.from({ length: spaces }, (_, space): Bend => {
    const place = (by: number) => entry(places, (space * LOOKS + by + places.length) % places.length);
    const { radius, isRight } = bendThrough(place(-LOOKS), place(0), place(LOOKS));
    return { space, radius: radius / unit, isRight };
  });
}

/** The speed limit that fits a bend of this radius, in spaces. */
export function limitFor(radius: number): number {
  return LIMITS.find(([most]) => radius <= most)?.[1] ?? WIDE;
}
