// The safety speed that fits a bend. Not here: how sharply a road bends (geometry/ring.ts).

/** Safety speeds of the middle lane for each radius of a bend, in rows: the first that is not exceeded. */
const LIMITS: readonly (readonly [radius: number, limit: number])[] = [
  [1.9, 60],
  [2.6, 80],
  [3.5, 100],
  [5, 120],
  [6.5, 140],
];
/** Of everything wider. */
const WIDE = 140;

/** The radius up to which something is a bend, in rows. */
export const WIDEST = 6.5;

/** The safety speed that fits a bend of this radius, in rows. */
export function limitFor(radius: number): number {
  return LIMITS.find(([widest]) => radius <= widest)?.[1] ?? WIDE;
}
