// One open party as the host keeps it, and as each person there may see it. Not here: changing it (lobby.ts, joining.ts).

import type { Driver } from '@api/contract';
import type { ChatLine, Device, Guest, Party, PartyCircuit, PartyRace, PartyRules, PartySeat } from '@api/party';
import type { RaceOrigin } from '@api/season';
import type { Session } from '@api/session';
import type { Colour, Seat } from '@core/contract';
import type { Listener } from '../lan/lan';
import type { SeasonPlace } from '../seasons/origin';

/** A guest, connected or away. */
export interface Member {
  readonly id: string;
  name: string;
  device: Device;
  seat: Seat | null;
  ready: boolean;
  /** Time at which the connection was lost, ms, steady clock; null while connected. */
  away: number | null;
  ping: number | null;
  knocking: boolean;
  /** Hash of the token. */
  readonly key: string;
  /** Network address. */
  from: string | null;
  /** undefined while they are away. */
  session: Session | undefined;
  /** An AI driver has the car until they are back. */
  standIn: boolean;
  /** Set if they came with a hand code: the driver that has the car at the host's screen without them. */
  readonly hand: Driver | undefined;
}

/**
 * A seat of the lobby or of the race. home: its driver in the lobby, which may differ from the race's. entrant: the season
 * driver that anyone in this seat drives for; the seat is bound to that driver and keeps their name. standIn: an AI driver
 * has the seat because its driver is missing.
 */
export interface TableSeat {
  name: string;
  colour: Colour;
  driver: Driver;
  home: Driver;
  entrant?: string | undefined;
  standIn?: boolean | undefined;
}

/** An address that gives its first visitor a hand. key, code: hashes of its secret and of the six characters next to it. */
export interface HandCode {
  key: string;
  code: string;
  seat: Seat;
  /** ms, steady clock. */
  expiresAt: number;
}

export interface OpenParty {
  id: string;
  name: string;
  code: string;
  race: PartyRace;
  rules: PartyRules;
  chairs: TableSeat[];
  /** Seats that no one took when the race began; they return in the lobby. */
  leftOut: TableSeat[];
  members: Member[];
  hostName: string;
  hostReady: boolean;
  match: string | null;
  /** The race of a season that the lobby is for, or that runs. */
  season: SeasonPlace | undefined;
  /** Opened only for hand codes: not announced, and no one can join without one. */
  quiet: boolean;
  listener: Listener;
  lines: ChatLine[];
  /** Newest first. */
  circuits: PartyCircuit[];
  /** Who sent recent lines (null: the host), with their time in ms, steady clock. */
  spoken: { from: string | null; at: number }[];
  hands: HandCode[];
  bannedKeys: Set<string>;
  bannedAddresses: Set<string>;
  /** How loud televisions are, 0 to 100. */
  volume: number;
}

/** ms for which a dropped guest keeps the seat in the lobby, and for which everyone sees that they are away. */
export const KEPT_MS = 60_000;

/** ms after which a party without host and guests is closed; guests without a seat may return until then. */
export function lifeOf(rules: PartyRules): number {
  return rules.keptOpen * 60_000;
}

/** The guest of this session. */
export function memberAt(party: OpenParty, session: Session): Member | undefined {
  return party.members.find((member) => member.session?.id === session.id);
}

/** The guest in this seat. */
export function memberIn(party: OpenParty, seat: Seat): Member | undefined {
  return party.members.find((member) => member.seat === seat);
}

/**
 * Whether a guest without a seat may take this one: it waits for a guest, or, in a race, an AI driver has it and it belongs to nobody
 * and no season.
 */
export function isFree(party: OpenParty, { driver, home, entrant }: TableSeat, seat: Seat): boolean {
  if (memberIn(party, seat) !== undefined) return false;
  if (driver.kind === 'lan') return true;
  const isNobodys = home.kind === 'ai' || home.kind === 'lan';
  return party.match !== null && driver.kind === 'ai' && isNobodys && entrant === undefined;
}

/** What a view of the party also needs and only the host knows. season: the race's part in a season. */
export interface Surroundings {
  /** ms, steady clock. */
  now: number;
  hostAway: boolean;
  season: RaceOrigin['season'];
  /** See Party. */
  television: number | null;
}

/** The party as this guest may see it; undefined: as the host's windows see it. */
export function partyFor(party: OpenParty, you: Member | undefined, around: Surroundings): Party {
  const { now, hostAway, season, television } = around;
  const seen = party.members.filter((member) => isListed(member, you, now));
  return {
    id: party.id,
    name: party.name,
    code: you?.knocking === true ? '' : party.code,
    addresses: [...party.listener.urls],
    race: party.race,
    rules: party.rules,
    seats: you?.knocking === true ? [] : party.chairs.map((tableSeat, seat) => seatOf(party, tableSeat, seat)),
    guests: seen.map((member) => guestOf(member, now)),
    hostName: party.hostName,
    hostReady: party.hostReady,
    hostAway,
    match: you?.knocking === true ? null : party.match,
    you: you?.id ?? null,
    season: you?.knocking === true ? null : season,
    television,
  };
}

/** A guest who asks to join is visible only to the host and to themselves, and sees no one else. */
function isListed(member: Member, you: Member | undefined, now: number): boolean {
  if (member === you) return true;
  if (you?.knocking === true || (member.knocking && you !== undefined)) return false;
  return member.seat !== null || member.away === null || now - member.away < KEPT_MS;
}

function guestOf({ id, name, device, seat, ready, away, ping, knocking, hand }: Member, now: number): Guest {
  const gone = away === null ? null : now - away;
  return { id, name, device, seat, ready, away: gone, ping, knocking, ...(hand !== undefined && { hand: true }) };
}

function seatOf(party: OpenParty, tableSeat: TableSeat, seat: Seat): PartySeat {
  const { colour, driver } = tableSeat;
  const member = memberIn(party, seat);
  const open = isFree(party, tableSeat, seat);
  const bound = tableSeat.entrant !== undefined;
  const name = bound ? tableSeat.name : (member?.name ?? tableSeat.name);
  return { name, colour, driver, open, guest: member?.id ?? null, bound };
}
