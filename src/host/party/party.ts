// The table that this host opens for its network: its parts put together, and the one check for everything guests send.
// Not for: the network itself (network.ts) or what goes on in the race (match.ts).

import type { CommandName } from '@api/contract';
import { message } from '@api/messages';
import type { Service, Session } from '@api/session';
import { StoreError } from '@store/store-error';
import { type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan } from '../lan/lan';
import { createLockout } from '../lan/lockout';
import type { Races } from '../match/races';
import { createBroadcast } from './broadcast';
import { type PartyHandlers, partyHandlers } from './handlers';
import { type Hosting, writeRoster } from './hosting';
import { drop } from './joining';
import { noNetwork } from './network';
import { memberAt } from './open-party';
import { recoverHands, takeHandsBack } from './opening';
import { backToLobby } from './racing';
import { keep } from './saved';
import { seasonGone } from './season-table';

export interface Parties {
  handlers: PartyHandlers;
  /** The one check for everything a guest sends: undefined if it may pass. */
  refusal(name: CommandName, input: unknown, session: Session): Refused | undefined;
  /** A window of the host has come. */
  came(): void;
  closed(session: Session): void;
  /** Someone has begun to watch a race. */
  watched(match: string): void;
  /** A race was deleted. */
  raceGone(match: string): void;
  /** A season was deleted. */
  seasonGone(season: string): void;
  /** Leaves what is kept for the next start, and closes the port. */
  close(): void;
}

export interface PartiesOptions {
  context: Context;
  races: Races;
  /** undefined: this host cannot be joined. */
  lan: Lan | undefined;
  /** What guests talk to. */
  service: Service;
}

/** The parties of one host; one at a time. */
export function createParties({ context, races, lan = NO_LAN, service }: PartiesOptions): Parties {
  const hosting: Hosting = {
    context,
    races,
    lan,
    lockout: createLockout(() => context.clock.steady()),
    open: undefined,
    changed: () => broadcast.changed(),
  };
  const broadcast = createBroadcast(hosting);
  orLog(context, () => recoverHands(hosting));
  return {
    handlers: partyHandlers(hosting, service, () => broadcast.pinged()),
    refusal: (name, input, session) => refusalOf(hosting, name, input, session),
    came: () => hosting.changed(),
    closed(session) {
      if (session.role === 'guest' && hosting.open !== undefined) drop(hosting, hosting.open, session);
      else hosting.changed();
    },
    watched(match) {
      if (hosting.open?.match === match) broadcast.watched();
    },
    raceGone(match) {
      if (hosting.open?.match !== match) return;
      backToLobby(hosting, hosting.open);
      hosting.changed();
    },
    seasonGone: (season) => seasonGone(hosting, season),
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

/** What a guest may call who has not joined: all that these tell is what the network hears of the party anyway. */
const BEFORE_JOINING: ReadonlySet<CommandName> = new Set<CommandName>(['app.hello', 'party.list', 'party.join']);

/** A disk that refuses now leaves hands with the phones; the host's screen can take them back by hand. */
function orLog(context: Context, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    context.log.warn({ err: error }, 'hands could not be taken back');
  }
}

/** What of a guest's call is refused before anything looks at it. Another race and none at all are the same to guests. */
function refusalOf(hosting: Hosting, name: CommandName, input: unknown, session: Session): Refused | undefined {
  if (session.role !== 'guest' || BEFORE_JOINING.has(name)) return undefined;
  const party = hosting.open;
  const member = party && memberAt(party, session);
  if (party === undefined || member === undefined) return refuse('not-allowed', message('party.join-first'));
  if (member.knocking && name !== 'party.leave' && name !== 'party.ping') {
    return refuse('not-allowed', message('party.knocking'));
  }
  if (!name.startsWith('match')) return undefined;
  const { match } = input as { match?: unknown };
  const mayLook = member.seat !== null || party.rules.watching;
  return match === party.match && mayLook ? undefined : refuse('not-allowed', message('party.other-race'));
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
