// The televisions of this host: pages that show the open party to the whole room. A television is a watcher who is nobody: it is no
// guest, takes no seat and no place, and gets a view of its own. Not here: that view (tv-party.ts), or the race's (match/).

import { LIMITS } from '@api/constants';
import type { In, Out, Push, PushName, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Party } from '@api/party';
import type { Handlers, Session } from '@api/session';
import type { TvProgramme } from '@api/tables/commands';
import type { TvState, WaitingTv } from '@api/tv/commands';
import { granted, type Refused, refuse } from '../api-errors';
import { tellOwners } from '../context';
import { type Hosting, hostedTournament, isHostAway, noParty } from '../party/hosting';
import { memberAt, type OpenParty } from '../party/open-party';
import { isSame } from '../party/secrets';
import { keptFaces } from '../people/known';
import { tvPartyOf } from './tv-party';

/** Televisions at one time, with those that ask to be let in: more than a house has. */
export const MOST_TVS = 8;

interface Television {
  readonly session: Session;
  readonly mark: string;
  /** The host's own window, or let in. */
  isIn: boolean;
  /** The tables (ids) that it shows, as it reports. */
  shows: readonly string[];
  /** Its system has a voice in its language, as it reports. */
  hasVoice: boolean;
}

/** The handlers of a television's commands. */
export type TvHandlers = Pick<
  Handlers,
  'tv.open' | 'tv.waiting' | 'tv.admit' | 'tv.show' | 'tv.showing' | 'tv.voice' | 'tv.speech' | 'tv.volume'
>;

/** All televisions of one host. */
export class Televisions {
  readonly handlers: TvHandlers;
  private readonly hosting: Hosting;
  private readonly all = new Map<string, Television>();

  constructor(hosting: Hosting) {
    this.hosting = hosting;
    this.handlers = {
      'tv.open': (input, session) => this.open(input, session),
      'tv.waiting': () => granted(this.waiting()),
      'tv.admit': ({ tv, admit }) => this.admit(tv, admit),
      'tv.show': (programme) => this.setProgramme(programme),
      'tv.showing': ({ tables }, session) => this.report(tables, session),
      'tv.voice': ({ has }, session) => this.reportVoice(has, session),
      'tv.speech': ({ on }) => this.setSpeech(on),
      'tv.volume': ({ volume }, session) => this.setVolume(volume, session),
    };
  }

  /** Whether this session is a television that has been let in. */
  has(session: Session): boolean {
    return this.all.get(session.id)?.isIn === true;
  }

  /** What the televisions show; null: there is none, or all of them wait. */
  showing(): Party['showing'] {
    const { open: party } = this.hosting;
    const shown = [...this.all.values()].filter(({ isIn }) => isIn);
    if (party === undefined || shown.length === 0) return null;
    const there = new Set(shown.flatMap(({ shows }) => shows));
    const tables = party.tables.map(({ id }) => id).filter((id) => there.has(id));
    const speech = shown.some(({ hasVoice }) => hasVoice) ? party.speech : null;
    return { ...party.programme, tables, speech };
  }

  /** Sends the party to every television, after any change. */
  push(): void {
    for (const tv of this.all.values()) tv.session.push('tv.update', this.stateFor(tv));
  }

  /** Sends a push to every television that has been let in. */
  tell<N extends PushName>(name: N, body: Push<N>): void {
    for (const { session, isIn } of this.all.values()) if (isIn) session.push(name, body);
  }

  /** The party has closed: only the host's own windows stay, which wait for the next one. */
  partyOver(): void {
    for (const [id, { session }] of this.all) if (session.role === 'guest') this.all.delete(id);
    this.changed();
    this.push();
  }

  /** A client has gone. False if it was no television. */
  closed(session: Session): boolean {
    if (!this.all.delete(session.id)) return false;
    this.changed();
    return true;
  }

  private open({ mark, code }: In<'tv.open'>, session: Session): Reply<Out<'tv.open'>> {
    const { open: party } = this.hosting;
    const known = this.all.get(session.id);
    if (known === undefined && this.all.size >= MOST_TVS) return refuse('full', message('tv.many', { most: MOST_TVS }));
    const admitted = session.role === 'owner' ? { ok: true, isIn: true } : this.letIn(party, code, known, session);
    if ('fault' in admitted) return admitted;
    // The same page may not be a guest and a television: it would show the room what its driver holds.
    if (party !== undefined && memberAt(party, session) !== undefined)
      return refuse('not-allowed', message('tv.driver'));
    const { shows = [], hasVoice = false } = known ?? {};
    const tv: Television = { session, mark, isIn: admitted.isIn, shows, hasVoice };
    this.all.set(session.id, tv);
    this.changed();
    this.hosting.changed();
    return granted(this.stateFor(tv));
  }

  /** By the party's code at once; without one the host is asked. Wrong codes count as a guest's do. */
  private letIn(
    party: OpenParty | undefined,
    code: string | undefined,
    known: Television | undefined,
    session: Session,
  ): { ok: true; isIn: boolean } | Refused {
    if (party === undefined || party.quiet) return noParty();
    const from = session.from ?? '';
    if (party.bannedAddresses.has(from)) return refuse('not-allowed', message('party.banned'));
    if (code === undefined) return { ok: true, isIn: known?.isIn === true };
    const { lockout } = this.hosting;
    const wait = lockout.wait(from);
    if (wait > 0) return refuse('too-fast', message('party.locked-out', { seconds: Math.ceil(wait / 1000) }));
    if (isSame(code, party.code)) {
      lockout.hit(from);
      return { ok: true, isIn: true };
    }
    lockout.miss(from);
    return refuse('not-found', message('party.wrong-code'));
  }

  private admit(id: string, isWelcome: boolean): Reply<null> {
    const tv = this.all.get(id);
    if (tv === undefined || tv.isIn) return refuse('not-found', message('tv.gone'));
    if (isWelcome) tv.isIn = true;
    else this.all.delete(id);
    this.changed();
    if (isWelcome) this.hosting.changed();
    else tv.session.close();
    return granted(null);
  }

  private setProgramme({ mode, table }: TvProgramme): Reply<null> {
    const { open: party } = this.hosting;
    if (party === undefined) return noParty();
    if (mode === 'table' && !party.tables.some(({ id }) => id === table))
      return refuse('not-found', message('table.gone'));
    party.programme = { mode, table: mode === 'table' ? table : null };
    this.hosting.changed();
    return granted(null);
  }

  private report(tables: readonly string[], { id }: Session): Reply<null> {
    const tv = this.all.get(id);
    if (tv === undefined) return refuse('not-allowed', message('tv.gone'));
    const isNew = tables.join() !== tv.shows.join();
    tv.shows = tables.slice(0, LIMITS.tables);
    if (isNew) this.hosting.changed();
    return granted(null);
  }

  private reportVoice(has: boolean, { id }: Session): Reply<null> {
    const tv = this.all.get(id);
    if (tv === undefined) return refuse('not-allowed', message('tv.gone'));
    const isNew = tv.hasVoice !== has;
    tv.hasVoice = has;
    if (isNew) this.hosting.changed();
    return granted(null);
  }

  private setSpeech(on: boolean): Reply<null> {
    const { open: party } = this.hosting;
    if (party === undefined) return noParty();
    party.speech = on;
    this.hosting.changed();
    return granted(null);
  }

  private setVolume(volume: number, session: Session): Reply<null> {
    const { open: party } = this.hosting;
    if (party === undefined) return noParty();
    if (session.role === 'guest' && memberAt(party, session) === undefined) return noParty();
    party.volume = volume;
    this.hosting.changed();
    return granted(null);
  }

  private waiting(): WaitingTv[] {
    return [...this.all].flatMap(([tv, { mark, isIn }]) => (isIn ? [] : [{ tv, mark }]));
  }

  /** Writes into the roster which sessions are televisions, and tells the host who asks. */
  private changed(): void {
    const { context } = this.hosting;
    context.roster.televisions.clear();
    for (const [id, { isIn }] of this.all) if (isIn) context.roster.televisions.add(id);
    tellOwners(context, 'tv.waiting', this.waiting());
  }

  private stateFor({ isIn }: Television): TvState {
    const { context, lan, open: party } = this.hosting;
    if (!isIn) return { isWaiting: true, party: null };
    if (party === undefined || party.quiet) return { isWaiting: false, party: null };
    const tournament = hostedTournament(context, party);
    const room = {
      now: context.clock.steady(),
      hostAway: isHostAway(context),
      lan,
      tournament,
      faces: keptFaces(context),
    };
    return { isWaiting: false, party: tvPartyOf(party, room) };
  }
}
