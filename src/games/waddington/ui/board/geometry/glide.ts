// A car's way over several places, as spots and sizes.

import type { Spot } from '@ui/art/line';
import { sizeAt } from '@ui/game/board/driving';
import { glideOver } from '@ui/stage/motion/glide';
import type { Place } from '../../../types';
import type { Road } from './road';

/** Where a car is after this many steps of a path, fractions included, and how it is turned. */
export function glide(road: Road, path: readonly Place[], steps: number): Spot {
  return glideOver(
    path.map((place) => road.spot(place)),
    steps,
  );
}

/** How large the car is drawn after this many steps. */
export function glideScale(road: Road, path: readonly Place[], steps: number): number {
  const sizes = path.map((place) => road.carScale(place));
  return sizeAt(sizes, steps);
}
