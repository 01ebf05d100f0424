// What anyone on the network may read about the open party: other Paddocks, and guests who have not joined. Not here: how it
// gets there (host/lan, handlers.ts).

import type { Announcement } from '../lan/lan';
import type { Hosting } from './hosting';
import { firstTable, memberIn, type OpenParty } from './open-party';

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

/** The race is the first table's, the seats are counted over all tables. */
function partyAnnouncement(party: OpenParty): Announcement {
  const { race } = firstTable(party);
  const chairs = party.tables.flatMap((table) => {
    return table.chairs.map(({ driver }, seat) => driver.kind !== 'lan' || memberIn(table, seat) !== undefined);
  });
  return {
    id: party.id,
    name: party.name,
    hostName: party.hostName,
    game: race.game,
    race: { circuit: race.circuit, options: race.options },
    seats: { taken: chairs.filter((isTaken) => isTaken).length, all: chairs.length },
    state: party.tables.some(({ match }) => match === null) ? 'waiting' : 'racing',
  };
}
