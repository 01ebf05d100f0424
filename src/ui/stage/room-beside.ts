// Where a call-out hides least of the board around its spot. Pure arithmetic.

/** A spot of the world. */
interface At {
  x: number;
  y: number;
}

/** Words are wider than high: sideways a crowd weighs less. */
const FLAT = 1.7;
const TRIES = 12;
/** Distances tried for words that must leave squares free: so far in reaches, in steps of so much. */
const RINGS = 4;
const RING = 0.35;

/**
 * Words about so wide and high, and the squares they must leave free: middle and half length of each. within: where they
 * can be seen. World units.
 */
export interface KeepOff {
  width: number;
  height: number;
  free: readonly At[];
  half: number;
  within: { left: number; top: number; right: number; bottom: number };
}

/**
 * The nearest spot, round and round it further out, at which such words can be seen and cover none of the squares to be
 * left free, and as little of the board as any spot at that distance; the one that covers fewest where none is free.
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

/** The least crowded of the spots that lie `reach` above and below and 1.5 times that beside. */
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
