// Where a closed road comes near itself, and how sharply it turns: measured at places at equal distances along it.

import { bendThrough, distanceBetween } from './curve';
import { entry, type Point } from './line';

/** Two places of different stretches. room: between their edges, negative if they touch. */
export interface Neighbours {
  readonly at: number;
  readonly other: number;
  readonly room: number;
}

/**
 * The two places of different stretches that have the least room between them, or the first that touch. along: places nearer
 * than this along the road are one stretch; reach: how far the road reaches to its sides at a place.
 */
export function nearestStretches(
  places: readonly Point[],
  along: number,
  reach: (place: number) => number,
): Neighbours {
  const count = places.length;
  let found: Neighbours = { at: 0, other: 0, room: Number.POSITIVE_INFINITY };
  for (let at = 0; at < count; at++) {
    for (let other = at + along; other < count && other - at <= count - along; other++) {
      const room = distanceBetween(entry(places, at), entry(places, other)) - reach(at) - reach(other);
      if (room < found.room) found = { at, other, room };
      if (room < 0) return found;
    }
  }
  return found;
}

/** How the road bends at a place, by the places this many before and after it. */
export function bendAt(places: readonly Point[], at: number, by: number): { radius: number; isRight: boolean } {
  const place = (away: number) => entry(places, (at + away + places.length) % places.length);
  return bendThrough(place(-by), place(0), place(by));
}
