// One life of the host in evening-kill.test.ts, from its start to its kill: its process, its owner and its guests, who talk to it over
// WebSockets. Not here: what the disk must hold afterwards (evening-ledger.ts), and what the owner does all evening (evening-owner.ts).

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@api/client';
import { type Link, type MatchUpdate, PROTOCOL, type Reply } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import type { Party } from '@api/party';
import type { Client } from '@api/session';
import type { Json } from '@core/contract';
import { WebSocket } from 'ws';
import { socketLink } from '../../server/socket-link';
import type { Ledger } from './evening-ledger';

/** Asks the host's process for a legal action. */
export interface ActionQuestion {
  id: number;
  match: string;
  ask: number;
  seed: string;
}

/** Someone's place at the party, which a token brings back. */
export interface Pass {
  name: string;
  id: string;
  token: string;
}

/** The host was killed while this call was open, or before it. */
export class Killed extends Error {}

/** Answers to one decision, at most: a few more, and the host may hold the newest back for a while. */
const MOST_ANSWERS = 10;
/** ms between two signs of life of a link. */
const ALIVE_MS = 200;
/** ms that a guest who was refused for haste waits. */
const BREATH = 60;

/** A host that runs. */
export class Life {
  private state: 'running' | 'killed' = 'running';
  owner: Client | undefined;
  readonly guests: LifeGuest[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private readonly questions = new Map<number, (action: Json) => void>();
  private asked = 0;
  private acknowledged = 0;
  private readonly waiting: { count: number; go: () => void }[] = [];
  readonly ledger: Ledger;
  readonly seed: string;

  constructor(program: string, args: readonly string[], ledger: Ledger, seed: string) {
    this.ledger = ledger;
    this.seed = seed;
    this.child = fork(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.ended = once(this.child, 'exit');
    this.child.on('message', ({ id, action }: { id?: number; action: Json }) => {
      if (id !== undefined) this.questions.get(id)?.(action);
    });
  }

  /** Lets the owner in. */
  async open(): Promise<Client> {
    const [first] = (await Promise.race([once(this.child, 'message'), this.ended.then(() => [])])) as {
      url?: string;
    }[];
    if (first?.url === undefined) throw this.end();
    const { origin } = new URL(first.url);
    const answer = await fetch(first.url, { redirect: 'manual' }).catch(() => undefined);
    if (answer === undefined) throw this.end();
    const cookie = (answer.headers.getSetCookie()[0] ?? '').replace(/;.*/, '');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin, headers: { cookie } });
    const isOpen = new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    if (!(await isOpen)) throw this.end();
    this.owner = createClient(() => patient(socketLink(socket)));
    await this.granted(this.owner.call('app.hello', { protocol: PROTOCOL, version: '0' }));
    return this.owner;
  }

  /** Lets a guest in, by the code or into the place they had. */
  async join(address: string, who: { name: string; code: string } | Pass): Promise<LifeGuest> {
    const guest = new LifeGuest(this, address);
    this.guests.push(guest);
    await guest.join(who);
    return guest;
  }

  /** A granted reply's value. Throws Killed if the host is dead, and an error if it refused. */
  async granted<T>(reply: Promise<Reply<T>>): Promise<T> {
    const got = await reply;
    if (got.ok) return got.value;
    if (!this.isRunning()) throw new Killed();
    throw new Error(`${got.fault.code}: ${got.fault.said.id} ${JSON.stringify(got.fault.said.values ?? {})}`);
  }

  /** A legal action for an open decision; null if it is no longer open. */
  sample(match: string, ask: number): Promise<Json> {
    this.asked += 1;
    const question: ActionQuestion = { id: this.asked, match, ask, seed: `${this.seed} ${this.asked}` };
    const answer = new Promise<Json>((resolve) => this.questions.set(question.id, resolve));
    if (!this.isRunning()) throw new Killed();
    this.child.send(question, () => {});
    return Promise.race([answer, this.ended.then(() => null)]);
  }

  /** An action of a guest was granted. */
  acted(match: string, ask: number, action: Json): void {
    this.ledger.acted({ match, ask, action });
    this.acknowledged += 1;
    for (const one of this.waiting) if (one.count <= this.acknowledged) one.go();
  }

  /** Resolves once this many more actions were acknowledged. */
  actions(more: number): Promise<void> {
    return new Promise((go) => this.waiting.push({ count: this.acknowledged + more, go }));
  }

  isRunning(): boolean {
    return this.state === 'running';
  }

  /** kill -9. Clients hear nothing any more. */
  async kill(): Promise<void> {
    this.state = 'killed';
    this.child.kill('SIGKILL');
    await this.ended;
    this.owner?.close();
    for (const guest of this.guests) guest.client.close();
  }

  /** Why the host is not there: it was killed, or it ended, which fails the test. */
  private end(): Error {
    return this.isRunning() ? new Error('the host ended before it was killed') : new Killed();
  }
}

/** A guest who is ready at once, answers every question, and talks a little. */
export class LifeGuest {
  readonly client: Client;
  pass: Pass | undefined;
  party: Party | undefined;
  private readonly life: Life;
  private watched: string | undefined;
  private newest: MatchUpdate | undefined;
  private work: 'none' | 'answering' = 'none';
  private readonly answers = new Map<string, number>();

  constructor(life: Life, address: string) {
    this.life = life;
    this.client = createClient(() => patient(webSocketLink(`${address.replace('http', 'ws')}ws`)));
    this.client.on('party.update', ({ party }) => {
      if (party === null || !life.isRunning()) return;
      this.party = party;
      void this.follow(party);
    });
    this.client.on('match.update', (update) => void this.see(update));
  }

  /** Comes in, and again whenever the connection was lost, as a page does: a busy machine may be too slow for the host's limits. */
  async join(who: { name: string; code: string } | Pass): Promise<void> {
    const hello = await this.client.call('app.hello', { protocol: PROTOCOL, version: '0' });
    const by = 'token' in who ? { token: who.token, move: true } : { code: who.code, name: who.name };
    const reply = hello.ok ? await this.client.call('party.join', { ...by, device: 'phone' }) : hello;
    if (!reply.ok && reply.fault.code === 'offline' && this.life.isRunning()) {
      await pause(BREATH);
      return this.join(who);
    }
    const { token, party } = await this.life.granted(Promise.resolve(reply));
    const pass = { name: who.name, id: party.you ?? '', token };
    if (this.pass === undefined) {
      this.client.onState((state) => {
        if (state === 'connected') void this.join(pass).catch(unlessKilled);
      });
    }
    this.pass = pass;
    this.party = party;
    this.watched = undefined;
    void this.follow(party);
  }

  /** Says a quick phrase to the room; it may be refused for haste. */
  async say(): Promise<void> {
    await this.client.call('party.say', { to: null, text: 'Good luck', phrase: 'luck' });
  }

  private async follow(party: Party): Promise<void> {
    const me = party.guests.find(({ id }) => id === party.you);
    if (me === undefined || me.seat === null) return;
    if (party.match === null) {
      this.watched = undefined;
      if (!me.ready) await this.client.call('party.ready', { ready: true });
    } else if (party.match !== this.watched) {
      this.watched = party.match;
      const seen = await this.client.call('match.watch', { match: party.match });
      if (seen.ok) await this.see(seen.value);
    }
  }

  /** An update is an acknowledgement, too: only what is on disk is shown. */
  private async see(update: MatchUpdate): Promise<void> {
    this.life.ledger.shown(update);
    this.newest = update;
    if (this.work !== 'none' || !this.life.isRunning()) return;
    this.work = 'answering';
    while (await this.answer()) await pause(0);
    this.work = 'none';
  }

  /** Gives one answer; false if nothing is asked. */
  private async answer(): Promise<boolean> {
    const update = this.newest;
    const decision = update?.asks.find(({ seat, committed }) => update.mine.includes(seat) && !committed);
    if (update === undefined || decision === undefined || !this.life.isRunning()) return false;
    const { match, step } = update;
    const name = `${match} ${decision.id}`;
    const given = this.answers.get(name) ?? 0;
    if (given >= MOST_ANSWERS) return false;
    const action = await this.life.sample(match, decision.id);
    if (action === null || !this.life.isRunning()) return this.newest !== update;
    const reply = await this.client.call('match.act', { match, ask: decision.id, action });
    if (!reply.ok) {
      await pause(BREATH);
      return reply.fault.code === 'too-fast' || this.newest !== update;
    }
    // Even if the host was killed meanwhile: it did grant the action.
    this.life.acted(match, decision.id, action);
    this.answers.set(name, given + 1);
    // The update that shows this answer.
    while (this.life.isRunning() && this.newest?.match === match && this.newest.step <= step) await pause(1);
    return true;
  }
}

/** The same link, which seems alive for as long as its socket is open: a busy machine is slow, not gone. */
function patient(link: Link): Link {
  return {
    ...link,
    onFrame(listener) {
      const alive = setInterval(() => listener('{"push":"alive","body":null}'), ALIVE_MS);
      link.onClose(() => clearInterval(alive));
      return link.onFrame(listener);
    },
  };
}

/** Throws any error but Killed. */
export function unlessKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
