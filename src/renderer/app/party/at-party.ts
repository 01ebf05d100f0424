// Who this page is at a party, and which conversation a line belongs to. Pure.

import { HOST } from '@api/constants';
import type { ChatLine, Guest, Party } from '@api/party';
import type { Seat } from '@core/contract';

/** The conversation of the whole room, in place of a guest's id. */
export const ROOM = 'room';

/** This page's own id in conversations: its guest id, or HOST. */
export function selfOf(party: Party): string {
  return party.you ?? HOST;
}

/** The conversation a line belongs to, as this page sees it: ROOM, or the other person. */
export function talkOf(line: ChatLine, party: Party): string {
  if (line.to === null || line.from === 'party') return ROOM;
  const from = line.from ?? HOST;
  return from === selfOf(party) ? line.to : from;
}

/** This page's own entry among the guests; undefined for the host's windows. */
export function guestHere(party: Party): Guest | undefined {
  return party.guests.find((guest) => guest.id === party.you);
}

/** The guests at the table where this page is. A guest's seat says nothing without their table: every table has a first seat. */
export function guestsHere(party: Party): Guest[] {
  return party.guests.filter(({ table }) => table === party.table);
}

/** The guest in this seat of the table where this page is; undefined if nobody sits there. */
export function guestIn(party: Party, seat: Seat): Guest | undefined {
  return guestsHere(party).find((guest) => guest.seat === seat);
}

/** Whether this page shows a way to the hall: a guest needs it once there are other tables, the host to open them. */
export function hasHall({ tables, you }: Party): boolean {
  return tables.length > (you === null ? 0 : 1);
}

/** All unread lines together. */
export function unreadCount(unread: Readonly<Record<string, number>>): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0);
}

/**
 * The party as received, with the moment since when each guest is away or without a seat, and when the call ends, instead of durations. now: ms, the steady
 * clock.
 */
export function byOwnClock(party: Party, now: number): Party {
  const guests = party.guests.map((one) => ({
    ...one,
    away: one.away === null ? null : now - one.away,
    ...(one.free !== undefined && { free: now - one.free }),
  }));
  return { ...party, guests, call: party.call == null ? null : now + party.call };
}
