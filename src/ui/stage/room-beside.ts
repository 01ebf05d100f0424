// Finds where a callout hides least of the board around its spot. Pure functions.

/** A point of the world. */
interface At {
  x: number;
  y: number;
}

/** Text is wider than high, so things beside it count less. */
const FLAT = 1.7;
const TRIES = 12;
/** Distances to try for text that must leave squares free: how many reaches, and the step. */
const RINGS = 4;
const RING = 0.35;

/**
 * Approximate width and height of the text, and the squares it must leave free: middle and half length of each. within: the area
 * where it is visible. World units.
 */
export interface KeepOff {
  width: number;
  height: number;
  free: readonly At[];
  half: number;
  within: { left: number; top: number; right: number; bottom: number };
}

/**
 * The nearest spot, in rings around `at`, where the text is visible, covers none of the squares to leave free, and covers as
 * little of the board as any spot at that distance. If there is none: the spot that covers the fewest squares.
 */
export function freeBeside(at: At, reach: number, busy: readonly At[], boardText: KeepOff): At {
  const covered = (spot: At): number =>
    boardText.free.filter((one) => isUnder(spot, boardText, one)).length +
    (isSeen(spot, boardText) ? 0 : boardText.free.length);
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (let ring = 1; ring <= RINGS; ring += RING) {
    const spots = around(at, reach * ring);
    const free = spots.filter((spot) => covered(spot) === 0);
    if (free.length > 0) return leastCrowded(free, reach, busy);
    for (const spot of spots) {
      if (covered(spot) >= least) continue;
      least = covered(spot);
      best = spot;
    }
  }
  return best;
}

function isSeen({ x, y }: At, { width, height, within }: KeepOff): boolean {
  const isAcross = x - width / 2 >= within.left && x + width / 2 <= within.right;
  return isAcross && y - height / 2 >= within.top && y + height / 2 <= within.bottom;
}

function isUnder(spot: At, { width, height, half }: KeepOff, one: At): boolean {
  return Math.abs(one.x - spot.x) < width / 2 + half && Math.abs(one.y - spot.y) < height / 2 + half;
}

/** The least crowded of the spots at `reach` above and below, and at 1.5 times `reach` to each side. */
export function roomBeside(at: At, reach: number, busy: readonly At[]): At {
  return leastCrowded(around(at, reach), reach, busy);
}

function around({ x, y }: At, reach: number): At[] {
  return Array.from({ length: TRIES }, (_, i) => {
    const angle = (i * 2 * Math.PI) / TRIES;
    return { x: x + Math.cos(angle) * reach * 1.5, y: y + Math.sin(angle) * reach };
  });
}

function leastCrowded(spots: readonly At[], reach: number, busy: readonly At[]): At {
  const crowd = (spot: At): number =>
    busy.reduce((sum, one) => sum + Math.max(0, reach - Math.hypot((one.x - spot.x) / FLAT, one.y - spot.y)), 0);
  return spots.reduce((best, spot) => (crowd(spot) < crowd(best) ? spot : best));
}
