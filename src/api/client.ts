// The typed client that windows, browsers and tests use: calls with replies, pushes, and a link that mends itself.
// Not for: the handshake (app.hello) and watching again after a reconnect; those are the caller's.

import { decodeHostFrame, encodeClientFrame } from './codec';
import type { Fault, Link, LinkState, MatchUpdate, Reply } from './contract';
import { createDeltaReceiver, type DeltaFrame } from './delta';
import { LINK_PING, LINK_WHOLE } from './link-calls';
import { createListeners, type Listeners } from './listeners';
import { createPulse } from './pulse';
import type { Client } from './session';

/** First and longest wait before a new try, ms. A table is next door: a longer wait only keeps a person from it. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1500;
/** The same while the system says that there is no network at all: every failed try makes browsers hold back the next. */
const LONGEST_OFFLINE = 6000;
/**
 * ms until a link that does not open is given up: without a network the system would wait for minutes. After many failed
 * tries Chromium itself holds a socket back for up to 5 s; giving up before that would never end.
 */
const OPEN_WITHIN = 5500;

const OFFLINE: Fault = {
  code: 'offline',
  message: 'There is no connection to Paddock at the moment. It comes back by itself.',
};

type Settle = (reply: Reply<unknown>) => void;

/** What a client asks of the page that it lives in. */
export interface Surroundings {
  /** Whether the system knows of no network. A host on the same machine may be reached all the same. */
  isOffline(): boolean;
  /** Calls back when the page is seen again or the network returns, until what it gives is called. */
  onReturn(back: () => void): () => void;
}
/** Of a program without a page. */
const NO_PAGE: Surroundings = { isOffline: () => false, onReturn: () => () => undefined };

/** A client over links that open makes: one now, and a new one each time the last has closed. */
export function createClient(open: () => Link, page: Surroundings = NO_PAGE): Client {
  const pending = new Map<number, Settle>();
  const waiting: string[] = [];
  const listeners = new Map<string, Listeners<[unknown]>>();
  const onState = createListeners<[LinkState]>();
  let state: LinkState = 'connecting';
  let link: Link | null = null;
  let deltas = createDeltaReceiver();
  /** Races whose whole update is on its way: deltas before it are of no use. */
  let asked = new Set<string>();
  let lastId = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pulse = createPulse({ ask: () => send(LINK_PING, {}, () => {}), dead: () => cut() });

  function become(next: LinkState): void {
    if (state === next) return;
    state = next;
    onState.tell(next);
  }

  function connect(): void {
    clearTimeout(timer);
    const mine = open();
    link = mine;
    deltas = createDeltaReceiver();
    asked = new Set();
    timer = setTimeout(() => {
      if (link === mine) cut();
    }, OPEN_WITHIN);
    mine.onOpen(() => {
      if (link !== mine) return;
      clearTimeout(timer);
      timer = undefined;
      for (const frame of waiting.splice(0)) mine.send(frame);
      pulse.start();
      become('connected');
    });
    mine.onFrame((text) => {
      if (link === mine) receive(text);
    });
    mine.onClose(() => {
      if (link === mine) lost();
    });
  }

  function receive(text: string): void {
    // Only a link that has carried something resets the waits: one that opens and closes at once is no connection.
    tries = 0;
    pulse.heard();
    const frame = decodeHostFrame(text);
    if (frame === undefined) return;
    if ('delta' in frame) receiveDelta(frame);
    else if ('push' in frame) {
      if (frame.push === 'match.update') noteWhole(frame.body as MatchUpdate);
      listeners.get(frame.push)?.tell(frame.body);
    } else {
      const settle = pending.get(frame.id);
      pending.delete(frame.id);
      settle?.(frame.reply);
    }
  }

  function receiveDelta(frame: DeltaFrame): void {
    const match = frame.delta;
    if (asked.has(match)) return;
    const update = deltas.read(frame);
    if (update !== undefined) {
      listeners.get('match.update')?.tell(update);
      return;
    }
    asked.add(match);
    send(LINK_WHOLE, { match }, (reply) => {
      if (!reply.ok) cut();
    });
  }

  function noteWhole(update: MatchUpdate): void {
    deltas.given(update);
    asked.delete(update.match);
  }

  /** Gives a link up that seems dead; a new one is tried. */
  function cut(): void {
    const last = link;
    if (last === null) return;
    // Not mine any more before it closes, so that its own notice does not count as a second loss.
    link = null;
    last.close();
    lost();
  }

  function lost(): void {
    link = null;
    pulse.stop();
    fail();
    if (state === 'disconnected') return;
    become('reconnecting');
    const wait = Math.min(page.isOffline() ? LONGEST_OFFLINE : LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    tries += 1;
    clearTimeout(timer);
    // Jitter, so that many guests do not come back in the same instant.
    timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  }

  function fail(): void {
    waiting.length = 0;
    const all = [...pending.values()];
    pending.clear();
    for (const settle of all) settle({ ok: false, fault: OFFLINE });
  }

  function send(call: string, input: unknown, settle: Settle): void {
    if (link === null || state === 'reconnecting') {
      settle({ ok: false, fault: OFFLINE });
      return;
    }
    lastId += 1;
    pending.set(lastId, settle);
    const frame = encodeClientFrame({ id: lastId, call, input });
    if (state === 'connecting') waiting.push(frame);
    else link.send(frame);
  }

  const stopWatching = page.onReturn(() => {
    // Whoever comes back to a page wants the table now: no more waiting, and no trust in a link that slept.
    if (state !== 'reconnecting') {
      pulse.check();
      return;
    }
    const stuck = link;
    link = null;
    stuck?.close();
    tries = 0;
    connect();
  });
  connect();

  return {
    call(name, input) {
      return new Promise((resolve) => {
        send(name, input, (reply) => {
          if (reply.ok && (name === 'match.watch' || name === 'match.sit')) noteWhole(reply.value as MatchUpdate);
          // The host's reply to this very call; in tests and development the host checks it against the contract.
          (resolve as Settle)(reply);
        });
      });
    },
    on(name, listener) {
      let own = listeners.get(name);
      if (own === undefined) {
        own = createListeners<[unknown]>();
        listeners.set(name, own);
      }
      return own.add(listener as (body: unknown) => void);
    },
    state: () => state,
    onState: (listener) => onState.add(listener),
    close() {
      stopWatching();
      pulse.stop();
      clearTimeout(timer);
      timer = undefined;
      const last = link;
      become('disconnected');
      link = null;
      last?.close();
      fail();
    },
  };
}
