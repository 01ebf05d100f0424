// What the host needs of the network: addresses, a listener for guests, announcing and finding parties, connecting to a host.
// Not here: who sits where at a party (host/party); the network knows no games.

import type { Reply } from '@api/contract';
import type { Finding, NearbyParty, Network, PartyRace } from '@api/party';
import type { Service } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';

/** The open port of a party. */
export interface Listener {
  /** 'http://192.168.1.24:7310/', best first. */
  readonly urls: readonly string[];
  readonly port: number;
  close(): Promise<void>;
}

/** What other Paddocks read of an open party before anyone joins; never its code. */
export interface Announcement {
  id: string;
  name: string;
  hostName: string;
  game: string;
  /** Its race settings, for lists on other hosts. */
  race: Pick<PartyRace, 'circuit' | 'options'> | null;
  seats: { taken: number; all: number };
  state: 'waiting' | 'racing';
}

/** A socket from this host to another one, as a client there. Frames are passed on unread. */
export interface Wire {
  send(frame: string): void;
  close(): void;
}

/** The network as the host sees it; createLan is the real one, tests may bring their own. */
export interface Lan {
  /** Private addresses of this machine, best first, loopback last. */
  networks(): Network[];
  /** Listens on these addresses and serves guests. An API error says what to do (port taken, address gone). */
  open(options: { networks: readonly string[]; port: number; service: Service }): Promise<Reply<Listener>>;
  /** Announces the party by mDNS on the listener's networks, and again whenever it changes; null withdraws it. */
  announce(announcement: Announcement | null): void;
  /** Parties of other hosts. The search begins with the first listener and ends with the last. */
  near(): readonly NearbyParty[];
  onNear(listener: (found: readonly NearbyParty[]) => void): () => void;
  /** Connects to another host as its client. */
  connect(
    address: string,
    on: { frame(frame: string): void; close(why: MessageDescriptor): void },
  ): Promise<Reply<Wire>>;
  /** Answers "Why can they not see me?". */
  check(): Promise<Finding[]>;
  close(): Promise<void>;
}
