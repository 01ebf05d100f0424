// Who goes where if all guests without a seat get one. Pure.

import type { Guest } from '@api/party';
import type { PartyTable } from '@api/tables/commands';

/** A guest and the table that has a seat for them; undefined: no seat is left. */
export interface Seating {
  readonly guest: Guest;
  readonly table: PartyTable | undefined;
}

/** In the order of the guests: a seat at the table where they are if it has one, otherwise at the table with the lowest number. seats: free ones by the table's id. */
export function seatingOf(
  guests: readonly Guest[],
  tables: readonly PartyTable[],
  seats: ReadonlyMap<string, number>,
): Seating[] {
  const left = new Map(seats);
  return guests.map((guest) => {
    const free = tables.filter(({ id }) => (left.get(id) ?? 0) > 0);
    const table = free.find(({ id }) => id === guest.table) ?? free[0];
    if (table !== undefined) left.set(table.id, (left.get(table.id) ?? 0) - 1);
    return { guest, table };
  });
}
