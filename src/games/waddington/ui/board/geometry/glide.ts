// A car's way over several places, as spots and sizes.

import { entry, type Spot } from '@ui/art/line';
import { glideOver } from '@ui/stage/glide';
import type { Place } from '../../../types';
import type { Road } from './road';

/** Where a car is after so many steps of a path, fractions included, and how it is turned. */
export function glide(road: Road, path: readonly Place[], steps: number): Spot {
  return glideOver(
    path.map((place) => road.spot(place)),
    steps,
  );
}

/** How large the car is drawn after so many steps. */
export function glideScale(road: Road, path: readonly Place[], steps: number): number {
  const index = Math.min(path.length - 1, Math.max(0, Math.floor(steps)));
  const here = road.carScale(entry(path, index));
  const next = road.carScale(entry(path, Math.min(path.length - 1, index + 1)));
  return here + (next - here) * Math.min(1, Math.max(0, steps - index));
}
