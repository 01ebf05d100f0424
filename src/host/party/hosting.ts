// What the parts of the party share: the host's parts, the one open party, who is at which table, and reporting that it changed.

import type { Push, PushName, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Party } from '@api/party';
import type { Session } from '@api/session';
import type { TvPhrase } from '@api/tv/commands';
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan } from '../lan/lan';
import type { Lockout } from '../lan/lockout';
import type { Match } from '../match/match';
import type { Races } from '../match/races';
import { keptFaces } from '../people/known';
import { isScreen } from '../roster';
import { placeIn } from '../seasons/origin';
import { firstTable, type Member, memberAt, type OpenParty, rulesAt, type Table, timeLeft } from './open-party';
import { partyFor, type Surroundings, tablesOf } from './seen';

export interface Hosting {
  readonly context: Context;
  readonly races: Races;
  readonly lan: Lan;
  readonly lockout: Lockout;
  open: OpenParty | undefined;
  /** The table (id) at which each of the host's windows is, by session id; left out: the first one. */
  readonly windows: Map<string, string>;
  /** What the televisions show; null: there is none. */
  showing(): Party['showing'];
  /** Sends a driver's quick phrase to the televisions. */
  phrase(said: TvPhrase): void;
  /** Saves, sends and announces the party after a change. */
  changed(): void;
}

/** There is no party, or a different one. */
export function noParty(): Refused {
  return refuse('not-found', message('party.none'));
}

/** Whether this race has been raced to its end. */
export function isRaceOver({ store }: Context, match: string): boolean {
  return store.saves.head(match)?.status === 'finished';
}

/** True while none of the host's windows is connected; a television is none. */
export function isHostAway({ sessions, roster }: Context): boolean {
  return ![...sessions.values()].some((session) => isScreen(roster, session));
}

/** The table at which this session is: a guest's, or the one that a window of the host shows. */
export function tableOf({ windows }: Hosting, party: OpenParty, session: Session): Table {
  const member = memberAt(party, session);
  if (member !== undefined) return member.table;
  const at = windows.get(session.id);
  return party.tables.find(({ id }) => id === at) ?? firstTable(party);
}

/** The party as this session may see it. */
export function seenBy(hosting: Hosting, party: OpenParty, session: Session): Party {
  return partyFor(tableOf(hosting, party, session), memberAt(party, session), aroundOf(hosting, party));
}

/** What the host knows about a party's surroundings right now. */
export function aroundOf(hosting: Hosting, party: OpenParty): Surroundings {
  const { context } = hosting;
  const showing = hosting.showing();
  return {
    now: context.clock.steady(),
    hostAway: isHostAway(context),
    tables: tablesOf(party),
    showing,
    television: showing === null ? null : party.volume,
    tournament: hostedTournament(context, party),
    faces: keptFaces(context),
    callOf: (table) => timeLeft(table, context.clock.steady()),
    seasonOf: ({ season }) => placeIn(context, season),
  };
}

/** The tournament of the party; null if there is none, or it can't be read. */
export function hostedTournament({ plans }: Context, { tournament }: OpenParty): Party['tournament'] {
  const plan = tournament === undefined ? undefined : plans.of(tournament);
  return tournament === undefined || plan === undefined ? null : { season: tournament, name: plan.name };
}

/** Runs work on the open party. */
export function onParty<T>(
  hosting: Hosting,
  work: (party: OpenParty) => Reply<T> | Promise<Reply<T>>,
): Reply<T> | Promise<Reply<T>> {
  return hosting.open === undefined ? noParty() : work(hosting.open);
}

/** Runs work on this session's table of the open party. */
export function onTable<T>(
  hosting: Hosting,
  session: Session,
  work: (table: Table) => Reply<T> | Promise<Reply<T>>,
): Reply<T> | Promise<Reply<T>> {
  return onParty(hosting, (party) => work(tableOf(hosting, party, session)));
}

/** Changes this session's table of the open party and replies with the party; if work returns a refusal, replies with that. */
export function changing(
  hosting: Hosting,
  session: Session,
  work: (table: Table) => Refused | undefined,
): Reply<Party> {
  if (hosting.open === undefined) return noParty();
  const refused = work(tableOf(hosting, hosting.open, session));
  if (refused !== undefined) return refused;
  hosting.changed();
  return granted(seenBy(hosting, hosting.open, session));
}

/** Writes into the roster which guest drives what, before the race reads it. */
export function writeRoster({ context, open }: Hosting): void {
  const { roster } = context;
  roster.races.clear();
  roster.seats.clear();
  roster.guests.clear();
  for (const table of open?.tables ?? []) if (table.match !== null) roster.races.set(table.match, rulesAt(table));
  for (const { id, session, seat, table, knocking } of open?.members ?? []) {
    if (session === undefined || knocking) continue;
    roster.guests.set(session.id, id);
    if (seat !== null && table.match !== null) roster.seats.set(session.id, { match: table.match, seat });
  }
}

/** Runs work on the table's race; if no one watches the race, it is suspended again afterwards. */
export function onRace(hosting: Hosting, table: Table, work: (match: Match) => void): void {
  if (table.match === null) return;
  const found = hosting.races.open(table.match);
  if (!found.ok) return;
  work(found.match);
  if (!found.match.isWatched()) found.match.close();
}

/** Sends a push to a guest, if they are connected. */
export function tell<N extends PushName>(member: Member, name: N, body: Push<N>): void {
  member.session?.push(name, body);
}
