// The near and away commands, and what the party needs of the network itself: addresses, other parties, other hosts.
// Not here: this host's own table (party.ts).

import { message } from '@api/messages';
import type { Handlers, Session } from '@api/session';
import { granted, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan } from '../lan/lan';
import { createAwayWires } from './away';

type NetworkHandlers = Pick<
  Handlers,
  'party.networks' | 'party.check' | 'near.list' | 'near.leave' | 'away.open' | 'away.send' | 'away.close'
>;

export interface Network {
  handlers: NetworkHandlers;
  /** A window has closed: stops its search for parties and its connections to other hosts. */
  closed(session: Session): void;
  close(): void;
}

/** The network of one host. lan: undefined if this Paddock was started without one. */
export function createNetwork(context: Context, lan: Lan | undefined): Network {
  const looking = new Map<string, () => void>();
  const away = createAwayWires(context);

  function watch(session: Session, on: Lan): void {
    if (looking.has(session.id)) return;
    looking.set(
      session.id,
      on.onNear((found) => session.push('near.changed', [...found])),
    );
  }

  function unwatch(session: Session): void {
    looking.get(session.id)?.();
    looking.delete(session.id);
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
      'near.leave'(_, session) {
        unwatch(session);
        return granted(null);
      },
      'away.open': (input, session) => (lan === undefined ? noNetwork() : away.open(lan, input.address, session)),
      'away.send'(input, session) {
        const isSent = away.send(input.away, input.frame, session);
        return isSent ? granted(null) : refuse('offline', message('away.gone'));
      },
      'away.close'(input, session) {
        away.close(input.away, session);
        return granted(null);
      },
    },
    closed(session) {
      unwatch(session);
      away.closeAll(session);
    },
    close() {
      for (const stop of looking.values()) stop();
      looking.clear();
      away.closeAll();
    },
  };
}

/** This Paddock was started without a network. */
export function noNetwork() {
  return refuse('not-found', message('network.none'));
}
