// Coming and going: codes, tokens, hand codes, join requests, dropped and returning guests, kick and ban.
// A session is bound to a guest only after what it brought was found right; until then it gets nothing.

import type { In, Out, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';
import { granted, type Refused, refuse } from '../api-errors';
import { hostTranslate } from '../translate';
import { type Hosting, noParty, seenBy, tell, writeRoster } from './hosting';
import { firstOpen, takenNames, waits } from './members';
import { cleanName, freeName } from './names';
import { type HandCode, type Member, memberAt, memberIn, type OpenParty } from './open-party';
import { dismiss, driveAgain } from './racing';
import { ownSeat } from './season-seats';
import { hashOf, isSame, newToken } from './secrets';
import { announce, announceComing, linesFor } from './talk';

/** Guests that a party remembers, here and away. */
const MOST_GUESTS = 64;

type Join = In<'party.join'>;
type Joined = Reply<Out<'party.join'>>;

/** Comes to the table: with a token into the old seat, with a hand code into that hand, else with the party's code. */
export function join(hosting: Hosting, input: Join, session: Session): Joined {
  const party = hosting.open;
  if (party === undefined) return noParty();
  const from = session.from ?? '';
  // Who was let in comes back also from an address that someone else was banned at: a household has one.
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
    if (hand !== undefined) return takeHand(hosting, party, hand, input, session);
    return wrong(hosting, from, message('party.hand-used'));
  }
  if (input.code === undefined) return wrong(hosting, from, message('party.place-gone'));
  const key = hashOf(input.code);
  const hand = handOf(hosting, party, (one) => isSame(one.code, key));
  if (hand !== undefined) return takeHand(hosting, party, hand, input, session);
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
    arrive(hosting, party, member);
    hosting.changed();
    for (const line of linesFor(party, member)) tell(member, 'party.said', line);
  } else {
    dismiss(hosting, party, member, message('why.not-let-in'));
    hosting.changed();
  }
  return granted(null);
}

/** The host sends a guest away; with a ban their token is no good any more, and their address only where the host says so. */
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

/** A guest goes of their own will. */
export function leave(hosting: Hosting, party: OpenParty, member: Member): void {
  dismiss(hosting, party, member, message('why.left'));
  if (!member.knocking) announceComing(hosting, party, message('said.left', { name: member.name }));
  hosting.changed();
}

/** A guest's name changes; in a race it stays as the race knows it. */
export function rename(hosting: Hosting, party: OpenParty, member: Member, name: string): Refused | undefined {
  if (party.match !== null && member.seat !== null) {
    return refuse('not-allowed', message('party.keep-name'));
  }
  member.name = freeName(cleanName(name, hostTranslate(hosting.context)('name.guest')), takenNames(party, member));
  return undefined;
}

/** A connection has gone: its guest is away, with everything kept. A guest who only asked to join is forgotten. */
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
  if (member.seat === null && party.match === null && !member.knocking) member.seat = seatFor(party, member);
  if (member.standIn) driveAgain(hosting, party, member);
  return welcome(hosting, party, member, session, token);
}

function comeIn(hosting: Hosting, party: OpenParty, input: Join, session: Session): Joined {
  // Who was here before comes back with a token, however many there are.
  if (session.isCrowded?.() === true) return refuse('full', message('party.crowded'));
  if (party.match !== null && !party.rules.watching && firstOpen(party) === null) {
    return refuse('full', message('party.full-race'));
  }
  if (!hasRoom(hosting, party, session)) return refuse('full', message('party.full'));
  const token = newToken();
  const wanted = cleanName(input.name ?? '', hostTranslate(hosting.context)('name.guest'));
  const own = ownSeatOf(party, wanted);
  const name = own === -1 ? freeName(wanted, takenNames(party)) : wanted;
  const member = newMember(hosting, { name, token, hand: undefined });
  member.knocking = party.rules.door === 'ask';
  party.members.push(member);
  bind(member, input, session);
  if (!member.knocking) arrive(hosting, party, member);
  return welcome(hosting, party, member, session, token);
}

function takeHand(hosting: Hosting, party: OpenParty, code: HandCode, input: Join, session: Session): Joined {
  const tableSeat = party.chairs[code.seat];
  if (tableSeat === undefined || memberIn(party, code.seat) !== undefined) return notHere();
  party.hands = party.hands.filter((one) => one.seat !== code.seat);
  hosting.lockout.hit(session.from ?? '');
  const token = newToken();
  const member = newMember(hosting, { name: tableSeat.name, token, hand: tableSeat.driver });
  member.seat = code.seat;
  party.members.push(member);
  bind(member, input, session);
  driveAgain(hosting, party, member);
  return welcome(hosting, party, member, session, token);
}

/** The hand that is out by this code and still good. */
function handOf(hosting: Hosting, party: OpenParty, isIt: (one: HandCode) => boolean): HandCode | undefined {
  const now = hosting.context.clock.steady();
  return party.hands.find((one) => isIt(one) && one.expiresAt > now);
}

function newMember(
  hosting: Hosting,
  { name, token, hand }: { name: string; token: string; hand: Member['hand'] },
): Member {
  const nothing = { seat: null, ready: false, away: null, ping: null, knocking: false, standIn: false };
  const here = { device: 'laptop', from: null, session: undefined } as const;
  return { id: hosting.context.newId(), name, key: hashOf(token), hand, ...nothing, ...here };
}

function bind(member: Member, input: Join, session: Session): void {
  member.session = session;
  member.from = session.from;
  member.device = input.device;
  member.away = null;
}

/** A new guest gets the next free seat, in a race or a season's lobby the one that waits for a driver of that name. */
function arrive(hosting: Hosting, party: OpenParty, member: Member): void {
  announceComing(hosting, party, message('said.came', { name: member.name }));
  if (party.match === null) {
    member.seat = seatFor(party, member);
    return;
  }
  const own = ownSeatOf(party, member.name);
  if (own === -1) return;
  member.seat = own;
  driveAgain(hosting, party, member);
}

/** In a season everyone has a seat of their own; anyone who is none of its drivers chooses for whom to drive. */
function seatFor(party: OpenParty, member: Member): number | null {
  return party.season === undefined ? firstOpen(party) : ownSeat(party, member.name);
}

/** The seat of the race that waits for a driver of this name; -1 where none does. */
function ownSeatOf(party: OpenParty, name: string): number {
  if (party.match === null) return -1;
  if (party.season !== undefined) return ownSeat(party, name) ?? -1;
  return party.chairs.findIndex((tableSeat, seat) => waits(party, tableSeat, seat) && tableSeat.name === name);
}

function welcome(hosting: Hosting, party: OpenParty, member: Member, session: Session, token: string): Joined {
  writeRoster(hosting);
  hosting.changed();
  return granted({ token, party: seenBy(hosting, party, session), lines: linesFor(party, member) });
}

/**
 * True if a new guest may come in. Changes the party where it is full: first it forgets who has been away longest and has
 * no seat, then the newest guest without a seat goes, of the address that has most of those.
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

/** Nobody goes for an address that has as many without a seat as any other. */
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
