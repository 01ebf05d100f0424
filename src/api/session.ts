// What stands between a link and the host: a session per connected client, and one handler per command.
// Not for: frames (serve.ts) or rules of a match (the host).

import type { z } from 'zod';
import type { CommandName, Commands, In, LinkState, Out, Push, PushName, Reply, Role } from './contract';

/** One connected client. Its role comes from the link it arrived on, never from a message. */
export interface Session {
  readonly id: string;
  readonly role: Role;
  /** A guest's network address, for bans and limits; null for the host's own windows. */
  readonly from: string | null;
  /** Whether its address has as many guests at the table as it may have; left out: it has not. */
  readonly isCrowded?: () => boolean;
  /** Ends the connection; the client may come again. */
  close(): void;
  push<N extends PushName>(name: N, body: Push<N>): void;
}

/** One answer per command. Input has passed the role check and its schema. A throw is a bug and reaches the client as 'internal'. */
export type Handlers = {
  [N in CommandName]: (
    input: z.output<Commands[N]['input']>,
    session: Session,
  ) => Reply<Out<N>> | Promise<Reply<Out<N>>>;
};

/** Handlers plus the notice that a client has gone. */
export interface Service {
  handlers: Handlers;
  closed(session: Session): void;
}

/** A client of the contract: what windows, browsers and tests use. */
export interface Client {
  /** Never rejects: trouble is a fault ('offline' while there is no connection). */
  call<N extends CommandName>(name: N, input: In<N>): Promise<Reply<Out<N>>>;
  /** Returns the way to stop listening. */
  on<N extends PushName>(name: N, listener: (body: Push<N>) => void): () => void;
  state(): LinkState;
  onState(listener: (state: LinkState) => void): () => void;
  close(): void;
}
