// What a place is worth. Not for: points of events, which come with seasons.

/** R93: 2 for every car beaten, and 2. place: 1-based. */
export function pointsFor(place: number, cars: number): number {
  return 2 * (cars - place + 1);
}
