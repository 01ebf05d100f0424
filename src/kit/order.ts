// Puts seats in order: around the table, by given ranks, or by sort keys.
// Not here: the meaning of a game's keys.

import type { CarConfig, Draw, Seat, Standing } from '@core/contract';
import { shuffle } from './deck';

/** Compares left to right, higher is better; negative if a comes first. Shorter keys compare as if padded with 0. */
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

/** The places of these keys, best first: equal keys share the better place, and the next place is skipped. */
export function sharedPlaces(keys: readonly (readonly number[])[]): number[] {
  let place = 0;
  return keys.map((key, index) => {
    const above = keys[index - 1];
    if (above === undefined || compareKeys(above, key) !== 0) place = index + 1;
    return place;
  });
}

/** By how much one value is less than the best, never less than 0; null if one is missing. */
export function shortfall(best: number | undefined, own: number | undefined): number | null {
  return best === undefined || own === undefined ? null : Math.max(0, best - own);
}

/** Seats by the ranks that the host gave, best first; seats without a rank follow in random order. */
export function orderByRank(cars: readonly Pick<CarConfig, 'start'>[], draw: Draw): Seat[] {
  const rankOf = (seat: Seat): number => cars[seat]?.start ?? 0;
  const ranked: Seat[] = [];
  const others: Seat[] = [];
  for (let seat = 0; seat < cars.length; seat++) (rankOf(seat) > 0 ? ranked : others).push(seat);
  ranked.sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  shuffle(others, draw);
  return [...ranked, ...others];
}

/** All seats once, around the table, starting with this one. */
export function roundTable(from: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}
