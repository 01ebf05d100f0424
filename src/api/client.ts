// The typed client that windows, browsers and tests use: calls with replies, pushes, and a link that mends itself.
// Not for: the handshake (app.hello) and watching again after a reconnect; those are the caller's.

import { decodeHostFrame, encodeClientFrame } from './codec';
import type { Fault, Link, LinkState, Reply } from './contract';
import { createListeners, type Listeners } from './listeners';
import type { Client } from './session';

/** First and longest wait before a new try, ms. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

const OFFLINE: Fault = {
  code: 'offline',
  message: 'There is no connection to Paddock at the moment. It comes back by itself.',
};

type Settle = (reply: Reply<unknown>) => void;

/** A client over links that open makes: one now, and a new one each time the last has closed. */
export function createClient(open: () => Link): Client {
  const pending = new Map<number, Settle>();
  const waiting: string[] = [];
  const listeners = new Map<string, Listeners<[unknown]>>();
  const onState = createListeners<[LinkState]>();
  let state: LinkState = 'connecting';
  let link: Link | null = null;
  let lastId = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LinkState): void {
    if (state === next) return;
    state = next;
    onState.tell(next);
  }

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    const mine = open();
    link = mine;
    mine.onOpen(() => {
      if (link !== mine) return;
      for (const frame of waiting.splice(0)) mine.send(frame);
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
    const frame = decodeHostFrame(text);
    if (frame === undefined) return;
    if ('push' in frame) {
      listeners.get(frame.push)?.tell(frame.body);
      return;
    }
    const settle = pending.get(frame.id);
    pending.delete(frame.id);
    settle?.(frame.reply);
  }

  function lost(): void {
    link = null;
    fail();
    if (state === 'disconnected') return;
    become('reconnecting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    tries += 1;
    // Jitter, so that many guests do not come back in the same instant.
    timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  }

  function fail(): void {
    waiting.length = 0;
    const all = [...pending.values()];
    pending.clear();
    for (const settle of all) settle({ ok: false, fault: OFFLINE });
  }

  const stopWatching = watchReturn(() => {
    if (timer !== undefined) connect();
  });
  connect();

  return {
    call(name, input) {
      return new Promise((resolve) => {
        if (link === null || state === 'reconnecting') {
          resolve({ ok: false, fault: OFFLINE });
          return;
        }
        lastId += 1;
        // The host's reply to this very call; in tests and development the host checks it against the contract.
        pending.set(lastId, resolve as Settle);
        const frame = encodeClientFrame({ id: lastId, call: name, input });
        if (state === 'connecting') waiting.push(frame);
        else link.send(frame);
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

/** Calls back when the page is seen again or the network returns; nothing outside a browser. */
function watchReturn(back: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const seen = () => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', back);
  };
}
