// Small questions and changes about who sits where at a party, shared by its parts.

import type { Seat } from '@core/contract';
import { type Member, memberIn, type OpenParty, type TableSeat } from './open-party';

/**
 * Names that nobody may take any more. but: whose own name is free to them. Open seats' names are free, and so are those of
 * a season's drivers: who comes under such a name is that driver.
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

/** A seat for guests that nobody has. */
export function waits(party: OpenParty, tableSeat: TableSeat, seat: Seat): boolean {
  return tableSeat.driver.kind === 'lan' && memberIn(party, seat) === undefined;
}

/** Nobody is ready any more. */
export function unready(party: OpenParty): void {
  party.hostReady = false;
  for (const member of party.members) member.ready = false;
}

/** Changes the member: they sit nowhere. */
export function getUp(member: Member): void {
  member.seat = null;
  member.ready = false;
  member.standIn = false;
}
