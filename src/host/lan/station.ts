// A multicast DNS socket on one network that a stranger can't keep busy: packets pass a filter before they are decoded, and
// in a flood the socket is closed for a while. Not here: what packets say (discovery.ts).

import dgram from 'node:dgram';
import makeMdns, { type MulticastDNS, type QueryPacket, type ResponsePacket } from 'multicast-dns';
import type { PacketFilter } from './packet-filter';

/** Receives errors on the network of this address: an invalid packet, a socket that is not allowed. */
export type Note = (error: Error, address: string) => void;

type Packet = QueryPacket | ResponsePacket;
type Answers = NonNullable<ResponsePacket['answers']>;

export interface Station {
  ask(questions: NonNullable<QueryPacket['questions']>): void;
  /** done: called when the packet is sent, or can't be. */
  tell(answers: Answers, done?: () => void): void;
  close(done?: () => void): void;
}

export interface StationOptions {
  /** IPv4 address on its network. */
  address: string;
  filter: PacketFilter;
  hear: (packet: Packet, from: string) => void;
  note: Note;
  /** Makes the socket; tests bring their own. */
  open?: (() => dgram.Socket) | undefined;
}

const MDNS_PORT = 5353;
/** ms for which a socket stays closed after a flood. */
const REST = 2000;

/** Never throws: without multicast, parties can still be joined by address. */
export function createStation({ address, filter, hear, note, open = openSocket }: StationOptions): Station {
  let mdns: MulticastDNS | undefined = listen();
  let rest: NodeJS.Timeout | undefined;
  let isNoted = false;

  /** An unreadable packet is noted once, so that a stranger can't fill the log. */
  function warn(error: Error): void {
    const isOfSystem = 'code' in error && String(error.code).startsWith('E');
    if (isNoted && !isOfSystem) return;
    isNoted ||= !isOfSystem;
    note(error, address);
  }

  function listen(): MulticastDNS {
    const socket = open();
    // Bound to all addresses: on Linux a socket bound to one hears no multicast.
    const made = makeMdns({ socket, interface: address, bind: '0.0.0.0', port: MDNS_PORT });
    const decoders = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (packet, from) => {
      if (mdns !== made) return;
      const verdict = filter.judge(packet, from.address);
      if (verdict === 'flood') return pause();
      if (verdict === 'pass') for (const decode of decoders) decode.call(socket, packet, from);
    });
    made.on('packet', (packet, from) => hear(packet, from.address));
    made.on('error', warn);
    made.on('warning', warn);
    return made;
  }

  function pause(): void {
    mdns?.destroy();
    mdns = undefined;
    rest = setTimeout(() => {
      mdns = listen();
    }, REST);
    rest.unref();
  }

  return {
    ask: (questions) => mdns?.query({ questions }),
    tell(answers, done) {
      if (mdns === undefined) done?.();
      else mdns.respond({ answers }, () => done?.());
    },
    close(done) {
      clearTimeout(rest);
      const last = mdns;
      mdns = undefined;
      if (last === undefined) done?.();
      else last.destroy(() => done?.());
    },
  };
}

function openSocket(): dgram.Socket {
  return dgram.createSocket({ type: 'udp4', reuseAddr: true });
}
