// The party and its race: the start, who drives what while people come and go, and the return to the lobby.
// Not here: the race itself (match.ts).

import type { Driver, In, Reply } from '@api/contract';
import { isHere } from '@api/drivers';
import { message } from '@api/messages';
import type { Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, noSuchMatch, type Refused, refuse } from '../api-errors';
import { filled, givenName } from '../characters';
import { createOnce } from '../seasons/racing';
import { type Hosting, onRace, tell, writeRoster } from './hosting';
import { getUp, takenNames, unready } from './members';
import { freeName } from './names';
import { KEPT_MS, type Member, memberIn, type OpenParty } from './open-party';
import { type Lined, seasonLine } from './season-line';
import { announce } from './talk';

const LAN: Driver = { kind: 'lan' };

/** Starts the race. force: even if guests are not ready; their seats then count as empty. */
export function start(hosting: Hosting, party: OpenParty, force: boolean): Reply<{ match: string }> {
  if (party.match !== null) return refuse('not-allowed', message('party.begun'));
  const missing = party.members.filter((one) => one.seat !== null && !(one.ready && one.away === null));
  if (missing.length > 0 && !force) {
    return refuse('not-allowed', message('party.not-ready', { names: missing.map((one) => one.name) }));
  }
  const lined = party.season === undefined ? linedUp(party, missing) : seasonLine(hosting, party, missing);
  if (!lined.ok) return lined;
  const { line, setup, season } = lined.value;
  const created =
    season === undefined ? hosting.races.create(setup) : createOnce(hosting.context, hosting.races, setup, season);
  if (!created.ok) return created;
  for (const member of missing) getUp(member);
  const seats = new Map(line.map(({ tableSeat }, seat) => [tableSeat, seat]));
  for (const member of party.members) {
    const tableSeat = member.seat === null ? undefined : party.chairs[member.seat];
    member.seat = (tableSeat && seats.get(tableSeat)) ?? null;
  }
  party.leftOut = party.chairs.filter((tableSeat) => !seats.has(tableSeat));
  party.chairs = line.map(({ tableSeat, seat }) => {
    return { ...tableSeat, driver: seat.driver, name: givenName(seat.driver) ?? tableSeat.name };
  });
  party.match = created.value.match;
  unready(party);
  announce(hosting, party, message('said.begins'));
  hosting.changed();
  return granted(created.value);
}

/** The race of an ordinary lobby: its empty seats go to AI drivers, or are left out. */
function linedUp(party: OpenParty, missing: readonly Member[]): Reply<Lined> & { ok: true } {
  const { fillWithAi, aiLevel } = party.rules;
  const others: { name: string; driver?: Driver }[] = [
    ...takenNames(party).map((name) => ({ name })),
    ...party.chairs.filter(({ driver }) => driver.kind !== 'lan'),
  ];
  const line = party.chairs.flatMap((tableSeat, at): Lined['line'] => {
    const { colour, driver } = tableSeat;
    const member = memberIn(party, at);
    const isEmpty = driver.kind === 'lan' && (member === undefined || missing.includes(member));
    if (!isEmpty) return [{ tableSeat, seat: { name: member?.name ?? tableSeat.name, colour, driver } }];
    if (!fillWithAi) return [];
    const who = filled(tableSeat.name, aiLevel, others);
    others.push(who);
    return [{ tableSeat, seat: { ...who, colour } }];
  });
  return granted({ line, setup: { ...party.race, seats: line.map(({ seat }) => seat) }, season: undefined });
}

/** Moves everyone back to the lobby; an unfinished race stays saved. */
export function backToLobby(hosting: Hosting, party: OpenParty): Refused | undefined {
  if (party.match === null) return undefined;
  const race = hosting.races.live(party.match);
  for (const { session } of party.members) if (session !== undefined) race?.leave(session);
  party.match = null;
  party.chairs = [...party.chairs.map((tableSeat) => ({ ...tableSeat, driver: tableSeat.home })), ...party.leftOut];
  party.leftOut = [];
  const now = hosting.context.clock.steady();
  for (const member of party.members) {
    member.standIn = false;
    const isLong = member.away !== null && now - member.away >= KEPT_MS;
    if (isLong || (member.seat !== null && party.chairs[member.seat]?.driver.kind !== 'lan')) getUp(member);
  }
  unready(party);
  return undefined;
}

/** A guest without a car takes one that waits for its driver. */
export function sitInRace(hosting: Hosting, party: OpenParty, member: Member, seat: Seat): Refused | undefined {
  if (member.seat === seat) return undefined;
  if (member.seat !== null) return refuse('not-allowed', message('party.have-car'));
  member.seat = seat;
  driveAgain(hosting, party, member);
  return undefined;
}

/** Gives a guest's car back to them: the AI driver leaves it at the next decision. */
export function driveAgain(hosting: Hosting, party: OpenParty, member: Member): void {
  const { seat } = member;
  member.standIn = false;
  writeRoster(hosting);
  if (seat === null) return;
  const isRenamed = member.hand === undefined && party.chairs[seat]?.entrant === undefined;
  const name = isRenamed ? freeName(member.name, takenNames(party, member)) : undefined;
  onRace(hosting, party, (match) => match.handOver(seat, LAN, name));
  const tableSeat = party.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = LAN;
}

/** A guest who leaves for good leaves the car to an AI driver; a hand returns to the host's screen. */
export function giveUpCar(hosting: Hosting, party: OpenParty, member: Member): void {
  const { seat, hand } = member;
  getUp(member);
  writeRoster(hosting);
  if (seat === null || party.match === null) return;
  const driver: Driver = hand ?? { kind: 'ai', level: party.rules.aiLevel };
  const tableSeat = party.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = driver;
  onRace(hosting, party, (match) => match.handOver(seat, driver));
}

/** The host gives a car to another driver: an AI driver, a guest, or a person at the host's screen. */
export function handOver(hosting: Hosting, input: In<'match.handOver'>): Reply<null> {
  const match = hosting.races.live(input.match);
  if (match === undefined) return noSuchMatch();
  const { seat, driver } = input;
  const party = hosting.open?.match === input.match ? hosting.open : undefined;
  const may = match.canHandOver(seat, driver);
  if (!may.ok) return may;
  if (driver.kind === 'lan')
    return party === undefined ? nobodyThere() : handToGuest(hosting, party, seat, input.guest);
  const name = party === undefined ? undefined : nameFor(party, seat, driver);
  if (party !== undefined) takeFrom(hosting, party, seat, driver);
  writeRoster(hosting);
  match.handOver(seat, driver, name);
  if (party !== undefined) {
    sendWatchersOut(hosting, party);
    hosting.changed();
  }
  return granted(null);
}

/** If watching is not allowed, guests without a car get no more updates of the race. */
export function sendWatchersOut(hosting: Hosting, party: OpenParty): void {
  if (party.match === null || party.rules.watching) return;
  const race = hosting.races.live(party.match);
  for (const { seat, session } of party.members) if (seat === null && session !== undefined) race?.leave(session);
}

function handToGuest(hosting: Hosting, party: OpenParty, seat: Seat, id: string | undefined): Reply<null> {
  const sitting = memberIn(party, seat);
  const member = id === undefined ? sitting : party.members.find((one) => one.id === id && !one.knocking);
  if (member === undefined) return nobodyThere();
  if (member.seat !== null && member.seat !== seat) {
    return refuse('not-allowed', message('party.other-car', { name: member.name }));
  }
  if (sitting !== undefined && sitting !== member) getUp(sitting);
  member.seat = seat;
  driveAgain(hosting, party, member);
  sendWatchersOut(hosting, party);
  hosting.changed();
  return granted(null);
}

/** The seat's previous guest: returns with the token if an AI driver only stands in for them, otherwise loses the car. */
function takeFrom(hosting: Hosting, party: OpenParty, seat: Seat, driver: Driver): void {
  const tableSeat = party.chairs[seat];
  if (tableSeat !== undefined) tableSeat.driver = driver;
  const member = memberIn(party, seat);
  if (member === undefined) return;
  if (driver.kind === 'ai' && member.away !== null) {
    member.standIn = true;
    return;
  }
  getUp(member);
  if (member.hand !== undefined) dismiss(hosting, party, member, message('why.hand-back'));
}

/** At the host's screen the car gets its name from the lobby back, if no one has it. */
function nameFor(party: OpenParty, seat: Seat, driver: Driver): string | undefined {
  const tableSeat = party.chairs[seat];
  if (!isHere(driver) || tableSeat === undefined || tableSeat.entrant !== undefined) return undefined;
  if (memberIn(party, seat)?.hand !== undefined) return undefined;
  return freeName(tableSeat.name, takenNames(party, tableSeat));
}

/** Removes a guest; why: shown to them. */
export function dismiss(hosting: Hosting, party: OpenParty, member: Member, why: MessageDescriptor): void {
  const { session } = member;
  giveUpCar(hosting, party, member);
  tell(member, 'party.update', { party: null, why });
  member.session = undefined;
  party.members = party.members.filter((one) => one !== member);
  writeRoster(hosting);
  if (session !== undefined) hosting.races.leaveAll(session);
}

function nobodyThere(): Refused {
  return refuse('bad-input', message('party.choose-guest'));
}
