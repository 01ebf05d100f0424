// The party that this host opens for its network: assembles its parts, and checks everything that guests send.
// Not here: the network itself (network.ts) or what goes on in the race (match.ts).

import type { CommandName } from '@api/contract';
import { message } from '@api/messages';
import type { Service, Session } from '@api/session';
import { StoreError } from '@store/store-error';
import { type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan } from '../lan/lan';
import { createLockout } from '../lan/lockout';
import type { Races } from '../match/races';
import type { CalledTables } from '../tournaments/reading';
import { Televisions, type TvHandlers } from '../tv/televisions';
import { createBroadcast } from './broadcast';
import { type PartyHandlers, partyHandlers } from './handlers';
import { type Hosting, writeRoster } from './hosting';
import { drop } from './joining';
import { noNetwork } from './network';
import { memberAt, type OpenParty, tableOfRace } from './open-party';
import { recoverHands, takeHandsBack } from './opening';
import { backToLobby } from './racing';
import { keep } from './saved';
import { seasonGone } from './seasons/season-table';
import { calledTables } from './tournament/called';

export interface Parties {
  handlers: PartyHandlers & TvHandlers;
  /** The one check for everything a guest sends: undefined if it may pass. */
  refusal(name: CommandName, input: unknown, session: Session): Refused | undefined;
  /** A host window has connected. */
  came(): void;
  closed(session: Session): void;
  /** Someone has begun to watch a race. */
  watched(match: string): void;
  /** A race was deleted. */
  raceGone(match: string): void;
  /** A season was deleted. */
  seasonGone(season: string): void;
  /** What the party has called of this tournament. */
  called(season: string): CalledTables;
  /** Saves what the next start needs, and closes the port. */
  close(): void;
}

export interface PartiesOptions {
  context: Context;
  races: Races;
  /** undefined: no one can join this host. */
  lan: Lan | undefined;
  /** What guests connect to. */
  service: Service;
}

/** The parties of one host, one at a time. */
export function createParties({ context, races, lan = NO_LAN, service }: PartiesOptions): Parties {
  const hosting: Hosting = {
    context,
    races,
    lan,
    lockout: createLockout(() => context.clock.steady()),
    open: undefined,
    windows: new Map(),
    showing: () => televisions.showing(),
    phrase: (said) => televisions.tell('tv.said', said),
    changed: () => broadcast.changed(),
  };
  const televisions = new Televisions(hosting);
  const broadcast = createBroadcast(hosting, televisions);
  context.seasonChanges.add((season) => {
    if (hosting.open?.tournament === season) broadcast.tournamentChanged();
  });
  orLog(context, () => recoverHands(hosting));
  return {
    handlers: { ...partyHandlers(hosting, service, () => broadcast.pinged()), ...televisions.handlers },
    refusal: (name, input, session) => refusalOf(hosting, televisions, name, input, session),
    came: () => hosting.changed(),
    closed(session) {
      hosting.windows.delete(session.id);
      if (televisions.closed(session)) hosting.changed();
      else if (session.role === 'guest' && hosting.open !== undefined) drop(hosting, hosting.open, session);
      else hosting.changed();
    },
    watched(match) {
      if (tableOfRace(hosting.open, match) !== undefined) broadcast.watched();
    },
    raceGone(match) {
      const table = tableOfRace(hosting.open, match);
      if (table === undefined) return;
      backToLobby(hosting, table);
      hosting.changed();
    },
    seasonGone: (season) => seasonGone(hosting, season),
    called: (season) => calledTables(hosting, season),
    close() {
      const party = hosting.open;
      broadcast.stop();
      if (party?.quiet === true) orLog(context, () => takeHandsBack(hosting, party));
      if (party?.quiet === true) keep(context, undefined);
      hosting.open = undefined;
      writeRoster(hosting);
      lan.announce(null);
      void party?.listener.close();
    },
  };
}

/** Commands for guests who have not joined: they reveal only what the party announces on the network anyway. */
const BEFORE_JOINING: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['app.hello', 'party.list', 'party.join', 'tv.open'] as const),
]);
/** What a television may ask besides, whatever the race. */
const ABOUT_TELEVISIONS: ReadonlySet<CommandName> = new Set<CommandName>(['tv.showing', 'tv.voice', 'tables.look']);
/** What a television may ask of the party's races. */
const FOR_TELEVISIONS: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['match.watch', 'match.leave', 'matches.result'] as const),
]);

/** If the disk refuses, hands stay with the phones; the host's screen can take them back manually. */
function orLog(context: Context, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    context.log.warn({ err: error }, 'hands could not be taken back');
  }
}

/** Refuses a guest's call before any handler sees it. To guests, another race looks the same as no race. */
function refusalOf(
  hosting: Hosting,
  televisions: Televisions,
  name: CommandName,
  input: unknown,
  session: Session,
): Refused | undefined {
  if (session.role !== 'guest' || BEFORE_JOINING.has(name)) return undefined;
  const party = hosting.open;
  const race = (input as { match?: unknown }).match;
  if (televisions.has(session)) {
    const isOfParty = typeof race === 'string' && tableOfRace(party, race) !== undefined;
    if (name === 'tournaments.get') return ofParty(party, input);
    const may = isOfParty ? FOR_TELEVISIONS.has(name) : ABOUT_TELEVISIONS.has(name);
    return may ? undefined : refuse('not-allowed', message('tv.nobody'));
  }
  const member = party && memberAt(party, session);
  if (party === undefined || member === undefined) return refuse('not-allowed', message('party.join-first'));
  if (member.knocking && name !== 'party.leave' && name !== 'party.ping') {
    return refuse('not-allowed', message('party.knocking'));
  }
  if (name === 'tournaments.get') return ofParty(party, input);
  if (!name.startsWith('match')) return undefined;
  const mayLook = member.seat !== null || member.table.rules.watching;
  return race === member.table.match && mayLook ? undefined : refuse('not-allowed', message('party.other-race'));
}

/** Refuses any tournament but the party's own. */
function ofParty(party: OpenParty | undefined, input: unknown): Refused | undefined {
  const { season } = input as { season?: unknown };
  const isOwn = party?.tournament !== undefined && season === party.tournament;
  return isOwn ? undefined : refuse('not-allowed', message('tournament.other'));
}

/** A host that was started without a network. */
const NO_LAN: Lan = {
  networks: () => [],
  open: async () => noNetwork(),
  announce: () => {},
  near: () => [],
  onNear: () => () => {},
  connect: async () => noNetwork(),
  check: async () => [],
  close: async () => {},
};
