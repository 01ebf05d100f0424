// The handlers of all party commands and of handing over cars; each calls the part that does it.
// Not here: who may call what (party.ts).

import type { In, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers, Service, Session } from '@api/session';
import { granted, type Refused, refuse } from '../api-errors';
import { sendCircuit } from '../circuits/send-circuit';
import { announcementOf } from './announcement';
import { openTableFor, rematchAt } from './hall/more-tables';
import { racesSeen } from './hall/races-seen';
import { changing, type Hosting, noParty, onParty, onTable, seenBy, tell } from './hosting';
import { admit, join, kick, leave, rename } from './joining';
import { changeParty, changeSeat, onlyInLobby, take } from './lobby';
import { guestsAt, type Member, memberAt, type Table } from './open-party';
import { closeParty, handCode, openParty } from './opening';
import { backToLobby, handOver, start } from './racing';
import { seasonSeatRefusal } from './seasons/season-seats';
import { beforeStart, hostSeason } from './seasons/season-table';
import { newCode } from './secrets';
import { closeTable, goToTable, openTable, seatGuest } from './tables';
import { linesFor, say } from './talk';
import { pauseTournament } from './tournament/called';
import { callTables, hostTournament, nudgeTable } from './tournament/calling';

export type PartyHandlers = Pick<
  Handlers,
  | 'match.handOver'
  | 'seasons.host'
  | 'party.state'
  | 'party.open'
  | 'party.close'
  | 'party.newCode'
  | 'party.change'
  | 'party.seat'
  | 'party.admit'
  | 'party.kick'
  | 'party.nudge'
  | 'party.start'
  | 'party.lobby'
  | 'party.handCode'
  | 'party.list'
  | 'party.join'
  | 'party.take'
  | 'party.rename'
  | 'party.ready'
  | 'party.leave'
  | 'party.sendCircuit'
  | 'party.circuits'
  | 'party.say'
  | 'party.ping'
  | 'tables.open'
  | 'tables.close'
  | 'tables.go'
  | 'tables.seat'
  | 'tables.openFor'
  | 'tables.rematch'
  | 'tables.look'
  | 'tournaments.host'
  | 'tournaments.call'
  | 'tournaments.nudge'
  | 'tournaments.pause'
>;

/** service: what guests connect to. pinged: called when a guest reports a ping. */
export function partyHandlers(hosting: Hosting, service: Service, pinged: () => void): PartyHandlers {
  return { ...ownerHandlers(hosting, service), ...guestHandlers(hosting, pinged) };
}

function ownerHandlers(hosting: Hosting, service: Service) {
  return {
    'match.handOver': (input) => handOver(hosting, input),
    'seasons.host': (input, session) => hostSeason(hosting, service, input, session),
    'party.state'({ table }, session) {
      const party = hosting.open;
      if (party !== undefined && table !== undefined) hosting.windows.set(session.id, table);
      return granted(
        party === undefined ? null : { party: seenBy(hosting, party, session), lines: linesFor(party, undefined) },
      );
    },
    'party.open': (input, session) => openParty(hosting, service, input, session),
    'party.close': () =>
      onParty(hosting, async (party) => {
        await closeParty(hosting, message('why.closed', { host: party.hostName }));
        return granted(null);
      }),
    'party.newCode': (_, session) =>
      changing(hosting, session, ({ party }) => {
        party.code = newCode();
        return undefined;
      }),
    'party.change': (input, session) => changing(hosting, session, (table) => changeParty(hosting, table, input)),
    'party.seat': (input, session) => changing(hosting, session, (table) => changeSeatOf(hosting, table, input)),
    'party.admit': (input) => onParty(hosting, (party) => admit(hosting, party, input.guest, input.admit)),
    'party.kick': (input) => onParty(hosting, (party) => kick(hosting, party, input)),
    'party.nudge': (_, session) =>
      onTable(hosting, session, (table) => {
        for (const member of guestsAt(table))
          if (member.seat !== null && !member.ready) tell(member, 'party.nudged', {});
        return granted(null);
      }),
    'party.start': (input, session) =>
      onTable(hosting, session, (table) => beforeStart(hosting, table) ?? start(hosting, table, input.force)),
    'party.lobby': (_, session) => changing(hosting, session, (table) => backToLobby(hosting, table)),
    'tournaments.host': ({ season }) => onParty(hosting, (party) => hostTournament(hosting, party, season)),
    'tournaments.call': (input) => onParty(hosting, (party) => callTables(hosting, party, input)),
    'tournaments.nudge': ({ round }) => onParty(hosting, (party) => nudgeTable(hosting, party, round)),
    'tournaments.pause': ({ paused }) =>
      onParty(hosting, (party) => {
        pauseTournament(hosting, party, paused);
        return granted(null);
      }),
    'tables.open': (input, session) => onParty(hosting, (party) => openTable(hosting, party, input, session)),
    'tables.close': ({ table }) => onParty(hosting, (party) => closeTable(hosting, party, table)),
    'tables.seat': (input) => onParty(hosting, (party) => seatGuest(hosting, party, input)),
    'tables.openFor': ({ guests }) => onParty(hosting, (party) => openTableFor(hosting, party, guests)),
    'tables.rematch': ({ table }) => onParty(hosting, (party) => rematchAt(hosting, party, table)),
    'party.handCode': (input) => handCode(hosting, service, input),
    'party.sendCircuit': ({ kept }) => onParty(hosting, (party) => sendCircuit(hosting, party, kept)),
  } satisfies Partial<PartyHandlers>;
}

function guestHandlers(hosting: Hosting, pinged: () => void) {
  return {
    'party.list'() {
      const announcement = announcementOf(hosting);
      return granted(announcement === null ? [] : [announcement]);
    },
    'party.join': (input, session) => join(hosting, input, session),
    'party.take': (input, session) => asGuest(hosting, session, (table, member) => take(hosting, table, member, input)),
    'party.rename': (input, session) =>
      asGuest(hosting, session, ({ party }, member) => rename(hosting, party, member, input.name)),
    'party.ready': (input, session) => changing(hosting, session, (table) => readiness(table, session, input.ready)),
    'tables.go': ({ table }, session) => onParty(hosting, (party) => goToTable(hosting, party, table, session)),
    'tables.look': ({ known }, session) =>
      onParty(hosting, (party) => granted(racesSeen(hosting, party, session, known))),
    'party.leave': (_, session) =>
      onParty(hosting, (party) => {
        const member = memberAt(party, session);
        if (member === undefined) return noParty();
        leave(hosting, party, member);
        return granted(null);
      }),
    'party.circuits': () => onParty(hosting, (party) => granted([...party.circuits])),
    'party.say': (input, session) =>
      onParty(hosting, (party): Reply<null> => say(hosting, party, session, input) ?? granted(null)),
    'party.ping': (input, session) =>
      onParty(hosting, (party) => {
        const member = memberAt(party, session);
        if (member !== undefined && input.last !== null) {
          member.ping = input.last;
          pinged();
        }
        return granted(null);
      }),
  } satisfies Partial<PartyHandlers>;
}

function asGuest(hosting: Hosting, session: Session, work: (table: Table, member: Member) => Refused | undefined) {
  return changing(hosting, session, (table) => {
    const member = memberAt(table.party, session);
    return member === undefined ? noParty() : work(table, member);
  });
}

function changeSeatOf(hosting: Hosting, table: Table, input: In<'party.seat'>): Refused | undefined {
  return onlyInLobby(table) ?? seasonSeatRefusal(hosting.context, table, input) ?? changeSeat(hosting, table, input);
}

/** The host's windows answer for all people at its screen. */
function readiness(table: Table, session: Session, ready: boolean): Refused | undefined {
  const refused = onlyInLobby(table);
  if (refused !== undefined) return refused;
  const member = memberAt(table.party, session);
  if (member === undefined) table.hostReady = ready;
  else if (member.seat === null) return refuse('not-allowed', message('party.seat-first'));
  else member.ready = ready;
  return undefined;
}
