// The sockets of a listener: which are accepted, how fast and how many. Not here: pages (pages.ts) or what comes over a socket.

import type http from 'node:http';
import type { Duplex } from 'node:stream';
import type { Link, Role } from '@api/contract';
import type { Log } from '@api/log';
import { type WebSocket, WebSocketServer } from 'ws';
import { plainAddress } from '../lan/networks';
import type { ConnectionLimits } from './connection-limit';
import { readInPieces } from './in-pieces';
import { createPace, type PaceLimits } from './pace';
import type { PageOptions } from './pages';
import { type ConnectionSlot, createPendingConnections } from './pending-connections';
import { hush, keepAlive, type LifeOptions, socketLink } from './socket-link';

export interface SocketListenerOptions {
  /** Takes over an accepted socket. from: its address. at: this machine's address that it came in at. */
  accepted(link: Link, from: string, slot: ConnectionSlot, at: string): void;
  role: Role;
  log: Log;
  /** Bytes of one message, at most. */
  frame: number;
  /** Sockets at once. */
  sockets: ConnectionLimits;
  /** Refuse sockets of programs that send no Origin. An Origin that is sent must always be our own. */
  needsOrigin: boolean;
  /** Sockets pass the same authentication as pages. */
  pages: Pick<PageOptions, 'auth'>;
  life?: LifeOptions;
}

export interface SocketListener {
  /** Handles an upgrade request from http.Server. */
  upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all sockets. */
  close(): void;
}

/** One address opens a page or two a second; a program that is closed and reconnects can't do so faster than this. */
const PACE: PaceLimits = { perSecond: 20, burst: 60, longest: 5000 };
const LIFE: LifeOptions = { every: 5000, patience: 15_000 };
/** Pieces of one message, and pieces not yet read, at most: more is an attack on memory. */
const MAX_PIECES = 64;
const MAX_UNREAD = 256;

/** hosts: the currently accepted Host headers, lower case, with their port. */
export function createSocketListener(options: SocketListenerOptions, hosts: () => ReadonlySet<string>): SocketListener {
  const { role, log } = options;
  const pending = createPendingConnections(options.sockets);
  const paced = createPace(PACE, () => performance.now());
  const sockets = new Set<WebSocket>();
  const wss = webSocketServer(options.frame);
  const stopPings = keepAlive(sockets, options.life ?? LIFE);

  function letIn(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const from = plainAddress(request.socket.remoteAddress);
    const at = plainAddress(request.socket.localAddress);
    const slot = pending.enter(from, () => request.socket.destroy());
    if (slot === undefined) {
      turnAway(request, socket, BUSY, log);
      return;
    }
    // Counted from here on, so that a handshake that never ends counts too.
    request.socket.once('close', () => slot.leave());
    if (role === 'owner') slot.settle(true);
    wss.handleUpgrade(request, socket, head, (accepted) => {
      keep(accepted, from);
      // Owners have authenticated, and may send messages of thousands of pieces.
      if (role === 'guest') readInPieces(socket, () => accepted.readyState === accepted.OPEN);
      options.accepted(
        socketLink(accepted, () => log.warn({ from }, 'socket closed for too many pings')),
        from,
        slot,
        at,
      );
    });
  }

  function keep(socket: WebSocket, from: string): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', (error) => {
      log.warn({ err: error, from }, 'socket closed for a fault');
      // It was sent the reason. Anything it still sends would only be discarded.
      setImmediate(() => hush(socket));
    });
  }

  return {
    upgrade(request, socket, head) {
      const refusal = refusalOf(request, hosts(), options);
      const wait = refusal === undefined ? paced(plainAddress(request.socket.remoteAddress)) : 0;
      if (refusal !== undefined || wait === undefined) turnAway(request, socket, refusal ?? BUSY, log);
      else if (wait === 0) letIn(request, socket, head);
      else {
        const turn = setTimeout(() => letIn(request, socket, head), wait);
        request.socket.once('close', () => clearTimeout(turn));
      }
    },
    close() {
      stopPings();
      for (const socket of sockets) socket.terminate();
    },
  };
}

function webSocketServer(maxPayload: number): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload,
    perMessageDeflate: false,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_UNREAD,
  });
}

const BUSY = '503 Service Unavailable';
const FORBIDDEN = '403 Forbidden';

/**
 * The status that a socket is refused with. A page of another site has its own Origin; a page that came here under its own
 * name, pointed at this machine (DNS rebinding), has its own Host.
 */
function refusalOf(
  request: http.IncomingMessage,
  hosts: ReadonlySet<string>,
  { needsOrigin, pages }: SocketListenerOptions,
): string | undefined {
  if (request.url !== '/ws') return '404 Not Found';
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.has(host.toLowerCase())) return FORBIDDEN;
  const isOwn = origin === undefined ? !needsOrigin : origin.toLowerCase() === `http://${host.toLowerCase()}`;
  return isOwn && pages.auth?.admits(request) !== false ? undefined : FORBIDDEN;
}

function turnAway(request: http.IncomingMessage, socket: Duplex, status: string, log: Log): void {
  const { host, origin } = request.headers;
  log.warn({ refusal: status, host, origin, from: plainAddress(request.socket.remoteAddress) }, 'socket refused');
  // The other side may be gone already; what matters is that the socket closes.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
