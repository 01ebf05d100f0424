// How large a car is drawn, as its neighbours leave it room.

import type { Spot } from '@ui/art/line';

/** A car alone in its lane is drawn this much larger; in the pits it just fits. */
const LARGEST = 1.4;
/** Cars in one lane nearer than this keep their size, from the second distance on they grow in full, board units. */
const NEAR = 30;
const FAR = 44;
/** Cars further aside than this are in another lane, board units. */
const LANE = 15;

/** How much larger than its size a car is drawn, as the cars in front of it and behind it leave room. */
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
