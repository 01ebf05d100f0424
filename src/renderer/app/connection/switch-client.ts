// A client that can switch from one host to another while screens keep it and keep listening.
// Not here: making the connections (client.ts) or the link to a host elsewhere (away-link.ts).

import type { LinkState, Push, PushName } from '@api/contract';
import { createListeners } from '@api/listeners';
import type { Client } from '@api/session';

/** A client whose calls and pushes belong to one host at a time. */
export interface SwitchClient extends Client {
  /** Sends every call to this client and takes every push from it from now on; undefined: the own host again. */
  turnTo(other: Client | undefined): void;
  /** Whether it is switched away from its own host. */
  isTurned(): boolean;
}

interface Wish {
  /** Listens to a host; returns the function that stops. */
  listen(host: Client): () => void;
  stop(): void;
}

/** A client that talks to its own host until it is switched to another one. */
export function createSwitchClient(own: Client): SwitchClient {
  const wishes = new Set<Wish>();
  const onState = createListeners<[LinkState]>();
  let at = own;
  let stopState = own.onState((state) => onState.tell(state));

  return {
    call: (name, input) => at.call(name, input),
    on<N extends PushName>(name: N, listener: (body: Push<N>) => void) {
      const listen = (host: Client) => host.on(name, listener);
      const wish: Wish = { listen, stop: listen(at) };
      wishes.add(wish);
      return () => {
        wish.stop();
        wishes.delete(wish);
      };
    },
    state: () => at.state(),
    onState: (listener) => onState.add(listener),
    close: () => at.close(),
    turnTo(other) {
      const next = other ?? own;
      if (next === at) return;
      stopState();
      at = next;
      stopState = at.onState((state) => onState.tell(state));
      for (const wish of wishes) {
        wish.stop();
        wish.stop = wish.listen(at);
      }
      onState.tell(at.state());
    },
    isTurned: () => at !== own,
  };
}
