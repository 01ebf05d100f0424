// The interface between a link and the host: a session per connected client, and one handler per command.
// Not here: frames (serve.ts) or rules of a match (the host).

import type { CommandName, Commands, In, LinkState, Out, Push, PushName, Reply, Role } from './contract';
import type { z } from './zod';

/** One connected client. Its role depends on the link it came in on, never on a message. */
export interface Session {
  readonly id: string;
  readonly role: Role;
  /** A guest's network address, for bans and limits; null for the host's own windows. */
  readonly from: string | null;
  /** Whether its address has the maximum number of guests in the party; left out: no. */
  readonly isCrowded?: () => boolean;
  /** Whether all places in the party are taken; left out: no. */
  readonly isFull?: () => boolean;
  /** Ends the connection; the client may connect again. */
  close(): void;
  push<N extends PushName>(name: N, body: Push<N>): void;
}

/** One handler per command. Input has passed the role check and its schema. A throw is a bug and is sent as 'internal'. */
export type Handlers = {
  [N in CommandName]: (
    input: z.output<Commands[N]['input']>,
    session: Session,
  ) => Reply<Out<N>> | Promise<Reply<Out<N>>>;
};

/** Handlers, and closed, which is called when a client has gone. */
export interface Service {
  handlers: Handlers;
  closed(session: Session): void;
}

/** A client of the contract: what windows, browsers and tests use. */
export interface Client {
  /** Never rejects: failures are API errors ('offline' while there is no connection). */
  call<N extends CommandName>(name: N, input: In<N>): Promise<Reply<Out<N>>>;
  /** Returns a function that stops listening. */
  on<N extends PushName>(name: N, listener: (body: Push<N>) => void): () => void;
  state(): LinkState;
  onState(listener: (state: LinkState) => void): () => void;
  close(): void;
}
