// The points of a place in a season (section 7 of the digest).

import { POINTS } from './data/settings';

/** Points for a place in a race, 1-based; 0 beyond fourth. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}
