// The open party as a television shows it, field by field, so that nothing else can reach the room. Not here: which pages are
// televisions (televisions.ts).

import type { TvParty, TvSeat } from '@api/tv/commands';
import type { Seat } from '@core/contract';
import type { Lan } from '../lan/lan';
import { isFree, memberIn, type OpenParty, type TableSeat } from '../party/open-party';

/** What a television's view also needs. now: ms, steady clock. */
export interface Room {
  readonly now: number;
  readonly hostAway: boolean;
  readonly lan: Pick<Lan, 'networks'>;
}

/** The party, with nothing that only some of the people in the room may know. */
export function tvPartyOf(party: OpenParty, { now, hostAway, lan }: Room): TvParty {
  const { game, circuit, options, source, clock, bank } = party.race;
  return {
    name: party.name,
    code: party.code,
    addresses: [...party.listener.urls],
    network: networkOf(party, lan),
    race: {
      game,
      circuit,
      options,
      clock,
      ...(source !== undefined && { source }),
      ...(bank !== undefined && { bank }),
    },
    seats: party.chairs.map((tableSeat, seat) => seatOf(party, tableSeat, seat, now)),
    hostName: party.hostName,
    hostAway,
    match: party.match,
    joins: joinsOf(party),
    volume: party.volume,
  };
}

/** The network of the best address. */
function networkOf({ listener }: OpenParty, lan: Room['lan']): TvParty['network'] {
  const [best] = listener.urls;
  if (best === undefined) return null;
  const host = new URL(best).hostname;
  const found = lan.networks().find(({ address }) => address === host);
  return found === undefined ? null : { name: found.name, kind: found.kind };
}

function joinsOf(party: OpenParty): TvParty['joins'] {
  if (party.chairs.some((tableSeat, seat) => isFree(party, tableSeat, seat))) return 'seat';
  return party.rules.watching ? 'watch' : 'none';
}

function seatOf(party: OpenParty, tableSeat: TableSeat, seat: Seat, now: number): TvSeat {
  const member = memberIn(party, seat);
  const { colour, driver } = tableSeat;
  const isHere = driver.kind === 'you' || driver.kind === 'hotseat';
  const isBound = tableSeat.entrant !== undefined;
  return {
    name: isBound ? tableSeat.name : (member?.name ?? tableSeat.name),
    colour,
    driver,
    device: member?.device ?? (isHere ? 'host' : null),
    state: stateOf(party, tableSeat, seat),
    away: member === undefined || member.away === null ? null : now - member.away,
  };
}

function stateOf(party: OpenParty, { driver }: TableSeat, seat: Seat): TvSeat['state'] {
  const member = memberIn(party, seat);
  if (driver.kind === 'ai' || driver.kind === 'automaton') return 'driven';
  if (member === undefined && driver.kind === 'lan') return 'open';
  if (member !== undefined && member.away !== null) return 'away';
  const isReady = member === undefined ? party.hostReady : member.ready;
  return party.match !== null || isReady ? 'ready' : 'choosing';
}
