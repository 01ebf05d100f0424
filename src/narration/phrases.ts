// Small phrases used in every game's text: ordinals, lists of names.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { listOf } from '@i18n/page';
import { t } from '@ui/text/t';

/** '1st', '2nd', '3rd', '4th'. */
export function ordinal(n: number): string {
  return t('ordinal', { n });
}

/** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'. */
export function list(names: readonly string[]): string {
  return listOf(names);
}

/** A seat's name; its number if it is not in the list. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat): string {
  return seats.find((info) => info.seat === seat)?.name ?? t('seat.unnamed', { number: seat + 1 });
}

/** The seats with the most (or, for 'least', the least) of something above zero; empty if all have zero. */
export function topOf(values: readonly number[], best: 'most' | 'least' = 'most'): { seats: Seat[]; value: number } {
  const there = values.filter((value) => value > 0);
  if (there.length === 0) return { seats: [], value: 0 };
  const value = best === 'most' ? Math.max(...there) : Math.min(...there);
  return { seats: values.flatMap((v, seat) => (v === value ? [seat] : [])), value };
}
