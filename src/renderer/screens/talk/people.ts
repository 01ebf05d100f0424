// Who is who in a party: names, cars and private conversations. Pure.

import { HOST } from '@api/constants';
import type { ChatLine, Party, PartySeat } from '@api/party';
import type { Colour } from '@core/contract';
import { ROOM, selfOf, talkOf } from '../../app/party/at-party';
import { t } from '../../text/talk';

/** A person's name: the host, or a guest by id; anyone who has left keeps the last known name. */
export function nameAt(party: Party, id: string): string {
  if (id === HOST) return party.hostName;
  return party.guests.find((guest) => guest.id === id)?.name ?? t('somebody');
}

/** The seat of a person: the host's own is the first one driven at this screen. */
export function seatOf(party: Party, id: string): PartySeat | undefined {
  if (id === HOST) return party.seats.find((seat) => seat.driver.kind === 'you');
  return party.seats.find((seat) => seat.guest === id);
}

/** The colour of a person's car; undefined for watchers. */
export function colourOf(party: Party, id: string): Colour | undefined {
  return seatOf(party, id)?.colour;
}

/** Private conversations: those with lines, in the order of their first one, then new ones without a line. */
export function talksOf(lines: readonly ChatLine[], party: Party, begun: readonly string[]): string[] {
  const spoken = lines.map((line) => talkOf(line, party));
  const here = (id: string) => id !== selfOf(party) && (id === HOST || party.guests.some((guest) => guest.id === id));
  return [...new Set([...spoken, ...begun])].filter((talk) => talk !== ROOM && here(talk));
}
