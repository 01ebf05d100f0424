// Where a panel over the board covers the fewest cars: along the lower edge, where people look for it, or along the upper one. Pure. Not
// here: measuring (use-clear-side.ts).

/** The edge of the board that a panel is at. */
export type Side = 'bottom' | 'top';

/** A rectangle, px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A car, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The side with fewer cars under the panel; the panel stays where it is unless the other side is better. */
export function clearSide(areas: Readonly<Record<Side, Area>>, cars: readonly Spot[], now: Side): Side {
  const other = now === 'bottom' ? 'top' : 'bottom';
  return coveredBy(areas[other], cars) < coveredBy(areas[now], cars) ? other : now;
}

/** How many cars the area covers, at least in part. */
function coveredBy({ left, top, right, bottom }: Area, cars: readonly Spot[]): number {
  return cars.filter(({ x, y, radius }) => {
    const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
    return Math.hypot(x - nearX, y - nearY) < radius;
  }).length;
}
