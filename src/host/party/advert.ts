// What anyone on the network may read of the open party: other Paddocks, and guests who have not joined. Not for: how it
// gets there (host/lan, handlers.ts).

import type { Advert } from '../lan/lan';
import type { Hosting } from './hosting';
import type { OpenParty } from './open-party';

/** Returns the way to announce the host's party, or that there is none, where that has changed. */
export function advertiser(hosting: Hosting): () => void {
  let advertised = '';
  return () => {
    const advert = openAdvert(hosting);
    const text = JSON.stringify(advert);
    if (text !== advertised) hosting.lan.announce(advert);
    advertised = text;
  };
}

/** The open party as strangers may see it; null if there is none, or one for hands alone. */
export function openAdvert({ open }: Hosting): Advert | null {
  return open === undefined || open.quiet ? null : advertOf(open);
}

function advertOf(party: OpenParty): Advert {
  const taken = party.chairs.filter((chair, seat) => {
    return chair.driver.kind !== 'lan' || party.members.some((member) => member.seat === seat);
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
