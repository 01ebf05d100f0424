// What a table of the hall says: its state, who leads, who is gone, and the sums over all tables. Pure.

import type { MatchUpdate } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { Guest, Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import type { RaceFrame } from '@ui/game-ui';
import { listText } from '../../app/format';
import { guestHere } from '../../app/party/at-party';
import { t } from '../../text/hall';
import type { Look, Looks } from './looks';

/** lost: somebody's connection is gone during the race. */
export type TableState = 'lobby' | 'live' | 'paused' | 'finished' | 'lost';

/** What else a page knows of the races: those that are over, by id. The host's list has them, a guest has none. */
export type OverRaces = ReadonlySet<string>;

/** The state of a table. look: undefined before its race was looked at. */
export function stateOf(party: Party, table: PartyTable, look: Look | undefined, over: OverRaces): TableState {
  if (table.match === null) return 'lobby';
  if (look?.update?.finished === true || over.has(table.match)) return 'finished';
  if (look !== undefined && (look.isResting || look.update?.paused === true)) return 'paused';
  return lostAt(party, table).length > 0 ? 'lost' : 'live';
}

/** Guests with a seat at this table whose connection is gone. */
export function lostAt({ guests }: Party, { id }: PartyTable): Guest[] {
  return guests.filter(({ table, seat, away }) => table === id && seat !== null && away !== null);
}

/** 'Ada’s phone is gone, AI drives'; empty if nobody is. */
export function lostText(party: Party, table: PartyTable): string {
  const lost = lostAt(party, table);
  const [first] = lost;
  if (first === undefined) return '';
  if (lost.length > 1) return t('lost.several', { names: listText(lost.map(({ name }) => name)) });
  const driver = table.seats[first.seat ?? -1]?.driver;
  return t('lost', { name: first.name, device: first.device, ai: driver?.kind === 'ai' ? 'yes' : 'no' });
}

/** Connected guests of all tables who have no seat: those who have waited longest first. */
export function waitingIn({ guests }: Party): Guest[] {
  const waiting = guests.filter(({ seat, knocking, away }) => seat === null && !knocking && away === null);
  return waiting.toSorted((a, b) => (a.free ?? 0) - (b.free ?? 0));
}

/** Seats that a guest may take at each table, by its id. A race that is over has none, whatever its cars. */
export function freeSeats(party: Party, looks: Looks, over: OverRaces): ReadonlyMap<string, number> {
  const free = (table: PartyTable) =>
    stateOf(party, table, looks.get(table.match ?? ''), over) === 'finished'
      ? 0
      : table.seats.filter(({ open }) => open).length;
  return new Map(party.tables.map((table) => [table.id, free(table)]));
}

/** Sums over all tables. live: tables whose race runs; racing: people in these races; watching: guests without a seat. */
export function sumsOf(party: Party, looks: Looks, over: OverRaces) {
  const live = party.tables.filter((table) => {
    const state = stateOf(party, table, looks.get(table.match ?? ''), over);
    return state === 'live' || state === 'lost';
  });
  return {
    live: live.length,
    racing: live.reduce((sum, { people }) => sum + people, 0),
    watching: party.tables.reduce((sum, { watching }) => sum + watching, 0),
  };
}

/** 'Lap 2 of 3'; the game's own words if it is not raced in laps. */
export function lapText({ options }: Pick<MatchUpdate, 'options'>, { done, round }: RaceFrame): string {
  const { laps } = options;
  if (typeof laps !== 'number') return round;
  return t('lap', { lap: Math.min(laps, Math.floor(done * laps) + 1), laps });
}

/** The places that count, first to last. */
export function placesOf({ standings }: RaceFrame): RaceFrame['standings'] {
  return standings.filter(({ out }) => !out).toSorted((a, b) => a.place - b.place);
}

/** Names of the people at a table in the lobby. */
export function peopleAt({ seats }: PartyTable): string[] {
  return seats.filter(({ driver, open }) => isPerson(driver) && !open).map(({ name }) => name);
}

/** The table whose race this guest drives in, so that they cannot leave; undefined if they may go where they like. */
export function boundTo(party: Party, looks: Looks, over: OverRaces): PartyTable | undefined {
  const guest = guestHere(party);
  const table = party.tables.find(({ id }) => id === guest?.table);
  if (guest === undefined || guest.seat === null || table === undefined || table.match === null) return undefined;
  return stateOf(party, table, looks.get(table.match), over) === 'finished' ? undefined : table;
}
