// Places at tables, and the AI drivers who fill them. Not here: who takes a place (elimination.ts, swiss.ts, robin.ts).

import { FILL_IN, isFillIn } from './desk';
import type { Source, TablePlace } from './types';

/** The ids of this many AI drivers who belong to no one. */
export function fillIns(count: number, from = 1): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, n) => `${FILL_IN}${from + n}`);
}

/** A decided place. */
export function placeOf(driver: string, from: Source | null): TablePlace {
  return isFillIn(driver) ? { kind: 'fillIn', driver } : { kind: 'driver', driver, standIn: false, from };
}

/** The driver of a decided place, or none. */
export function driverAt(place: TablePlace): string[] {
  return place.kind === 'open' ? [] : [place.driver];
}
