// What other Paddocks on the network read of the open party. Not for: how it gets there (host/lan).

import type { Advert } from '../lan/lan';
import type { Hosting } from './hosting';
import type { OpenParty } from './open-party';

/** Returns the way to announce the host's party, or that there is none, where that has changed. */
export function advertiser(hosting: Hosting): () => void {
  let advertised = '';
  return () => {
    const party = hosting.open;
    const advert = party === undefined || party.quiet ? null : advertOf(party);
    const text = JSON.stringify(advert);
    if (text !== advertised) hosting.lan.announce(advert);
    advertised = text;
  };
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
