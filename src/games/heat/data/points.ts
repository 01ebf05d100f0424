// What a place is worth in points. Not here: an event's points (hand-over.ts).

/** R93: 2 for every car beaten, plus 2. place: 1-based. */
export function pointsFor(place: number, cars: number): number {
  return 2 * (cars - place + 1);
}
