// Orders that end in a unique key: seats round the table, places by sort keys.
// Not for: what a game's keys mean.

import type { Seat, Standing } from '@core/contract';

/** Compares left to right, higher is better; negative where a goes first. Keys of different length compare as if padded with 0. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Standings from one entry per seat, best first; places are 1-based, a full tie goes to the lower seat. */
export function standingsOf(entries: readonly Omit<Standing, 'place'>[]): Standing[] {
  return [...entries]
    .sort((a, b) => compareKeys(a.sortKey, b.sortKey) || a.seat - b.seat)
    .map((entry, index) => ({ seat: entry.seat, place: index + 1, status: entry.status, sortKey: entry.sortKey }));
}

/** All seats once, round the table from this one. */
export function roundTable(from: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}
