// The drawn size of a car, depending on the space its neighbours leave.

import type { Spot } from '@geometry/line';

/** Factor by which a car alone in its lane is enlarged; in the pits it just fits. */
const LARGEST = 1.4;
/**
 * Cars in one lane closer than the first distance keep their size; from the second distance on they are fully enlarged,
 * board units.
 */
const NEAR = 30;
const FAR = 44;
/** Cars further to the side than this are in another lane, board units. */
const LANE = 15;

/** A car's scale factor, depending on the cars in front of and behind it. */
export function growth(spot: Spot, others: readonly Spot[], isParked: boolean): number {
  if (isParked) return 1;
  const [ahead, aside] = [Math.cos(spot.angle), Math.sin(spot.angle)];
  const gaps = others.map(({ x, y }) => {
    const [dx, dy] = [x - spot.x, y - spot.y];
    const isBeside = Math.abs(dx * -aside + dy * ahead) > LANE;
    return isBeside ? Number.POSITIVE_INFINITY : Math.hypot(dx, dy);
  });
  const nearest = Math.min(...gaps);
  return 1 + (LARGEST - 1) * Math.min(1, Math.max(0, (nearest - NEAR) / (FAR - NEAR)));
}
