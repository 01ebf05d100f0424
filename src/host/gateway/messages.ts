// What the host's thread and the gateway's thread tell each other. Sockets are numbers; frames are passed on unread.

import type { Reply } from '@api/contract';
import type { Log } from '@api/log';
import type { Network } from '@api/party';

export interface GatewayOptions {
  /** Folder of the built renderer. */
  root: string;
  /** Where to listen, best first. */
  at: readonly Network[];
  /** 0: the usual port, or any free one. */
  port: number;
}

/** The open port. */
export interface Opened {
  port: number;
  /** 'http://192.168.1.24:7310/', best first. */
  urls: readonly string[];
}

export type ToGateway =
  | { type: 'open'; options: GatewayOptions }
  | { type: 'send'; socket: number; frame: string }
  /** The guest of this socket has joined, or has left the table again. */
  | { type: 'settle'; socket: number; isAtTable: boolean }
  | { type: 'drop'; socket: number }
  | { type: 'close' };

export type FromGateway =
  | { type: 'opened'; reply: Reply<Opened> }
  /** from: the guest's address. at: this machine's address that it came in at. */
  | { type: 'socket'; socket: number; from: string; at: string }
  | { type: 'frame'; socket: number; frame: string }
  | { type: 'gone'; socket: number }
  | { type: 'log'; level: keyof Log; details: object; message: string }
  | { type: 'closed' };
