// Small helpers shared by the party's parts: who sits where, and who is ready.

import type { Seat } from '@core/contract';
import { type Member, memberIn, type OpenParty, type TableSeat } from './open-party';

/**
 * Names that are no longer available. but: the member or seat whose own name stays available. Names of open seats are free,
 * and so are the names of a season's drivers: a guest who joins with one is that driver.
 */
export function takenNames(party: OpenParty, but?: Member | TableSeat): string[] {
  const guests = party.members.filter((member) => member !== but);
  const seats = party.chairs.filter((one) => one !== but && one.driver.kind !== 'lan' && one.entrant === undefined);
  return [party.hostName, ...guests.map((one) => one.name), ...seats.map((one) => one.name)];
}

/** The first seat that waits for a guest. */
export function firstOpen(party: OpenParty): Seat | null {
  const seat = party.chairs.findIndex((tableSeat, at) => waits(party, tableSeat, at));
  return seat === -1 ? null : seat;
}

/** Whether this is a guest seat that no one has taken. */
export function waits(party: OpenParty, tableSeat: TableSeat, seat: Seat): boolean {
  return tableSeat.driver.kind === 'lan' && memberIn(party, seat) === undefined;
}

/** No one is ready any more. */
export function unready(party: OpenParty): void {
  party.hostReady = false;
  for (const member of party.members) member.ready = false;
}

/** Changes the member: they have no seat. */
export function getUp(member: Member): void {
  member.seat = null;
  member.ready = false;
  member.standIn = false;
}
