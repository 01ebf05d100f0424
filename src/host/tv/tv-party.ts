// The open party as a television shows it, field by field, so that nothing else can reach the room. Not here: which pages are
// televisions (televisions.ts).

import type { TvParty, TvSeat, TvTable } from '@api/tv/commands';
import type { Seat } from '@core/contract';
import type { Look } from '@drivers/look';
import type { Lan } from '../lan/lan';
import { isFree, memberIn, type OpenParty, type Table, type TableSeat } from '../party/open-party';
import { folded } from '../people/known';

/** What a television's view also needs. now: ms, steady clock. */
export interface Room {
  readonly now: number;
  readonly hostAway: boolean;
  readonly lan: Pick<Lan, 'networks'>;
  readonly tournament: TvParty['tournament'];
  /** The faces of the people of this computer, by folded name. */
  readonly faces: ReadonlyMap<string, Look>;
}

/** The party, with nothing that only some of the people in the room may know. */
export function tvPartyOf(party: OpenParty, { now, hostAway, lan, tournament, faces }: Room): TvParty {
  return {
    name: party.name,
    code: party.code,
    addresses: [...party.listener.urls],
    network: networkOf(party, lan),
    hostName: party.hostName,
    hostAway,
    volume: party.volume,
    speaks: party.speech,
    tables: party.tables.map((table) => tvTableOf(table, { now, faces })),
    programme: party.programme,
    tournament,
  };
}

function tvTableOf(table: Table, room: Pick<Room, 'now' | 'faces'>): TvTable {
  const { game, circuit, options, source, clock, bank } = table.race;
  return {
    id: table.id,
    number: table.number,
    race: {
      game,
      circuit,
      options,
      clock,
      ...(source !== undefined && { source }),
      ...(bank !== undefined && { bank }),
    },
    seats: table.chairs.map((tableSeat, seat) => seatOf(table, tableSeat, seat, room)),
    match: table.match,
    joins: joinsOf(table),
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

function joinsOf(table: Table): TvTable['joins'] {
  if (table.chairs.some((tableSeat, seat) => isFree(table, tableSeat, seat))) return 'seat';
  return table.rules.watching ? 'watch' : 'none';
}

function seatOf(table: Table, tableSeat: TableSeat, seat: Seat, { now, faces }: Pick<Room, 'now' | 'faces'>): TvSeat {
  const member = memberIn(table, seat);
  const { colour, driver } = tableSeat;
  const isHere = driver.kind === 'you' || driver.kind === 'hotseat';
  const isBound = tableSeat.entrant !== undefined;
  const look = member?.look ?? (isHere ? faces.get(folded(tableSeat.name)) : undefined);
  return {
    name: isBound ? tableSeat.name : (member?.name ?? tableSeat.name),
    colour,
    driver,
    device: member?.device ?? (isHere ? 'host' : null),
    state: stateOf(table, tableSeat, seat),
    away: member === undefined || member.away === null ? null : now - member.away,
    ...(look && { look }),
  };
}

function stateOf(table: Table, { driver }: TableSeat, seat: Seat): TvSeat['state'] {
  const member = memberIn(table, seat);
  if (driver.kind === 'ai' || driver.kind === 'automaton') return 'driven';
  if (member === undefined && driver.kind === 'lan') return 'open';
  if (member !== undefined && member.away !== null) return 'away';
  const isReady = member === undefined ? table.hostReady : member.ready;
  return table.match !== null || isReady ? 'ready' : 'choosing';
}
