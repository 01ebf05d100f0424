// Areas near and away, and what the party asks of the network itself: ways out, other parties, talk with another host.
// Not for: this host's own table (party.ts).

import type { Reply } from '@api/contract';
import type { Handlers, Session } from '@api/session';
import type { Context } from '../context';
import { granted, refuse } from '../faults';
import type { Lan, Wire } from '../lan/lan';

type NetworkHandlers = Pick<
  Handlers,
  'party.networks' | 'party.check' | 'near.list' | 'away.open' | 'away.send' | 'away.close'
>;

export interface Network {
  handlers: NetworkHandlers;
  /** A window has gone: it no longer looks around, and its talks with other hosts end. */
  closed(session: Session): void;
  close(): void;
}

/** Talks with other hosts that one window may have open at once. */
const MOST_WIRES = 4;

interface Away {
  session: Session;
  wire: Wire;
}

/** The network of one host. lan: undefined where this Paddock was started without one. */
export function createNetwork(context: Context, lan: Lan | undefined): Network {
  const looking = new Map<string, () => void>();
  const wires = new Map<string, Away>();

  function watch(session: Session, on: Lan): void {
    if (looking.has(session.id)) return;
    looking.set(
      session.id,
      on.onNear((found) => session.push('near.changed', [...found])),
    );
  }

  function wireOf(id: string, session: Session): Wire | undefined {
    const away = wires.get(id);
    return away?.session.id === session.id ? away.wire : undefined;
  }

  async function open(on: Lan, address: string, session: Session): Promise<Reply<{ away: string }>> {
    const own = [...wires.values()].filter((one) => one.session.id === session.id);
    if (own.length >= MOST_WIRES)
      return refuse('full', 'This window already talks to too many parties. Leave one first.');
    const id = context.newId();
    // Frames and an end that come before the reply: the window does not know the talk yet, so they wait for it.
    const early: (() => void)[] = [];
    let known = false;
    const inTurn = (tell: () => void) => {
      if (known) tell();
      else early.push(tell);
    };
    const wire = await on.connect(address, {
      frame: (frame) => inTurn(() => session.push('away.frame', { away: id, frame })),
      close: (why) =>
        inTurn(() => {
          if (wires.delete(id)) session.push('away.closed', { away: id, why });
        }),
    });
    if (!wire.ok) return wire;
    if (!context.sessions.has(session.id)) {
      wire.value.close();
      return refuse('offline', 'The window has gone.');
    }
    wires.set(id, { session, wire: wire.value });
    setImmediate(() => {
      known = true;
      for (const tell of early) tell();
    });
    return granted({ away: id });
  }

  return {
    handlers: {
      'party.networks': () => (lan === undefined ? noNetwork() : granted(lan.networks())),
      'party.check': async () => (lan === undefined ? noNetwork() : granted(await lan.check())),
      'near.list'(_, session) {
        if (lan === undefined) return noNetwork();
        watch(session, lan);
        return granted([...lan.near()]);
      },
      'away.open': (input, session) => (lan === undefined ? noNetwork() : open(lan, input.address, session)),
      'away.send'(input, session) {
        const wire = wireOf(input.away, session);
        if (wire === undefined) return refuse('offline', 'The connection to that party is gone. Join it again.');
        wire.send(input.frame);
        return granted(null);
      },
      'away.close'(input, session) {
        const wire = wireOf(input.away, session);
        wires.delete(input.away);
        wire?.close();
        return granted(null);
      },
    },
    closed(session) {
      looking.get(session.id)?.();
      looking.delete(session.id);
      for (const [id, away] of wires) {
        if (away.session.id !== session.id) continue;
        wires.delete(id);
        away.wire.close();
      }
    },
    close() {
      for (const stop of looking.values()) stop();
      looking.clear();
      for (const { wire } of wires.values()) wire.close();
      wires.clear();
    },
  };
}

/** This Paddock was started without a network. */
export function noNetwork() {
  return refuse('not-found', 'This Paddock was started without a network, so nobody can join it.');
}
