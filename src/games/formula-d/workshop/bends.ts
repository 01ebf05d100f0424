// How far a corner reaches round the sharpest space of a bend, and how many stops fit it. Not here: how sharply a road bends
// (geometry/ring.ts).

/** Radius in spaces up to which a bend is a corner, and up to which the road beside it still belongs to it. */
export const BEND = { corner: 7.5, beside: 11 } as const;
/** Spaces of a corner on each side of its sharpest space, and of the straight after it. */
export const SIDE = { least: 1, most: 6, apart: 2 } as const;
/** Spaces of a corner from which it requires two stops, and three. */
const STOPS = [7, 10] as const;

/** The spaces of a corner, `from` to `to - 1`. */
export interface Placed {
  readonly from: number;
  readonly to: number;
}

/**
 * The corner round a space, as far as the road bends; undefined: there is no room for one. bends: whether a space is part of a
 * bend; isFree: whether a corner may begin or end there.
 */
export function cornerAround(
  space: number,
  bends: (space: number) => boolean,
  isFree: (space: number) => boolean,
): Placed | undefined {
  let [from, to] = [space - SIDE.least, space + SIDE.least + 1];
  if (!isFree(from) || !isFree(to)) return undefined;
  while (space - from < SIDE.most && bends(from - 1) && isFree(from - 1)) from--;
  while (to - space <= SIDE.most && bends(to) && isFree(to + 1)) to++;
  return { from, to };
}

/** Whether a place is clear of corners. */
export function isClearOf(placed: readonly Placed[], at: number): boolean {
  return placed.every(({ from, to }) => at <= from - SIDE.apart || at >= to + SIDE.apart);
}

/** The stops that a corner of this many spaces requires. */
export function stopsFor(spaces: number): number {
  return 1 + STOPS.filter((enough) => spaces >= enough).length;
}
