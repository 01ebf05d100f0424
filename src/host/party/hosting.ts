// What the parts of the party share: the host's parts, the one open party, and reporting that it changed.

import type { Push, PushName, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Party } from '@api/party';
import type { Session } from '@api/session';
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan } from '../lan/lan';
import type { Lockout } from '../lan/lockout';
import type { Match } from '../match/match';
import type { Races } from '../match/races';
import { isScreen } from '../roster';
import { placeIn } from '../seasons/origin';
import { type Member, memberAt, type OpenParty, partyFor, type Surroundings } from './open-party';

export interface Hosting {
  readonly context: Context;
  readonly races: Races;
  readonly lan: Lan;
  readonly lockout: Lockout;
  open: OpenParty | undefined;
  /** Saves, sends and announces the party after a change. */
  changed(): void;
}

/** There is no party, or a different one. */
export function noParty(): Refused {
  return refuse('not-found', message('party.none'));
}

/** True while none of the host's windows is connected; a television is none. */
export function isHostAway({ sessions, roster }: Context): boolean {
  return ![...sessions.values()].some((session) => isScreen(roster, session));
}

/** The party as this session may see it. */
export function seenBy(hosting: Hosting, party: OpenParty, session: Session): Party {
  return partyFor(party, memberAt(party, session), aroundOf(hosting.context, party));
}

/** What the host knows about a party's surroundings right now. */
export function aroundOf(context: Context, party: OpenParty): Surroundings {
  const season = placeIn(context, party.season);
  const television = context.roster.televisions.size === 0 ? null : party.volume;
  return { now: context.clock.steady(), hostAway: isHostAway(context), season, television };
}

/** Runs work on the open party. */
export function onParty<T>(
  hosting: Hosting,
  work: (party: OpenParty) => Reply<T> | Promise<Reply<T>>,
): Reply<T> | Promise<Reply<T>> {
  return hosting.open === undefined ? noParty() : work(hosting.open);
}

/** Changes the open party and replies with it; if work returns a refusal, replies with that. */
export function changing(
  hosting: Hosting,
  session: Session,
  work: (party: OpenParty) => Refused | undefined,
): Reply<Party> {
  if (hosting.open === undefined) return noParty();
  const refused = work(hosting.open);
  if (refused !== undefined) return refused;
  hosting.changed();
  return granted(seenBy(hosting, hosting.open, session));
}

/** Writes into the roster which guest drives what, before the race reads it. */
export function writeRoster({ context, open }: Hosting): void {
  const { roster } = context;
  roster.match = open?.match ?? null;
  roster.undo = open?.rules.undo ?? true;
  roster.hints = open?.rules.hints ?? true;
  roster.seats.clear();
  roster.guests.clear();
  for (const { id, session, seat, knocking } of open?.members ?? []) {
    if (session === undefined || knocking) continue;
    roster.guests.set(session.id, id);
    if (seat !== null) roster.seats.set(session.id, seat);
  }
}

/** Runs work on the party's race; if no one watches the race, it is suspended again afterwards. */
export function onRace(hosting: Hosting, party: OpenParty, work: (match: Match) => void): void {
  if (party.match === null) return;
  const found = hosting.races.open(party.match);
  if (!found.ok) return;
  work(found.match);
  if (!found.match.isWatched()) found.match.close();
}

/** Sends a push to a guest, if they are connected. */
export function tell<N extends PushName>(member: Member, name: N, body: Push<N>): void {
  member.session?.push(name, body);
}
