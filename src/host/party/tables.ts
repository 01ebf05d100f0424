// The tables of the open party: opening and closing them, and guests who go from one to another. Not here: what happens at one
// (lobby.ts, racing.ts).

import { LIMITS } from '@api/constants';
import type { In, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { Seat } from '@core/contract';
import { granted, type Refused, refuse } from '../api-errors';
import { calledByName } from '../characters';
import type { Context } from '../context';
import { hostTranslate } from '../translate';
import { type Hosting, tableOf, writeRoster } from './hosting';
import { raceTrouble } from './lobby';
import { firstFree, firstOpen, getUp } from './members';
import { cleanName } from './names';
import { firstTable, guestsAt, isFree, type Member, memberAt, type OpenParty, type Table } from './open-party';
import { backToLobby, driveAgain } from './racing';
import { ownSeat } from './seasons/season-seats';
import { announce } from './talk';

/** What a new table begins with. */
export type NewTable = Pick<Table, 'race' | 'chairs' | 'match' | 'season' | 'rules'>;

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
  const t = hostTranslate(hosting.context);
  const chairs = calledByName(seats).map(({ name, colour, driver }, seat) => {
    return { name: cleanName(name, t('name.driver', { n: seat + 1 })), colour, driver, home: driver };
  });
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
    const refused = staying(hosting, member);
    if (refused !== undefined) return refused;
    const seat =
      table.match !== null ? null : table.season === undefined ? firstOpen(table) : ownSeat(table, member.name);
    if (table.match !== null && !table.rules.watching && firstFree(table) === null)
      return refuse('full', message('table.no-seat', { table: table.number }));
    move(hosting, member, table, seat);
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
  const refused = staying(hosting, member);
  if (refused !== undefined) return refused;
  const at = seat ?? firstFree(table);
  const chair = at === null ? undefined : table.chairs[at];
  if (at === null || chair === undefined || !isFree(table, chair, at))
    return refuse('full', message('table.no-seat', { table: table.number }));
  move(hosting, member, table, at);
  hosting.changed();
  return granted(null);
}

/** Why a guest can't leave their table: others wait for their car, which they would leave without a driver. */
function staying(hosting: Hosting, member: Member): Refused | undefined {
  const { table, seat } = member;
  if (seat === null || table.match === null) return undefined;
  const isOver = hosting.context.store.saves.head(table.match)?.status === 'finished';
  return isOver ? undefined : refuse('not-allowed', message('table.racing', { name: member.name }));
}

function move(hosting: Hosting, member: Member, table: Table, seat: Seat | null): void {
  const { session } = member;
  getUp(member);
  if (session !== undefined && member.table !== table && member.table.match !== null)
    hosting.races.live(member.table.match)?.leave(session);
  member.table = table;
  member.seat = seat;
  if (seat !== null && table.match !== null) driveAgain(hosting, member);
  writeRoster(hosting);
}

function tableWith({ tables }: OpenParty, id: string): Table | undefined {
  return tables.find((one) => one.id === id);
}

function noSuchTable(): Refused {
  return refuse('not-found', message('table.gone'));
}
