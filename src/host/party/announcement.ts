// What anyone on the network may read about the open party: other Paddocks, and guests who have not joined. Not here: how it
// gets there (host/lan, handlers.ts).

import type { Announcement } from '../lan/lan';
import type { Hosting } from './hosting';
import type { OpenParty } from './open-party';

/** Returns a function that announces the host's party, or its end, if the announcement has changed. */
export function announcer(hosting: Hosting): () => void {
  let announced = '';
  return () => {
    const announcement = announcementOf(hosting);
    const text = JSON.stringify(announcement);
    if (text !== announced) hosting.lan.announce(announcement);
    announced = text;
  };
}

/** The open party as strangers may see it; null if there is none, or if it is only open for hands on phones. */
export function announcementOf({ open }: Hosting): Announcement | null {
  return open === undefined || open.quiet ? null : partyAnnouncement(open);
}

function partyAnnouncement(party: OpenParty): Announcement {
  const taken = party.chairs.filter((tableSeat, seat) => {
    return tableSeat.driver.kind !== 'lan' || party.members.some((member) => member.seat === seat);
  }).length;
  return {
    id: party.id,
    name: party.name,
    hostName: party.hostName,
    game: party.race.game,
    race: { circuit: party.race.circuit, options: party.race.options },
    seats: { taken, all: party.chairs.length },
    state: party.match === null ? 'waiting' : 'racing',
  };
}
