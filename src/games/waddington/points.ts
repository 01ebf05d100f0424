// The points of a place (S5). Not here: adding up a season (src/season).

import { POINTS } from './data/charts';

/** Points for a place in a race, 1-based; 0 beyond sixth. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}
