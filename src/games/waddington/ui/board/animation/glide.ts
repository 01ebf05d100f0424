// A car's path over several places, as spots and sizes.

import type { Spot } from '@geometry/line';
import { sizeAt } from '@ui/game/board/driving';
import { glideOver } from '@ui/stage/motion/glide';
import type { Road } from '../../../geometry/road';
import type { Place } from '../../../types';

/** A car's spot and angle after this many steps of a path, fractions included. */
export function glide(road: Road, path: readonly Place[], steps: number): Spot {
  return glideOver(
    path.map((place) => road.spot(place)),
    steps,
  );
}

/** The car's scale after this many steps. */
export function glideScale(road: Road, path: readonly Place[], steps: number): number {
  const sizes = path.map((place) => road.carScale(place));
  return sizeAt(sizes, steps);
}
