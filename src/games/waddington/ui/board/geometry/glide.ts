// A smooth way over several places: at each of them the car stands as the place is turned, between them it steers.

import { entry, type Spot } from '@ui/art/line';
import type { Place } from '../../../types';
import type { Road } from './road';

/** Where a car is after so many steps of a path, fractions included, and how it is turned. */
export function glide(road: Road, path: readonly Place[], steps: number): Spot {
  const last = path.length - 1;
  const index = Math.min(Math.max(0, last - 1), Math.max(0, Math.floor(steps)));
  const from = road.spot(entry(path, index));
  if (last < 1) return from;
  const to = road.spot(entry(path, index + 1));
  return between(from, to, Math.min(1, Math.max(0, steps - index)));
}

/** How large the car is drawn after so many steps. */
export function glideScale(road: Road, path: readonly Place[], steps: number): number {
  const index = Math.min(path.length - 1, Math.max(0, Math.floor(steps)));
  const here = road.carScale(entry(path, index));
  const next = road.carScale(entry(path, Math.min(path.length - 1, index + 1)));
  return here + (next - here) * Math.min(1, Math.max(0, steps - index));
}

/** A Hermite curve that leaves and arrives along the two headings. */
function between(from: Spot, to: Spot, t: number): Spot {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const x = hermite(from.x, to.x, Math.cos(from.angle) * reach, Math.cos(to.angle) * reach, t);
  const y = hermite(from.y, to.y, Math.sin(from.angle) * reach, Math.sin(to.angle) * reach, t);
  return { x: x.at, y: y.at, angle: Math.atan2(y.slope, x.slope) };
}

function hermite(a: number, b: number, leave: number, arrive: number, t: number): { at: number; slope: number } {
  const at =
    (2 * t ** 3 - 3 * t * t + 1) * a +
    (t ** 3 - 2 * t * t + t) * leave +
    (3 * t * t - 2 * t ** 3) * b +
    (t ** 3 - t * t) * arrive;
  const slope = 6 * (t * t - t) * (a - b) + (3 * t * t - 4 * t + 1) * leave + (3 * t * t - 2 * t) * arrive;
  return { at, slope };
}
