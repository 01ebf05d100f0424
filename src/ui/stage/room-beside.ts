// Where a call-out hides least of the board around its spot. Pure arithmetic.

/** A spot of the world. */
interface At {
  x: number;
  y: number;
}

/** Words are wider than high: sideways a crowd weighs less. */
const FLAT = 1.7;
const TRIES = 12;

/** The least crowded of the spots that lie `reach` above and below and 1.5 times that beside. */
export function roomBeside({ x, y }: At, reach: number, busy: readonly At[]): At {
  const spots = Array.from({ length: TRIES }, (_, i) => {
    const angle = (i * 2 * Math.PI) / TRIES;
    return { x: x + Math.cos(angle) * reach * 1.5, y: y + Math.sin(angle) * reach };
  });
  const crowd = (spot: At): number =>
    busy.reduce((sum, one) => sum + Math.max(0, reach - Math.hypot((one.x - spot.x) / FLAT, one.y - spot.y)), 0);
  return spots.reduce((best, spot) => (crowd(spot) < crowd(best) ? spot : best));
}
