// The points of a place in a season (S5).

import { POINTS } from './data/settings';

/** Points for a place in a race, 1-based; 0 beyond fourth. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}
