// The party as each person there may see it, from the table where they are. Not here: what a television sees (host/tv).

import { isHere } from '@api/drivers';
import type { Guest, Party, PartySeat } from '@api/party';
import type { RaceOrigin } from '@api/season';
import type { PartyTable } from '@api/tables/commands';
import type { Seat } from '@core/contract';
import type { Look } from '@drivers/look';
import { folded } from '../people/known';
import type { SeasonPlace } from '../seasons/origin';
import {
  guestsAt,
  isFree,
  isFreeFor,
  KEPT_MS,
  type Member,
  memberIn,
  type OpenParty,
  rulesAt,
  type Table,
  type TableSeat,
} from './open-party';

/** What a view of the party also needs and only the host knows. */
export interface Surroundings {
  /** ms, steady clock. */
  now: number;
  hostAway: boolean;
  /** Every table, for the hall. */
  tables: PartyTable[];
  /** See Party. */
  showing: Party['showing'];
  television: number | null;
  tournament: Party['tournament'];
  /** The faces of the people of this computer, by folded name. */
  faces: ReadonlyMap<string, Look>;
  /** ms until this table starts; null: it is not called. */
  callOf(table: Table): number | null;
  /** The part that this table's race has in a season. */
  seasonOf(table: Table): RaceOrigin['season'];
}

/** The party as this guest may see it; you undefined: as the host's windows at this table see it. */
export function partyFor(table: Table, you: Member | undefined, around: Surroundings): Party {
  const { party } = table;
  const { now, hostAway, showing, television } = around;
  const isOutside = you?.knocking === true;
  const seen = party.members.filter((member) => isListed(member, you, now));
  return {
    id: party.id,
    name: party.name,
    code: isOutside ? '' : party.code,
    addresses: [...party.listener.urls],
    race: table.race,
    rules: rulesAt(table),
    seats: isOutside
      ? []
      : table.chairs.map((tableSeat, seat) => {
          const look = isHere(tableSeat.driver) ? around.faces.get(folded(tableSeat.name)) : undefined;
          return { ...seatOf(table, tableSeat, seat, you), ...(look && { look }) };
        }),
    guests: seen.map((member) => guestOf(member, now)),
    hostName: party.hostName,
    hostReady: table.hostReady,
    hostAway,
    match: isOutside ? null : table.match,
    you: you?.id ?? null,
    season: isOutside ? null : around.seasonOf(table),
    television,
    table: table.id,
    tables: isOutside ? [] : around.tables,
    showing: isOutside ? null : showing,
    tournament: isOutside ? null : around.tournament,
    call: isOutside ? null : around.callOf(table),
  };
}

/** Every table of the party in brief. */
export function tablesOf(party: OpenParty): PartyTable[] {
  return party.tables.map((table) => {
    const { id, number, match, chairs } = table;
    const { game, circuit, options, source } = table.race;
    const guests = guestsAt(table).filter(({ knocking }) => !knocking);
    const seated = guests.filter(({ seat }) => seat !== null);
    const isHostIn = chairs.some(({ driver }) => driver.kind === 'you' || driver.kind === 'hotseat');
    return {
      id,
      number,
      match,
      round: isOfTournament(table) ? table.season.round : null,
      race: { game, circuit, options, ...(source !== undefined && { source }) },
      seats: chairs.map((tableSeat, seat) => {
        const { name, colour, driver, open } = seatOf(table, tableSeat, seat);
        return { name, colour, driver, open };
      }),
      people: seated.length + (isHostIn ? 1 : 0),
      ready: seated.filter(({ ready }) => ready).length + (isHostIn && table.hostReady ? 1 : 0),
      watching: guests.filter(({ seat, away }) => seat === null && away === null).length,
      ...(table.season !== undefined && { bound: true as const }),
    };
  });
}

function isOfTournament(table: Table): table is Table & { season: SeasonPlace } {
  return table.season !== undefined && table.season.season === table.party.tournament;
}

/** A guest who asks to join is visible only to the host and to themselves, and sees no one else. */
function isListed(member: Member, you: Member | undefined, now: number): boolean {
  if (member === you) return true;
  if (you?.knocking === true || (member.knocking && you !== undefined)) return false;
  return member.seat !== null || member.away === null || now - member.away < KEPT_MS;
}

function guestOf(member: Member, now: number): Guest {
  const { id, name, device, table, seat, ready, away, ping, knocking, hand, freeSince, look } = member;
  const gone = away === null ? null : now - away;
  const isHand = hand !== undefined && { hand: true as const };
  const isFree = freeSince !== undefined && { free: now - freeSince };
  const face = look !== undefined && { look };
  return { id, name, device, table: table.id, seat, ready, away: gone, ping, knocking, ...isHand, ...isFree, ...face };
}

function seatOf(table: Table, tableSeat: TableSeat, seat: Seat, you?: Member): PartySeat {
  const { colour, driver } = tableSeat;
  const member = memberIn(table, seat);
  const open = you === undefined ? isFree(table, tableSeat, seat) : isFreeFor(table, tableSeat, seat, you);
  const bound = tableSeat.entrant !== undefined;
  const name = bound ? tableSeat.name : (member?.name ?? tableSeat.name);
  return { name, colour, driver, open, guest: member?.id ?? null, bound };
}
