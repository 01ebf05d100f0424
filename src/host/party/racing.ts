// A table and its race: the start, who drives what while people come and go, and the return to the lobby.
// Not here: the race itself (match.ts).

import type { Driver, In, Reply } from '@api/contract';
import { isHere, isPerson } from '@api/drivers';
import { message } from '@api/messages';
import type { Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, noSuchMatch, type Refused, refuse } from '../api-errors';
import { filled, givenName } from '../characters';
import { createOnce } from '../seasons/racing';
import { type Hosting, isRaceOver, onRace, tell, writeRoster } from './hosting';
import { getUp, takenNames, unready } from './members';
import { freeName } from './names';
import { guestsAt, KEPT_MS, type Member, memberIn, type OpenParty, type Table, tableOfRace } from './open-party';
import { type Lined, seasonLine } from './seasons/season-line';
import { announce } from './talk';

const LAN: Driver = { kind: 'lan' };

/** Starts the race. force: even if guests are not ready; their seats then count as empty. */
export function start(hosting: Hosting, table: Table, force: boolean): Reply<{ match: string }> {
  if (table.match !== null) return refuse('not-allowed', message('party.begun'));
  const missing = guestsAt(table).filter((one) => one.seat !== null && !(one.ready && one.away === null));
  if (missing.length > 0 && !force) {
    return refuse('not-allowed', message('party.not-ready', { names: missing.map((one) => one.name) }));
  }
  const lined = table.season === undefined ? linedUp(table, missing) : seasonLine(hosting, table, missing);
  if (!lined.ok) return lined;
  const { line, setup, season } = lined.value;
  const created =
    season === undefined ? hosting.races.create(setup) : createOnce(hosting.context, hosting.races, setup, season);
  if (!created.ok) return created;
  for (const member of missing) getUp(member);
  const seats = new Map(line.map(({ tableSeat }, seat) => [tableSeat, seat]));
  for (const member of guestsAt(table)) {
    const tableSeat = member.seat === null ? undefined : table.chairs[member.seat];
    member.seat = (tableSeat && seats.get(tableSeat)) ?? null;
  }
  table.leftOut = table.chairs.filter((tableSeat) => !seats.has(tableSeat));
  table.chairs = line.map(({ tableSeat, seat }) => {
    return { ...tableSeat, driver: seat.driver, name: givenName(seat.driver) ?? tableSeat.name };
  });
  table.match = created.value.match;
  unready(table);
  announce(hosting, table.party, message('said.begins'));
  hosting.changed();
  return granted(created.value);
}

/** The race of an ordinary lobby: its empty seats go to AI drivers, or are left out. */
function linedUp(table: Table, missing: readonly Member[]): Reply<Lined> & { ok: true } {
  const { fillWithAi, aiLevel } = table.rules;
  const others: { name: string; driver?: Driver }[] = [
    ...takenNames(table).map((name) => ({ name })),
    ...table.chairs.filter(({ driver }) => driver.kind !== 'lan'),
  ];
  const line = table.chairs.flatMap((tableSeat, at): Lined['line'] => {
    const { colour, driver } = tableSeat;
    const member = memberIn(table, at);
    const isEmpty = driver.kind === 'lan' && (member === undefined || missing.includes(member));
    if (!isEmpty) return [{ tableSeat, seat: { name: member?.name ?? tableSeat.name, colour, driver } }];
    if (!fillWithAi) return [];
    const who = filled(tableSeat.name, aiLevel, others);
    others.push(who);
    return [{ tableSeat, seat: { ...who, colour } }];
  });
  return granted({ line, setup: { ...table.race, seats: line.map(({ seat }) => seat) }, season: undefined });
}

/** Moves everyone back to the lobby; an unfinished race stays saved. */
export function backToLobby(hosting: Hosting, table: Table): Refused | undefined {
  if (table.match === null) return undefined;
  const race = hosting.races.live(table.match);
  for (const { session } of guestsAt(table)) if (session !== undefined) race?.leave(session);
  race?.runUnattended(false);
  table.match = null;
  table.chairs = [...table.chairs.map((tableSeat) => ({ ...tableSeat, driver: tableSeat.home })), ...table.leftOut];
  table.leftOut = [];
  const now = hosting.context.clock.steady();
  for (const member of guestsAt(table)) {
    member.standIn = false;
    const isLong = member.away !== null && now - member.away >= KEPT_MS;
    if (isLong || (member.seat !== null && table.chairs[member.seat]?.driver.kind !== 'lan')) getUp(member);
  }
  unready(table);
  return undefined;
}

/** Lets the races of AI drivers alone run whether anyone watches or not, and no others: those wait for their people. */
export function runAlone({ context, races, open }: Pick<Hosting, 'context' | 'races' | 'open'>): void {
  for (const { match, chairs } of open?.tables ?? []) {
    if (match === null) continue;
    const isAlone = chairs.every(({ driver }) => !isPerson(driver));
    const live = races.live(match);
    if (live === undefined && (!isAlone || context.store.saves.head(match)?.status !== 'open')) continue;
    const found = races.open(match);
    if (found.ok && !found.match.isOver()) found.match.runUnattended(isAlone);
  }
}

/** A guest without a car takes one that waits for its driver. */
export function sitInRace(hosting: Hosting, member: Member, seat: Seat): Refused | undefined {
  if (member.seat === seat) return undefined;
  if (member.seat !== null) return refuse('not-allowed', message('party.have-car'));
  member.seat = seat;
  driveAgain(hosting, member);
  return undefined;
}

/** Takes a guest to a table and to a seat there, if any; they leave the seat and the race where they were. */
export function moveTo(hosting: Hosting, member: Member, table: Table, seat: Seat | null): void {
  const { session, table: from } = member;
  getUp(member);
  if (session !== undefined && from !== table && from.match !== null) hosting.races.live(from.match)?.leave(session);
  member.table = table;
  member.seat = seat;
  if (seat === null || table.match === null) writeRoster(hosting);
  else driveAgain(hosting, member);
}

/** Whether others wait for this guest's car: then they can't leave their table. */
export function isRacing({ context }: Hosting, { table, seat }: Member): boolean {
  return seat !== null && table.match !== null && !isRaceOver(context, table.match);
}

/** Gives a guest's car back to them: the AI driver leaves it at the next decision. */
export function driveAgain(hosting: Hosting, member: Member): void {
  const { seat, table } = member;
  member.standIn = false;
  writeRoster(hosting);
  if (seat === null) return;
  const isRenamed = member.hand === undefined && table.chairs[seat]?.entrant === undefined;
  const name = isRenamed ? freeName(member.name, takenNames(table, member)) : undefined;
  onRace(hosting, table, (match) => match.handOver(seat, LAN, name));
  const tableSeat = table.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = LAN;
}

/** A guest who leaves for good leaves the car to an AI driver; a hand returns to the host's screen. */
export function giveUpCar(hosting: Hosting, member: Member): void {
  const { seat, hand, table } = member;
  getUp(member);
  writeRoster(hosting);
  if (seat === null || table.match === null) return;
  const driver: Driver = hand ?? { kind: 'ai', level: table.rules.aiLevel };
  const tableSeat = table.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = driver;
  onRace(hosting, table, (match) => match.handOver(seat, driver));
}

/** The host gives a car to another driver: an AI driver, a guest, or a person at the host's screen. */
export function handOver(hosting: Hosting, input: In<'match.handOver'>): Reply<null> {
  const match = hosting.races.live(input.match);
  if (match === undefined) return noSuchMatch();
  const { seat, driver } = input;
  const table = tableOfRace(hosting.open, input.match);
  const may = match.canHandOver(seat, driver);
  if (!may.ok) return may;
  if (driver.kind === 'lan')
    return table === undefined ? nobodyThere() : handToGuest(hosting, table, seat, input.guest);
  const name = table === undefined ? undefined : nameFor(table, seat, driver);
  if (table !== undefined) takeFrom(hosting, table, seat, driver);
  writeRoster(hosting);
  match.handOver(seat, driver, name);
  if (table !== undefined) {
    sendWatchersOut(hosting, table);
    hosting.changed();
  }
  return granted(null);
}

/** If watching is not allowed, guests without a car get no more updates of the race. */
export function sendWatchersOut(hosting: Hosting, table: Table): void {
  if (table.match === null || table.rules.watching) return;
  const race = hosting.races.live(table.match);
  for (const { seat, session } of guestsAt(table)) if (seat === null && session !== undefined) race?.leave(session);
}

function handToGuest(hosting: Hosting, table: Table, seat: Seat, id: string | undefined): Reply<null> {
  const sitting = memberIn(table, seat);
  const member = id === undefined ? sitting : table.party.members.find((one) => one.id === id && !one.knocking);
  if (member === undefined) return nobodyThere();
  if (member.seat !== null && (member.seat !== seat || member.table !== table)) {
    return refuse('not-allowed', message('party.other-car', { name: member.name }));
  }
  if (sitting !== undefined && sitting !== member) getUp(sitting);
  moveTo(hosting, member, table, seat);
  sendWatchersOut(hosting, table);
  hosting.changed();
  return granted(null);
}

/** The seat's previous guest: returns with the token if an AI driver only stands in for them, otherwise loses the car. */
function takeFrom(hosting: Hosting, table: Table, seat: Seat, driver: Driver): void {
  const tableSeat = table.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = driver;
  const member = memberIn(table, seat);
  if (member === undefined) return;
  if (driver.kind === 'ai' && member.away !== null) {
    member.standIn = true;
    return;
  }
  getUp(member);
  if (member.hand !== undefined) dismiss(hosting, table.party, member, message('why.hand-back'));
}

/** At the host's screen the car gets its name from the lobby back, if no one has it. */
function nameFor(table: Table, seat: Seat, driver: Driver): string | undefined {
  const tableSeat = table.chairs[seat];
  if (!isHere(driver) || tableSeat === undefined || tableSeat.entrant !== undefined) return undefined;
  if (memberIn(table, seat)?.hand !== undefined) return undefined;
  return freeName(tableSeat.name, takenNames(table, tableSeat));
}

/** Removes a guest; why: shown to them. */
export function dismiss(hosting: Hosting, party: OpenParty, member: Member, why: MessageDescriptor): void {
  const { session } = member;
  giveUpCar(hosting, member);
  tell(member, 'party.update', { party: null, why });
  member.session = undefined;
  party.members = party.members.filter((one) => one !== member);
  writeRoster(hosting);
  if (session !== undefined) hosting.races.leaveAll(session);
}

function nobodyThere(): Refused {
  return refuse('bad-input', message('party.choose-guest'));
}
