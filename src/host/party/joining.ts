// Coming and going: codes, tokens, hand codes, join requests, dropped and returning guests, kick and ban.
// A session is bound to a guest only after its code or token was verified; until then it gets nothing.

import type { In, Out, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, type Refused, refuse } from '../api-errors';
import { offerCircuits } from '../circuits/send-circuit';
import { hostTranslate } from '../translate';
import { type Hosting, noParty, seenBy, tell, writeRoster } from './hosting';
import { firstFree, firstOpen, takenAnywhere, waits } from './members';
import { cleanName, freeName } from './names';
import { firstTable, type HandCode, type Member, memberAt, memberIn, type OpenParty, type Table } from './open-party';
import { dismiss, driveAgain } from './racing';
import { ownSeat, seatFor } from './seasons/season-seats';
import { hashOf, isSame, newToken } from './secrets';
import { announce, announceComing, linesFor } from './talk';

/** Guests that a party remembers, connected and away. */
const MOST_GUESTS = 64;

type Join = In<'party.join'>;
type Joined = Reply<Out<'party.join'>>;

/** Joins the table: with a token into the old seat, with a hand code into that hand, otherwise with the party's code. */
export function join(hosting: Hosting, input: Join, session: Session): Joined {
  const party = hosting.open;
  if (party === undefined) return noParty();
  const from = session.from ?? '';
  // A known guest may return even from an address where someone else was banned: a household shares one address.
  if (input.token !== undefined) {
    const key = hashOf(input.token);
    if (party.bannedKeys.has(key)) return banned();
    const member = party.members.find((one) => isSame(one.key, key));
    if (member !== undefined) return comeBack(hosting, party, member, input, session, input.token);
  }
  if (party.bannedAddresses.has(from)) return banned();
  const wait = hosting.lockout.wait(from);
  if (wait > 0) return refuse('too-fast', message('party.locked-out', { seconds: Math.ceil(wait / 1000) }));
  if (memberAt(party, session) !== undefined) return refuse('not-allowed', message('party.already'));
  if (input.hand !== undefined) {
    const key = hashOf(input.hand);
    const hand = handOf(hosting, party, (one) => isSame(one.key, key));
    if (hand !== undefined) return takeHand(hosting, hand, input, session);
    return wrong(hosting, from, message('party.hand-used'));
  }
  if (input.code === undefined) return wrong(hosting, from, message('party.place-gone'));
  const key = hashOf(input.code);
  const hand = handOf(hosting, party, (one) => isSame(one.code, key));
  if (hand !== undefined) return takeHand(hosting, hand, input, session);
  if (!isSame(input.code, party.code)) return wrong(hosting, from, message('party.wrong-code'));
  hosting.lockout.hit(from);
  return comeIn(hosting, party, input, session);
}

/** Answers a join request. */
export function admit(hosting: Hosting, party: OpenParty, id: string, isWelcome: boolean): Reply<null> {
  const member = party.members.find((one) => one.id === id && one.knocking);
  if (member === undefined) return notHere();
  if (isWelcome) {
    member.knocking = false;
    offerCircuits(party, member);
    arrive(hosting, party, member);
    hosting.changed();
    for (const line of linesFor(party, member)) tell(member, 'party.said', line);
  } else {
    dismiss(hosting, party, member, message('why.not-let-in'));
    hosting.changed();
  }
  return granted(null);
}

/** The host removes a guest; a ban also invalidates their token, and blocks their address only if the host says so. */
export function kick(hosting: Hosting, party: OpenParty, { guest, ban, address }: In<'party.kick'>): Reply<null> {
  const member = party.members.find((one) => one.id === guest);
  if (member === undefined) return notHere();
  if (ban) {
    party.bannedKeys.add(member.key);
    if (address === true && member.from !== null) party.bannedAddresses.add(member.from);
  }
  dismiss(hosting, party, member, ban ? message('party.banned') : message('why.asked'));
  announce(hosting, party, message('said.sent-away', { name: member.name }));
  hosting.changed();
  return granted(null);
}

/** A guest leaves voluntarily. */
export function leave(hosting: Hosting, party: OpenParty, member: Member): void {
  dismiss(hosting, party, member, message('why.left'));
  if (!member.knocking) announceComing(hosting, party, message('said.left', { name: member.name }));
  hosting.changed();
}

/** A guest's name changes; in a race it stays as the race knows it. */
export function rename(hosting: Hosting, party: OpenParty, member: Member, name: string): Refused | undefined {
  if (member.table.match !== null && member.seat !== null) {
    return refuse('not-allowed', message('party.keep-name'));
  }
  member.name = freeName(cleanName(name, hostTranslate(hosting.context)('name.guest')), takenAnywhere(party, member));
  return undefined;
}

/** A connection has closed: its guest is away, and keeps everything. A guest who only asked to join is forgotten. */
export function drop(hosting: Hosting, party: OpenParty, session: Session): void {
  const member = memberAt(party, session);
  if (member === undefined) return;
  member.session = undefined;
  member.ping = null;
  member.away = hosting.context.clock.steady();
  if (member.knocking) party.members = party.members.filter((one) => one !== member);
  hosting.changed();
}

function comeBack(
  hosting: Hosting,
  party: OpenParty,
  member: Member,
  input: Join,
  session: Session,
  token: string,
): Joined {
  const at = memberAt(party, session);
  if (at !== undefined && at !== member) return refuse('not-allowed', message('party.other-seat'));
  const before = member.session;
  if (before !== undefined && before.id !== session.id) {
    if (input.move !== true) return refuse('in-use', message('party.other-window'));
    tell(member, 'party.moved', {});
    hosting.races.leaveAll(before);
  }
  bind(member, input, session);
  if (member.seat === null && member.table.match === null && !member.knocking)
    member.seat = seatFor(member.table, member.name);
  if (member.standIn) driveAgain(hosting, member);
  return welcome(hosting, party, member, session, token);
}

function comeIn(hosting: Hosting, party: OpenParty, input: Join, session: Session): Joined {
  // A returning guest has a token and can come back however crowded the address is.
  if (session.isCrowded?.() === true) return refuse('full', message('party.crowded'));
  if (party.tables.every((one) => one.match !== null && !one.rules.watching && firstOpen(one) === null)) {
    return refuse('full', message('party.full-race'));
  }
  if (!hasRoom(hosting, party, session)) return refuse('full', message('party.full'));
  const token = newToken();
  const wanted = cleanName(input.name ?? '', hostTranslate(hosting.context)('name.guest'));
  const own = party.tables.find((one) => ownSeatOf(one, wanted) !== -1);
  const name = own === undefined ? freeName(wanted, takenAnywhere(party)) : wanted;
  const member = newMember(hosting, { name, token, hand: undefined, table: own ?? tableForNew(party) });
  member.knocking = party.rules.door === 'ask';
  party.members.push(member);
  bind(member, input, session);
  if (!member.knocking) arrive(hosting, party, member);
  return welcome(hosting, party, member, session, token);
}

function takeHand(hosting: Hosting, { table, code }: TableHand, input: Join, session: Session): Joined {
  const { party } = table;
  const tableSeat = table.chairs[code.seat];
  if (tableSeat === undefined || memberIn(table, code.seat) !== undefined) return notHere();
  table.hands = table.hands.filter((one) => one.seat !== code.seat);
  hosting.lockout.hit(session.from ?? '');
  const token = newToken();
  const member = newMember(hosting, { name: tableSeat.name, token, hand: tableSeat.driver, table });
  member.seat = code.seat;
  party.members.push(member);
  bind(member, input, session);
  driveAgain(hosting, member);
  return welcome(hosting, party, member, session, token);
}

/** A hand code with its table. */
interface TableHand {
  table: Table;
  code: HandCode;
}

/** The hand code that matches and has not expired. */
function handOf(hosting: Hosting, party: OpenParty, isIt: (one: HandCode) => boolean): TableHand | undefined {
  const now = hosting.context.clock.steady();
  return party.tables
    .flatMap((table) => table.hands.map((code) => ({ table, code })))
    .find(({ code }) => isIt(code) && code.expiresAt > now);
}

function newMember(
  hosting: Hosting,
  { name, token, hand, table }: { name: string; token: string; hand: Member['hand']; table: Table },
): Member {
  const nothing = { seat: null, ready: false, away: null, ping: null, knocking: false, standIn: false };
  const here = { device: 'laptop', from: null, session: undefined } as const;
  return { id: hosting.context.newId(), name, key: hashOf(token), hand, table, ...nothing, ...here };
}

function bind(member: Member, input: Join, session: Session): void {
  member.session = session;
  member.from = session.from;
  member.device = input.device;
  if (input.look !== undefined) member.look = input.look;
  member.away = null;
}

/** The table of a new guest: the first lobby with a free seat, then the first race with one, then the first table. */
export function tableForNew(party: OpenParty): Table {
  const lobby = party.tables.find((one) => one.match === null && firstOpen(one) !== null);
  return lobby ?? party.tables.find((one) => firstFree(one) !== null) ?? firstTable(party);
}

/** A new guest gets the next free seat; in a race or a season's lobby, the seat that waits for a driver of that name. */
function arrive(hosting: Hosting, party: OpenParty, member: Member): void {
  announceComing(hosting, party, message('said.came', { name: member.name }));
  const { table } = member;
  if (table.match === null) {
    member.seat = seatFor(member.table, member.name);
    return;
  }
  const own = ownSeatOf(table, member.name);
  if (own === -1) return;
  member.seat = own;
  driveAgain(hosting, member);
}

/** The seat that waits for a driver of this name, in a race or at a table of a tournament that is called; -1 if none does. */
function ownSeatOf(table: Table, name: string): number {
  if (table.match === null) return table.calledUntil === undefined ? -1 : (ownSeat(table, name) ?? -1);
  if (table.season !== undefined) return ownSeat(table, name) ?? -1;
  return table.chairs.findIndex((tableSeat, seat) => waits(table, tableSeat, seat) && tableSeat.name === name);
}

function welcome(hosting: Hosting, party: OpenParty, member: Member, session: Session, token: string): Joined {
  writeRoster(hosting);
  hosting.changed();
  offerCircuits(party, member);
  return granted({ token, party: seenBy(hosting, party, session), lines: linesFor(party, member) });
}

/**
 * True if a new guest may come in. Changes a full party: it first forgets the guest without a seat who was away longest;
 * otherwise it removes the newest guest without a seat, from the address with the most such guests.
 */
function hasRoom(hosting: Hosting, party: OpenParty, session: Session): boolean {
  if (party.members.length >= MOST_GUESTS && !forgetOne(party) && !sendOne(hosting, party, session)) return false;
  return session.isFull?.() !== true || sendOne(hosting, party, session);
}

function forgetOne(party: OpenParty): boolean {
  const gone = party.members
    .filter((one) => one.away !== null && one.seat === null)
    .sort((a, b) => (a.away ?? 0) - (b.away ?? 0) || (a.id < b.id ? -1 : 1))[0];
  if (gone === undefined) return false;
  party.members = party.members.filter((one) => one !== gone);
  return true;
}

/** Removes no one for an address that already has as many guests without a seat as any other. */
function sendOne(hosting: Hosting, party: OpenParty, session: Session): boolean {
  const standing = party.members.filter((one) => one.seat === null && one.session !== undefined);
  const counts = new Map<Member['from'], number>();
  for (const { from } of standing) counts.set(from, (counts.get(from) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const newest = standing.findLast((one) => counts.get(one.from) === most);
  if (newest === undefined || (counts.get(session.from) ?? 0) >= most) return false;
  dismiss(hosting, party, newest, message('why.made-room'));
  if (!newest.knocking) announceComing(hosting, party, message('said.left', { name: newest.name }));
  return true;
}

function wrong(hosting: Hosting, from: string, descriptor: MessageDescriptor): Refused {
  hosting.lockout.miss(from);
  return refuse('not-found', descriptor);
}

function banned(): Refused {
  return refuse('not-allowed', message('party.banned'));
}

function notHere(): Refused {
  return refuse('not-found', message('party.no-guest'));
}
