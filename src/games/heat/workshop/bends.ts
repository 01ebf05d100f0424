// The limit that fits a bend. Not here: how sharply a road bends (geometry/ring.ts).

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

/** The speed limit that fits a bend of this radius, in spaces. */
export function limitFor(radius: number): number {
  return LIMITS.find(([most]) => radius <= most)?.[1] ?? WIDE;
}
