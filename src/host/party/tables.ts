// The tables of the open party: opening and closing them, and guests who go from one to another. Not here: what happens at one
// (lobby.ts, racing.ts).

import { LIMITS } from '@api/constants';
import type { In, RaceSetup, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import { granted, type Refused, refuse } from '../api-errors';
import { calledByName } from '../characters';
import type { Context } from '../context';
import { hostTranslate } from '../translate';
import { type Hosting, tableOf, writeRoster } from './hosting';
import { raceTrouble } from './lobby';
import { firstFree, getUp } from './members';
import { cleanName } from './names';
import {
  firstTable,
  guestsAt,
  isFree,
  type Member,
  memberAt,
  type OpenParty,
  type Table,
  type TableSeat,
} from './open-party';
import { backToLobby, isRacing, moveTo } from './racing';
import { seatFor } from './seasons/season-seats';
import { announce } from './talk';

/** What a new table begins with. */
export type NewTable = Pick<Table, 'race' | 'chairs' | 'match' | 'season' | 'rules'>;

/** The seats of a lobby, as they were set up. */
export function chairsOf(context: Context, seats: RaceSetup['seats']): TableSeat[] {
  const t = hostTranslate(context);
  return calledByName(seats).map(({ name, colour, driver }, seat) => {
    return { name: cleanName(name, t('name.driver', { n: seat + 1 })), colour, driver, home: driver };
  });
}

/** Puts another table into the party, with the lowest free number. */
export function addTable(context: Pick<Context, 'newId'>, party: OpenParty, begin: NewTable): Table {
  const taken = new Set(party.tables.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  const table: Table = { ...begin, id: context.newId(), number, party, leftOut: [], hostReady: false, hands: [] };
  party.tables = sorted([...party.tables, table]);
  return table;
}

/** Tables in the order of their numbers. */
export function sorted(tables: readonly Table[]): Table[] {
  return tables.toSorted((a, b) => a.number - b.number);
}

/** Opens another table for a race; this window of the host goes there. */
export function openTable(
  hosting: Hosting,
  party: OpenParty,
  { setup }: In<'tables.open'>,
  session: Session,
): Reply<{ table: string }> {
  if (party.quiet) return refuse('in-use', message('party.hands-busy'));
  if (party.tables.length >= LIMITS.tables) return refuse('full', message('table.many', { most: LIMITS.tables }));
  const { seats, seed: _seed, ...race } = setup;
  const refused = raceTrouble(hosting, race);
  if (refused !== undefined) return refused;
  const chairs = chairsOf(hosting.context, seats);
  const { rules } = tableOf(hosting, party, session);
  const table = addTable(hosting.context, party, { race, chairs, match: null, season: undefined, rules });
  hosting.windows.set(session.id, table.id);
  announce(hosting, party, message('said.table', { table: table.number }));
  hosting.changed();
  return granted({ table: table.id });
}

/** Closes a table: its race stays saved, its guests find themselves at another one. */
export function closeTable(hosting: Hosting, party: OpenParty, id: string): Reply<null> {
  const table = tableWith(party, id);
  if (table === undefined) return noSuchTable();
  if (party.tables.length === 1) return refuse('not-allowed', message('table.last'));
  if (table.hands.length > 0 || guestsAt(table).some(({ hand }) => hand !== undefined))
    return refuse('in-use', message('party.hands-busy'));
  backToLobby(hosting, table);
  party.tables = party.tables.filter((one) => one !== table);
  for (const member of party.members.filter((one) => one.table === table)) {
    getUp(member);
    member.table = firstTable(party);
  }
  for (const [session, at] of hosting.windows) if (at === id) hosting.windows.delete(session);
  if (party.programme.table === id) party.programme = { mode: 'closest', table: null };
  writeRoster(hosting);
  announce(hosting, party, message('said.table-closed', { table: table.number }));
  hosting.changed();
  return granted(null);
}

/** A guest or a window of the host goes to a table. A guest takes the seat that waits there, if the race has not begun. */
export function goToTable(hosting: Hosting, party: OpenParty, id: string, session: Session): Reply<null> {
  const table = tableWith(party, id);
  if (table === undefined) return noSuchTable();
  const member = memberAt(party, session);
  if (member === undefined) {
    if (session.role === 'guest') return refuse('not-allowed', message('party.join-first'));
    hosting.windows.set(session.id, table.id);
  } else {
    if (member.table === table) return granted(null);
    if (isRacing(hosting, member)) return stays(member);
    const seat = table.match === null ? seatFor(table, member.name) : null;
    if (table.match !== null && !table.rules.watching && firstFree(table) === null)
      return refuse('full', message('table.no-seat', { table: table.number }));
    moveTo(hosting, member, table, seat);
  }
  hosting.changed();
  return granted(null);
}

/** The host gives a guest a free seat at a table. */
export function seatGuest(
  hosting: Hosting,
  party: OpenParty,
  { guest, table: id, seat }: In<'tables.seat'>,
): Reply<null> {
  const table = tableWith(party, id);
  const member = party.members.find((one) => one.id === guest && !one.knocking);
  if (table === undefined) return noSuchTable();
  if (member === undefined) return refuse('not-found', message('party.no-guest'));
  if (isRacing(hosting, member)) return stays(member);
  const at = seat ?? firstFree(table);
  const chair = at === null ? undefined : table.chairs[at];
  if (at === null || chair === undefined || !isFree(table, chair, at))
    return refuse('full', message('table.no-seat', { table: table.number }));
  moveTo(hosting, member, table, at);
  hosting.changed();
  return granted(null);
}

function stays({ name }: Member): Refused {
  return refuse('not-allowed', message('table.racing', { name }));
}

function tableWith({ tables }: OpenParty, id: string): Table | undefined {
  return tables.find((one) => one.id === id);
}

function noSuchTable(): Refused {
  return refuse('not-found', message('table.gone'));
}
