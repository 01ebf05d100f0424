// Points of a race and the table of a season (section 7 of the digest). Pure functions over places.
// Not for: running a season.

import { compareKeys } from '@kit/order';
import { POINTS } from './data/charts';

/** Points for a place of a race, 1-based; 0 beyond sixth. */
export function pointsFor(place: number): number {
  return POINTS[place - 1] ?? 0;
}

/** One driver's season. place: 1-based, shared on a full tie. */
export interface SeasonEntry {
  driver: number;
  place: number;
  points: number;
}

/**
 * The table of a season, best first. results: per race, the place of every driver, driver order. Ties: more wins, then more
 * second places and so on to sixth; then the better place in the last race, the race before, and so on.
 */
export function seasonTable(results: readonly (readonly number[])[]): SeasonEntry[] {
  const drivers = results[0]?.length ?? 0;
  const entries = Array.from({ length: drivers }, (_, driver) => {
    const places = results.map((race) => race[driver] ?? 0);
    const points = places.reduce((sum, place) => sum + pointsFor(place), 0);
    const counts = POINTS.map((_points, index) => places.filter((place) => place === index + 1).length);
    const lately = places.toReversed().map((place) => -place);
    return { driver, points, key: [points, ...counts, ...lately] };
  });
  entries.sort((a, b) => compareKeys(a.key, b.key) || a.driver - b.driver);
  let place = 0;
  return entries.map((entry, index) => {
    const above = entries[index - 1];
    if (above === undefined || compareKeys(above.key, entry.key) !== 0) place = index + 1;
    return { driver: entry.driver, place, points: entry.points };
  });
}
