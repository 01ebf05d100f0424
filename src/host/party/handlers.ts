// The handlers of all party commands and of handing over cars; each calls the part that does it.
// Not here: who may call what (party.ts).

import type { In, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers, Service, Session } from '@api/session';
import { granted, type Refused, refuse } from '../api-errors';
import { sendCircuit } from '../circuits/send-circuit';
import { announcementOf } from './announcement';
import { changing, type Hosting, noParty, onParty, seenBy, tell } from './hosting';
import { admit, join, kick, leave, rename } from './joining';
import { changeParty, changeSeat, onlyInLobby, take } from './lobby';
import { type Member, memberAt, type OpenParty } from './open-party';
import { closeParty, handCode, openParty } from './opening';
import { backToLobby, handOver, start } from './racing';
import { seasonSeatRefusal } from './season-seats';
import { beforeStart, hostSeason } from './season-table';
import { newCode } from './secrets';
import { linesFor, say } from './talk';

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
>;

/** service: what guests connect to. pinged: called when a guest reports a ping. */
export function partyHandlers(hosting: Hosting, service: Service, pinged: () => void): PartyHandlers {
  return { ...ownerHandlers(hosting, service), ...guestHandlers(hosting, pinged) };
}

function ownerHandlers(hosting: Hosting, service: Service) {
  return {
    'match.handOver': (input) => handOver(hosting, input),
    'seasons.host': (input, session) => hostSeason(hosting, service, input, session),
    'party.state'(_, session) {
      const party = hosting.open;
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
      changing(hosting, session, (party) => {
        party.code = newCode();
        return undefined;
      }),
    'party.change': (input, session) => changing(hosting, session, (party) => changeParty(hosting, party, input)),
    'party.seat': (input, session) => changing(hosting, session, (party) => changeSeatOf(hosting, party, input)),
    'party.admit': (input) => onParty(hosting, (party) => admit(hosting, party, input.guest, input.admit)),
    'party.kick': (input) => onParty(hosting, (party) => kick(hosting, party, input)),
    'party.nudge': () =>
      onParty(hosting, (party) => {
        for (const member of party.members) if (member.seat !== null && !member.ready) tell(member, 'party.nudged', {});
        return granted(null);
      }),
    'party.start': (input) =>
      onParty(hosting, (party) => beforeStart(hosting, party) ?? start(hosting, party, input.force)),
    'party.lobby': (_, session) => changing(hosting, session, (party) => backToLobby(hosting, party)),
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
    'party.take': (input, session) => asGuest(hosting, session, (party, member) => take(hosting, party, member, input)),
    'party.rename': (input, session) =>
      asGuest(hosting, session, (party, member) => rename(hosting, party, member, input.name)),
    'party.ready': (input, session) => changing(hosting, session, (party) => readiness(party, session, input.ready)),
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

function asGuest(hosting: Hosting, session: Session, work: (party: OpenParty, member: Member) => Refused | undefined) {
  return changing(hosting, session, (party) => {
    const member = memberAt(party, session);
    return member === undefined ? noParty() : work(party, member);
  });
}

function changeSeatOf(hosting: Hosting, party: OpenParty, input: In<'party.seat'>): Refused | undefined {
  return onlyInLobby(party) ?? seasonSeatRefusal(hosting.context, party, input) ?? changeSeat(hosting, party, input);
}

/** The host's windows answer for all people at its screen. */
function readiness(party: OpenParty, session: Session, ready: boolean): Refused | undefined {
  const refused = onlyInLobby(party);
  if (refused !== undefined) return refused;
  const member = memberAt(party, session);
  if (member === undefined) party.hostReady = ready;
  else if (member.seat === null) return refuse('not-allowed', message('party.seat-first'));
  else member.ready = ready;
  return undefined;
}
