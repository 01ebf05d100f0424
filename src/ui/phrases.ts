// Small phrases that every game's words are made of: numbers with their nouns, lists of names.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';

/** '1st', '2nd', '3rd', '4th'. */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const end = teen ? undefined : (['st', 'nd', 'rd'] as const)[(n % 10) - 1];
  return `${n}${end ?? 'th'}`;
}

/** '1 space', '3 spaces'. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'. */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A seat's name; its number where the list lacks it. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat): string {
  return seats.find((info) => info.seat === seat)?.name ?? `Car ${seat + 1}`;
}

/** The cars with the most (or, for 'least', the least) of something above zero; empty where none has any. */
export function topOf(values: readonly number[], best: 'most' | 'least' = 'most'): { seats: Seat[]; value: number } {
  const there = values.filter((value) => value > 0);
  if (there.length === 0) return { seats: [], value: 0 };
  const value = best === 'most' ? Math.max(...there) : Math.min(...there);
  return { seats: values.flatMap((v, seat) => (v === value ? [seat] : [])), value };
}
