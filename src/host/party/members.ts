// Small helpers shared by the party's parts: who sits where, and who is ready.

import type { Seat } from '@core/contract';
import { guestsAt, isFree, type Member, memberIn, type OpenParty, type Table, type TableSeat } from './open-party';

/**
 * Names that are no longer available at a table. but: the member or seat whose own name stays available. Names of open seats are free,
 * and so are the names of a season's drivers: a guest who joins with one is that driver. Guests of other tables may come here, so their
 * names are taken, too.
 */
export function takenNames(table: Table, but?: Member | TableSeat): string[] {
  return namesIn(table.party, [table], but);
}

/** Names that are no longer available at any table: for a guest, who may go to all of them. */
export function takenAnywhere(party: OpenParty, but?: Member): string[] {
  return namesIn(party, party.tables, but);
}

function namesIn(party: OpenParty, tables: readonly Table[], but: Member | TableSeat | undefined): string[] {
  const guests = party.members.filter((member) => member !== but);
  const seats = tables
    .flatMap(({ chairs }) => chairs)
    .filter((one) => one !== but && one.driver.kind !== 'lan' && one.entrant === undefined);
  return [party.hostName, ...guests.map((one) => one.name), ...seats.map((one) => one.name)];
}

/** The first seat that waits for a guest. */
export function firstOpen(table: Table): Seat | null {
  const seat = table.chairs.findIndex((tableSeat, at) => waits(table, tableSeat, at));
  return seat === -1 ? null : seat;
}

/** The first seat that a guest without one may take. */
export function firstFree(table: Table): Seat | null {
  const seat = table.chairs.findIndex((tableSeat, at) => isFree(table, tableSeat, at));
  return seat === -1 ? null : seat;
}

/** Whether this is a guest seat that no one has taken. */
export function waits(table: Table, tableSeat: TableSeat, seat: Seat): boolean {
  return tableSeat.driver.kind === 'lan' && memberIn(table, seat) === undefined;
}

/** No one at the table is ready any more. */
export function unready(table: Table): void {
  table.hostReady = false;
  for (const member of guestsAt(table)) member.ready = false;
}

/** Changes the guests: notes since when each has had no seat. now: ms, steady clock. */
export function noteFree({ members }: OpenParty, now: number): void {
  for (const member of members)
    member.freeSince = member.seat === null && !member.knocking ? (member.freeSince ?? now) : undefined;
}

/** Changes the member: they have no seat. */
export function getUp(member: Member): void {
  member.seat = null;
  member.ready = false;
  member.standIn = false;
}
