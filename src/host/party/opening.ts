// Opens and closes the table and its port, with or without a race in progress, and the codes for single hands.
// Not here: who comes in (joining.ts).

import { TV_VOLUME, USUAL_ABSENCE } from '@api/constants';
import type { In, Out, RaceSetup, Reply } from '@api/contract';
import { raceSetup } from '@api/contract';
import { isHere } from '@api/drivers';
import { message } from '@api/messages';
import type { Party, PartyRace, PartyRules } from '@api/party';
import type { Service, Session } from '@api/session';
import type { Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, noSuchMatch, type Refused, refuse } from '../api-errors';
import { savedSettings } from '../installation';
import type { Listener } from '../lan/lan';
import type { SeasonPlace } from '../seasons/origin';
import type { NextRace } from '../seasons/racing';
import { hostTranslate } from '../translate';
import { type Hosting, isRaceOver, noParty, seenBy, tell, writeRoster } from './hosting';
import { raceTrouble } from './lobby';
import { cleanName } from './names';
import {
  CALL_MS,
  firstTable,
  lifeOf,
  memberIn,
  type OpenParty,
  splitRules,
  type Table,
  type TableSeat,
  tableOfRace,
} from './open-party';
import { backToLobby, giveUpCar } from './racing';
import { guestAgain, keep, readSaved, type SavedParty, type SavedTable } from './saved';
import { entrantSeat, entrantsOf, placeOf, seasonSeats } from './seasons/season-seats';
import { hashOf, newCode, newToken } from './secrets';
import { addTable, chairsOf, type NewTable, sorted } from './tables';

/** ms for which a hand code is valid. */
const HAND_MS = 10 * 60_000;
/** Rules of a table that is open only for hands. Their people sit at this screen, so no AI driver takes over on its own. */
const QUIET: PartyRules = {
  door: 'ask',
  watching: false,
  undo: true,
  hints: true,
  chat: true,
  fillWithAi: false,
  aiLevel: 'medium',
  ...USUAL_ABSENCE,
  standIn: false,
};

/** next: the race of a season that its lobby is for. */
type Open = In<'party.open'> & { next?: NextRace };

/** Opens the table and the port. An interrupted race or lobby comes back with its code and guests. */
export async function openParty(
  hosting: Hosting,
  service: Service,
  input: Open,
  session: Session,
): Promise<Reply<Party>> {
  if (hosting.open !== undefined) return refuse('in-use', message('party.open'));
  const { seats: _, seed: _seed, ...race } = input.setup;
  const refused = raceTrouble(hosting, race);
  if (refused !== undefined) return refused;
  const line = input.match === undefined ? granted(lobbyOf(hosting, input)) : seatsOfRace(hosting, input.match);
  if (!line.ok) return line;
  const before = goneOnFrom(hosting, input);
  const listener = await openListener(hosting, service, input.networks, input.port, before?.port);
  if (!listener.ok) return listener;
  if (hosting.open !== undefined) {
    await listener.value.close();
    return refuse('in-use', message('party.open'));
  }
  const party = newParty(hosting, listener.value, {
    name: cleanName(input.name, hostTranslate(hosting.context)('name.party')),
    rules: input.rules,
    first: {
      race: input.match === undefined ? race : raceOf(hosting, input.match, race),
      chairs: line.value,
      match: input.match ?? null,
      season: seasonOf(hosting, input),
    },
  });
  if (before !== undefined) resume(hosting, party, before);
  hosting.open = party;
  hosting.changed();
  return granted(seenBy(hosting, hosting.open, session));
}

/** Sends everyone home and closes the port. The race stays saved. */
export async function closeParty(hosting: Hosting, why: MessageDescriptor): Promise<void> {
  const party = hosting.open;
  if (party === undefined) return;
  takeHandsBack(hosting, party);
  for (const table of party.tables) backToLobby(hosting, table);
  hosting.open = undefined;
  hosting.windows.clear();
  writeRoster(hosting);
  keep(hosting.context, undefined);
  for (const member of party.members) {
    tell(member, 'party.update', { party: null, why });
    member.session = undefined;
  }
  hosting.changed();
  await party.listener.close();
}

/** Returns hands on phones to the host's screen, so that the race can continue there. */
export function takeHandsBack(hosting: Hosting, party: OpenParty): void {
  for (const member of party.members) if (member.hand !== undefined) giveUpCar(hosting, member);
}

/** After a crash: a table that was open only for hands does not come back, so its hands return to the screen. */
export function recoverHands({ context, races }: Pick<Hosting, 'context' | 'races'>): void {
  const kept = readSaved(context)?.party;
  if (kept === undefined || !kept.quiet) return;
  const match = kept.tables[0]?.match ?? null;
  const found = match === null ? undefined : races.open(match);
  if (found?.ok) {
    for (const { seat, hand } of kept.guests) {
      const isOut = seat !== null && found.match.drivenBy()[seat]?.driver.kind === 'lan';
      if (isOut && hand !== undefined) found.match.handOver(seat, hand);
    }
    found.match.close();
  }
  keep(context, undefined);
}

/** Creates an address that gives its first visitor the hand of a person at the host's screen. */
export async function handCode(
  hosting: Hosting,
  service: Service,
  input: In<'party.handCode'>,
): Promise<Reply<Out<'party.handCode'>>> {
  const match = hosting.races.live(input.match);
  if (match === undefined) return noSuchMatch();
  const seat = match.drivenBy()[input.seat];
  if (seat === undefined || !isHere(seat.driver)) {
    return refuse('not-allowed', message('party.own-hand'));
  }
  if (hosting.open === undefined) {
    if (input.networks === undefined) {
      return refuse('bad-input', message('party.choose-network'));
    }
    const opened = await openQuietly(hosting, service, input.match, input.networks);
    if (!opened.ok) return opened;
  }
  const party = hosting.open;
  if (party === undefined) return noParty();
  const table = tableOfRace(party, input.match);
  if (table === undefined) return refuse('not-allowed', message('party.other-party'));
  const [token, code] = [newToken(), newCode()];
  const expiresAt = hosting.context.clock.steady() + HAND_MS;
  table.hands = table.hands.filter((one) => one.seat !== input.seat);
  table.hands.push({ key: hashOf(token), code: hashOf(code), seat: input.seat, expiresAt });
  hosting.changed();
  const addresses = [...party.listener.urls];
  return granted({ url: `${addresses[0] ?? ''}#/hand/${token}`, addresses, code, left: HAND_MS });
}

async function openQuietly(
  hosting: Hosting,
  service: Service,
  match: string,
  networks: readonly string[],
): Promise<Reply<null>> {
  const tableSeats = seatsOfRace(hosting, match);
  const race = raceOf(hosting, match, undefined);
  if (!tableSeats.ok) return tableSeats;
  if (race === undefined) return noSuchMatch();
  const listener = await hosting.lan.open({ networks, port: 0, service });
  if (!listener.ok) return listener;
  if (hosting.open !== undefined) {
    await listener.value.close();
    return granted(null);
  }
  const name = cleanName(savedSettings(hosting.context).name, 'Paddock');
  const first = { race, chairs: tableSeats.value, match, season: undefined };
  const party = newParty(hosting, listener.value, { name, rules: QUIET, first });
  party.quiet = true;
  hosting.open = party;
  return granted(null);
}

/** Uses the earlier port if it is free, so that waiting guests find the table again. */
async function openListener(
  hosting: Hosting,
  service: Service,
  networks: readonly string[],
  port: number,
  before: number | undefined,
): Promise<Reply<Listener>> {
  if (port === 0 && before !== undefined) {
    const listener = await hosting.lan.open({ networks, port: before, service });
    if (listener.ok) return listener;
  }
  return hosting.lan.open({ networks, port, service });
}

interface NewParty {
  name: string;
  rules: PartyRules;
  /** Its first table. */
  first: Omit<NewTable, 'rules'>;
}

function newParty(hosting: Hosting, listener: Listener, { name, rules, first }: NewParty): OpenParty {
  const own = first.chairs.find((tableSeat) => tableSeat.driver.kind === 'you');
  const parts = splitRules(rules);
  const party: OpenParty = {
    name,
    rules: parts.room,
    id: hosting.context.newId(),
    code: newCode(),
    tables: [],
    members: [],
    hostName: cleanName(own?.name ?? savedSettings(hosting.context).name, hostTranslate(hosting.context)('name.host')),
    quiet: false,
    listener,
    lines: [],
    circuits: [],
    spoken: [],
    bannedKeys: new Set(),
    bannedAddresses: new Set(),
    volume: TV_VOLUME,
    speech: false,
    programme: { mode: 'closest', table: null },
    isPaused: false,
  };
  addTable(hosting.context, party, { ...first, rules: parts.table });
  return party;
}

/**
 * The interrupted party, if this is the same one: the same race, or a recent lobby, or recent results, with the same name or for the
 * same season.
 */
function goneOnFrom(hosting: Hosting, input: Open): SavedParty | undefined {
  const kept = readSaved(hosting.context);
  if (kept === undefined || kept.party.quiet) return undefined;
  if (input.match !== undefined)
    return kept.party.tables.some(({ match }) => match === input.match) ? kept.party : undefined;
  // The one wait that outlives this process: only the wall clock knows how long Paddock was away.
  const isFresh = hosting.context.clock.now() - kept.at < lifeOf(kept.party.rules);
  const { tables, name } = kept.party;
  const isInLobby = tables.every(({ match }) => match === null || isRaceOver(hosting.context, match));
  const isSame = input.next === undefined ? name === input.name : tables[0]?.season?.season === input.next.part.season;
  return isInLobby && isSame && isFresh ? kept.party : undefined;
}

/** Gives a party that was just opened what it had before the host was cut off: code, guests, and its other tables. */
function resume(hosting: Hosting, party: OpenParty, before: SavedParty): void {
  const now = hosting.context.clock.steady();
  const first = firstTable(party);
  const own = before.tables.find(({ match }) => match !== null && match === first.match) ?? before.tables[0];
  if (own === undefined) return;
  const { id, code, volume, speech, programme, tournament, circuits } = before;
  Object.assign(party, { id, code, volume, speech, programme, tournament, circuits });
  if (first.match !== null) {
    first.leftOut = own.leftOut;
    first.chairs = first.chairs.map((tableSeat, seat) => ({
      ...tableSeat,
      home: own.chairs[seat]?.home ?? tableSeat.home,
    }));
  }
  const others = before.tables.filter((one) => one !== own).map((one) => tableAgain(hosting, party, one));
  const isCalled = first.match === null && own.isCalled;
  party.tables = isCalled
    ? sorted([tableAgain(hosting, party, own), ...others])
    : sorted([{ ...first, id: own.id, number: own.number }, ...others]);
  party.members = before.guests.map((guest) => guestAgain(party, guest, now));
  for (const member of party.members) {
    const { table } = member;
    const saved = before.tables.find(({ id }) => id === table.id);
    if (saved === undefined) member.seat = null;
    else if (table.match === null && table.season !== undefined) member.seat = sameDriver(table, saved, member.seat);
    const { seat } = member;
    const driver = seat === null ? undefined : table.chairs[seat]?.driver.kind;
    const isTheirs = driver === 'lan' || (member.standIn && driver === 'ai');
    if (seat === null || !isTheirs || memberIn(table, seat) !== member) member.seat = null;
  }
}

/** A table as it was saved; without its race, if that cannot be raced on, it is a lobby. */
function tableAgain(hosting: Hosting, party: OpenParty, saved: SavedTable): Table {
  const seats = saved.match === null ? undefined : seatsOfRace(hosting, saved.match);
  const { isCalled, ...kept } = saved;
  const until = isCalled ? hosting.context.clock.steady() + CALL_MS : undefined;
  const table = { ...kept, party, hostReady: false, hands: [], season: saved.season, calledUntil: until };
  if (seats === undefined) return table;
  if (!seats.ok) {
    const chairs = [...saved.chairs.map((chair) => ({ ...chair, driver: chair.home })), ...saved.leftOut];
    return { ...table, match: null, chairs, leftOut: [] };
  }
  const chairs = seats.value.map((chair, seat) => ({ ...chair, home: saved.chairs[seat]?.home ?? chair.home }));
  return { ...table, chairs };
}

/** The seat of the driver whom a guest drove for in the earlier lobby. */
function sameDriver(back: Table, before: SavedTable, seat: Seat | null): Seat | null {
  const now = seat === null ? -1 : entrantSeat(back.chairs, before.chairs[seat]?.entrant);
  return now === -1 ? null : now;
}

function seasonOf(hosting: Hosting, { match, next }: Open): SeasonPlace | undefined {
  if (match !== undefined) return placeOf(hosting.context.store.saves.head(match));
  if (next === undefined) return undefined;
  const { season, round, leg } = next.part;
  return { season, round, leg };
}

function lobbyOf(hosting: Hosting, { setup, next }: Open): TableSeat[] {
  if (next !== undefined) return seasonSeats(next, hostTranslate(hosting.context));
  return chairsOf(hosting.context, setup.seats);
}

/** The seats of a saved race as they are now; a season's seats are bound to its drivers. */
export function seatsOfRace(hosting: Hosting, id: string): { ok: true; value: TableSeat[] } | Refused {
  const found = hosting.races.open(id);
  if (!found.ok) return found;
  const { match } = found;
  const first: RaceSetup['seats'] = match.setup.seats;
  const home = (seat: Seat) => first[seat]?.driver;
  const entrants = entrantsOf(hosting.context.store.saves.head(id));
  const tableSeats = match.drivenBy().map(({ name, colour, driver }, seat): TableSeat => {
    return { name, colour, driver, home: home(seat) ?? driver, entrant: entrants[seat] };
  });
  if (!match.isWatched()) match.close();
  return { ok: true, value: tableSeats };
}

function raceOf<T extends PartyRace | undefined>(hosting: Hosting, id: string, otherwise: T): PartyRace | T {
  const setup = raceSetup.safeParse(hosting.context.store.saves.head(id)?.setup);
  if (!setup.success) return otherwise;
  const { seats: _, seed: _seed, ...race } = setup.data;
  return race;
}
