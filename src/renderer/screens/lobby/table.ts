// The lobby's table as text and counts: who is ready, who is missing, what a seat is. Pure.

import { HOST } from '@api/constants';
import { isHere, isPerson } from '@api/drivers';
import type { Guest, Party, PartySeat } from '@api/party';
import { listText } from '../../app/format';
import { guestsHere } from '../../app/party/at-party';
import { t } from '../../text/lobby';

/** The state of a seat. here: on this host's screen; lost: the guest's connection is gone. */
export type SeatState = 'ready' | 'choosing' | 'lost' | 'driven' | 'open';

/** The guest on a seat. */
export function guestOn(party: Party, seat: PartySeat): Guest | undefined {
  return seat.guest === null ? undefined : party.guests.find((guest) => guest.id === seat.guest);
}

/** The state of one seat. */
export function stateOf(party: Party, seat: PartySeat): SeatState {
  if (!isPerson(seat.driver)) return 'driven';
  if (isHere(seat.driver)) return party.hostReady ? 'ready' : 'choosing';
  const guest = guestOn(party, seat);
  if (guest === undefined) return 'open';
  if (guest.away !== null) return 'lost';
  return guest.ready ? 'ready' : 'choosing';
}

/** '4 of 5 ready': seats with a driver; AI drivers are always ready. */
export function readyText(party: Party): string {
  const states = party.seats.map((seat) => stateOf(party, seat)).filter((state) => state !== 'open');
  const ready = states.filter((state) => state === 'ready' || state === 'driven').length;
  return t('foot.ready', { ready, all: states.length });
}

/** Names of seated guests who are not ready or not connected. The host is ready by starting the race. */
export function missingNames(party: Party): string[] {
  return party.seats.flatMap((seat) => {
    const state = stateOf(party, seat);
    return seat.driver.kind === 'lan' && (state === 'choosing' || state === 'lost') ? [seat.name] : [];
  });
}

/** 'Ines is still choosing a car.'; empty if no one is missing. */
export function missingText(party: Party): string {
  const names = missingNames(party);
  if (names.length === 0) return '';
  const [only = ''] = names;
  const lost = party.seats.find((seat) => seat.name === only);
  if (names.length > 1) return t('missing.several', { names: listText(names) });
  if (lost !== undefined && stateOf(party, lost) === 'lost') return t('missing.lost', { name: only });
  return t('missing.choosing', { name: only });
}

/** Why the race can't start even without the missing guests, or null. least: the number of drivers that the game needs. */
export function startProblem(party: Party, least: number): string | null {
  const open = party.seats.filter((seat) => stateOf(party, seat) === 'open').length;
  const drivers = party.seats.length - (party.rules.fillWithAi ? 0 : open);
  if (drivers >= least) return null;
  return t('start.few', { least });
}

/** Guests at this table without a seat. */
export function watchersOf(party: Party): Guest[] {
  return guestsHere(party).filter((guest) => guest.seat === null && !guest.knocking);
}

/** Guests whose join request is open. */
export function joinRequestsOf(party: Party): Guest[] {
  return party.guests.filter((guest) => guest.knocking);
}

/** Whether this page's person has this seat. The host's people belong to all of the host's windows. */
export function isOwnSeat(party: Party, seat: PartySeat): boolean {
  if (party.you === null) return isHere(seat.driver);
  return seat.guest === party.you;
}

/** The id of a seat's person in conversations: a guest's id, or the host; undefined for AI drivers and open seats. */
export function personOn(seat: PartySeat): string | undefined {
  if (isHere(seat.driver)) return HOST;
  return seat.guest ?? undefined;
}

/** 'Phone, 9 ms'. */
export function deviceText(guest: Guest): string {
  const device = t(`device.${guest.device}`);
  return guest.ping === null ? device : t('device.ping', { device, ping: guest.ping });
}
