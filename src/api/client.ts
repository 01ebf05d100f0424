// The typed client used by windows, browsers and tests: calls with replies, and pushes, over a self-reconnecting link.
// Not here: the handshake (app.hello) and resuming a watched race after a reconnect, which are up to the caller.

import type { ApiError, Link, MatchUpdate, Reply } from './contract';
import { decodeHostFrame, encodeClientFrame } from './frames/client-codec';
import { createDeltaReceiver, type DeltaFrame } from './frames/delta';
import { LINK_PING, LINK_WHOLE } from './links/link-names';
import { MendingLink, type Surroundings } from './links/mending-link';
import { createListeners, type Listeners } from './listeners';
import { message } from './messages';
import type { Client } from './session';

const OFFLINE: ApiError = {
  code: 'offline',
  said: message('offline'),
};

type Settle = (reply: Reply<unknown>) => void;

/** For a program without a page. */
const NO_PAGE: Surroundings = { isOffline: () => false, onReturn: () => () => undefined };

/** A client over the links that open creates: one now, and a new one whenever the last has closed. */
export function createClient(open: () => Link, page: Surroundings = NO_PAGE): Client {
  const calls = createOpenCalls();
  const pushes = createPushListeners();
  const updates = createUpdates(
    (update) => pushes.tell('match.update', update),
    (match) =>
      send(LINK_WHOLE, { match }, (reply) => {
        if (!reply.ok) link.cut();
      }),
  );
  const link = new MendingLink(open, page, {
    opening: updates.begin,
    frame: receive,
    lost: calls.fail,
    ping: () => send(LINK_PING, {}, () => {}),
  });

  function receive(text: string): void {
    const frame = decodeHostFrame(text);
    if (frame === undefined) return;
    if ('delta' in frame) updates.readDelta(frame);
    else if ('push' in frame) {
      if (frame.push === 'match.update') updates.noteWhole(frame.body as MatchUpdate);
      pushes.tell(frame.push, frame.body);
    } else calls.settle(frame.id, frame.reply);
  }

  function send(call: string, input: unknown, settle: Settle): void {
    if (link.isDown()) settle({ ok: false, fault: OFFLINE });
    else link.send(encodeClientFrame({ id: calls.add(settle), call, input }));
  }

  return {
    call(name, input) {
      return new Promise((resolve) => {
        send(name, input, (reply) => {
          if (reply.ok && (name === 'match.watch' || name === 'match.sit')) {
            updates.noteWhole(reply.value as MatchUpdate);
          }
          // This is the host's reply to this call; in tests and development the host checks it against the contract.
          (resolve as Settle)(reply);
        });
      });
    },
    on: (name, listener) => pushes.add(name, listener as (body: unknown) => void),
    state: () => link.state,
    onState: (listener) => link.onState(listener),
    close: () => link.close(),
  };
}

/** Calls that have not been answered yet. */
function createOpenCalls() {
  const open = new Map<number, Settle>();
  let lastId = 0;
  return {
    /** Returns the id that the answer will have. */
    add(settle: Settle): number {
      lastId += 1;
      open.set(lastId, settle);
      return lastId;
    },
    settle(id: number, reply: Reply<unknown>): void {
      const settle = open.get(id);
      open.delete(id);
      settle?.(reply);
    },
    /** Fails all open calls, because no answer can come any more. */
    fail(): void {
      const all = [...open.values()];
      open.clear();
      for (const settle of all) settle({ ok: false, fault: OFFLINE });
    },
  };
}

/** The listeners of each push. */
function createPushListeners() {
  const byName = new Map<string, Listeners<[unknown]>>();
  return {
    add(name: string, listener: (body: unknown) => void): () => void {
      const own = byName.get(name) ?? createListeners<[unknown]>();
      byName.set(name, own);
      return own.add(listener);
    },
    tell(name: string, body: unknown): void {
      byName.get(name)?.tell(body);
    },
  };
}

/**
 * Rebuilds full race updates from deltas. tell: gets each update. askWhole: requests a race's newest full update when a delta
 * does not follow the last one here.
 */
function createUpdates(tell: (update: MatchUpdate) => void, askWhole: (match: string) => void) {
  let deltas = createDeltaReceiver();
  /** Races whose full update is on its way; deltas before it are useless. */
  let asked = new Set<string>();
  return {
    /** A new link starts with nothing. */
    begin(): void {
      deltas = createDeltaReceiver();
      asked = new Set();
    },
    /** A full update arrived, as a reply or a push. */
    noteWhole(update: MatchUpdate): void {
      deltas.given(update);
      asked.delete(update.match);
    },
    readDelta(frame: DeltaFrame): void {
      const match = frame.delta;
      if (asked.has(match)) return;
      const update = deltas.read(frame);
      if (update !== undefined) {
        tell(update);
        return;
      }
      asked.add(match);
      askWhole(match);
    },
  };
}
