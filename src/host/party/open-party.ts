// The open party and its tables as the host keeps them, and as each person there may see them.
// Not here: changing them (tables.ts, lobby.ts, joining.ts).

import type { Driver } from '@api/contract';
import type { ChatLine, Device, PartyCircuit, PartyRace, PartyRules } from '@api/party';
import type { Session } from '@api/session';
import type { TvProgramme } from '@api/tables/commands';
import type { Colour, Seat } from '@core/contract';
import type { Look } from '@drivers/look';
import type { Listener } from '../lan/lan';
import type { SeasonPlace } from '../seasons/origin';
import { isSameName } from './names';

/** A guest, connected or away. */
export interface Member {
  readonly id: string;
  name: string;
  device: Device;
  /** The face that they brought. */
  look?: Look | undefined;
  table: Table;
  /** At that table. */
  seat: Seat | null;
  ready: boolean;
  /** Time at which the connection was lost, ms, steady clock; null while connected. */
  away: number | null;
  /** Since when they have had no seat, ms, steady clock; undefined while they have one. */
  freeSince?: number | undefined;
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

/** Rules of the whole party. */
export type RoomRules = Pick<PartyRules, 'door' | 'chat' | 'keptOpen'>;
/** Rules of one table. */
export type TableRules = Omit<PartyRules, keyof RoomRules>;

/** One race of the party, or the lobby for it. */
export interface Table {
  readonly id: string;
  /** 1 to MOST_TABLES: the lowest number that was free. */
  readonly number: number;
  readonly party: OpenParty;
  race: PartyRace;
  rules: TableRules;
  chairs: TableSeat[];
  /** Seats that no one took when the race began; they return in the lobby. */
  leftOut: TableSeat[];
  hostReady: boolean;
  match: string | null;
  /** The race of a season that the lobby is for, or that runs. */
  season: SeasonPlace | undefined;
  /** Until when people may come to a called table of a tournament, ms, steady clock; undefined: it is not called. */
  calledUntil?: number | undefined;
  /** When its people were last reminded. */
  nudgedAt?: number;
  hands: HandCode[];
}

export interface OpenParty {
  id: string;
  name: string;
  code: string;
  rules: RoomRules;
  /** In the order of their numbers; never empty. */
  tables: Table[];
  members: Member[];
  hostName: string;
  /** Opened only for hand codes: not announced, and no one can join without one. */
  quiet: boolean;
  listener: Listener;
  lines: ChatLine[];
  /** Newest first. */
  circuits: PartyCircuit[];
  /** Who sent recent lines (null: the host), with their time in ms, steady clock. */
  spoken: { from: string | null; at: number }[];
  bannedKeys: Set<string>;
  bannedAddresses: Set<string>;
  /** How loud televisions are, 0 to 100. */
  volume: number;
  /** Televisions read captions aloud, where they have a voice. */
  speech: boolean;
  /** What televisions show. */
  programme: TvProgramme;
  /** The season (id) that is the tournament raced here. */
  tournament?: string | undefined;
  /** The tournament's races and calls stand still. */
  isPaused: boolean;
  /** Since when. */
  pausedAt?: number | undefined;
}

/** ms for which a dropped guest keeps the seat in the lobby, and for which everyone sees that they are away. */
export const KEPT_MS = 60_000;

/** ms from the call of a tournament's table to its start. */
export const CALL_MS = 120_000;

/** ms after which a party without host and guests is closed; guests without a seat may return until then. */
export function lifeOf(rules: RoomRules): number {
  return rules.keptOpen * 60_000;
}

/** The rules as a client knows them: the party's and the table's together. */
export function rulesAt({ rules, party }: Table): PartyRules {
  return { ...party.rules, ...rules };
}

/** The two parts of a client's rules. */
export function splitRules({ door, chat, keptOpen, ...table }: PartyRules): { room: RoomRules; table: TableRules } {
  return { room: { door, chat, keptOpen }, table };
}

/** The guest of this session. */
export function memberAt(party: OpenParty, session: Session): Member | undefined {
  return party.members.find((member) => member.session?.id === session.id);
}

/** The guests at this table, with and without a seat. */
export function guestsAt(table: Table): Member[] {
  return table.party.members.filter((member) => member.table === table);
}

/** The guest in this seat. */
export function memberIn(table: Table, seat: Seat): Member | undefined {
  return table.party.members.find((member) => member.table === table && member.seat === seat);
}

/** The table with the lowest number: where everyone is who has chosen no other. */
export function firstTable({ tables }: OpenParty): Table {
  const [first] = tables;
  if (first === undefined) throw new Error('a party always has a table');
  return first;
}

/** The table of this race. */
export function tableOfRace(party: OpenParty | undefined, match: string): Table | undefined {
  return party?.tables.find((table) => table.match === match);
}

/**
 * Whether a guest without a seat may take this one: it waits for a guest, or, in a race, an AI driver has it and it belongs to nobody
 * and no season.
 */
export function isFree(table: Table, { driver, home, entrant }: TableSeat, seat: Seat): boolean {
  if (memberIn(table, seat) !== undefined) return false;
  if (driver.kind === 'lan') return true;
  const isNobodys = home.kind === 'ai' || home.kind === 'lan';
  return table.match !== null && driver.kind === 'ai' && isNobodys && entrant === undefined;
}

/**
 * Whether this guest may take the seat: it is free, or an AI driver stands in there for the season's driver whose name the guest has.
 */
export function isFreeFor(table: Table, chair: TableSeat, seat: Seat, { name, seat: own }: Member): boolean {
  if (isFree(table, chair, seat)) return true;
  const isMissing = chair.entrant !== undefined && chair.driver.kind === 'ai' && chair.home.kind === 'lan';
  return isMissing && own === null && memberIn(table, seat) === undefined && isSameName(chair.name, name);
}

/** ms until a called table starts; null if it is not called. now: ms, steady clock. */
export function timeLeft({ calledUntil, match, party }: Table, now: number): number | null {
  if (calledUntil === undefined || match !== null) return null;
  return Math.max(0, calledUntil - (party.pausedAt ?? now));
}
