// One door into the host: the built renderer and the socket on one port, at one or several addresses of this machine.
// Who may come in stands in its options: serve.ts makes the owner's door of it, lan/create-lan.ts the guests'.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Role } from '@api/contract';
import type { Log } from '@api/log';
import { serve } from '@api/serve';
import type { Service } from '@api/session';
import { type WebSocket, WebSocketServer } from 'ws';
import { type CrowdLimits, createCrowd } from './crowd';
import { createHall } from './hall';
import { plainAddress } from './lan/networks';
import { createPace, type PaceLimits } from './pace';
import { pack } from './pack';
import { answerPage, type PageOptions } from './pages';
import type { Site } from './site';
import { hush, keepAlive, type LifeOptions, socketLink } from './socket-link';

export interface WebDoorOptions {
  service: Service;
  site: Site;
  role: Role;
  log: Log;
  /** Bytes of one message. */
  frame: number;
  /** Sockets at once, and how many of them are kept for those who have not joined yet. */
  sockets: CrowdLimits;
  hall: { all: number; address: number };
  /** Connections at once, sockets among them. */
  connections: CrowdLimits;
  /** Refuse sockets of programs that send no Origin. One that is sent must always be our own. */
  needsOrigin: boolean;
  /** Sent with every page, and what somebody reads who came by another name. */
  pages: PageOptions;
  life?: LifeOptions;
}

export interface WebDoor {
  /** Listens at one more address; gives the port. Rejects as net.Server does. */
  listen(address: string, port: number): Promise<number>;
  /** Host headers answered to, lower case, with their port. Nobody is answered before this. */
  allow(hosts: Iterable<string>): void;
  close(): Promise<void>;
}

const MAX_HEADER = 8192;
/** ms a guest's socket may stay without app.hello, and then without a place at the party. */
const HELLO_WITHIN = 5000;
const JOIN_WITHIN = 20_000;
/** One address opens a page or two a second; a program that is thrown out and comes again does so no faster than this. */
const PACE: PaceLimits = { perSecond: 50, burst: 60, longest: 5000 };
const LIFE: LifeOptions = { every: 5000, patience: 15_000 };
/** Pieces of one message, and pieces not yet read: more is an attack on memory. */
const MAX_PIECES = 64;
const MAX_UNREAD = 256;

/** A door that listens nowhere yet. */
export function createWebDoor(options: WebDoorOptions): WebDoor {
  const { service, site, role, log } = options;
  let hosts: ReadonlySet<string> = new Set();
  const servers: http.Server[] = [];
  const connections = createCrowd(options.connections);
  const hall = createHall(options.sockets, options.hall);
  const paced = createPace(PACE, () => performance.now());
  const sockets = new Set<WebSocket>();
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: options.frame,
    perMessageDeflate: false,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_UNREAD,
  });
  const stopPings = keepAlive(sockets, options.life ?? LIFE);

  function onUpgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const from = plainAddress(request.socket.remoteAddress);
    const refusal =
      refusalOf(request, hosts, options.needsOrigin) ??
      (options.pages.gate?.admits(request) === false ? FORBIDDEN : undefined);
    const wait = refusal === undefined ? paced(from) : 0;
    if (refusal !== undefined || wait === undefined) {
      turnAway(request, socket, refusal ?? BUSY);
      return;
    }
    if (wait === 0) {
      letIn(request, socket, head);
      return;
    }
    const turn = setTimeout(() => letIn(request, socket, head), wait);
    request.socket.once('close', () => clearTimeout(turn));
  }

  function turnAway(request: http.IncomingMessage, socket: Duplex, refusal: string): void {
    const { host, origin } = request.headers;
    log.warn({ refusal, host, origin, from: plainAddress(request.socket.remoteAddress) }, 'socket refused');
    refuse(socket, refusal);
  }

  function letIn(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const from = plainAddress(request.socket.remoteAddress);
    const place = hall.enter(from, () => request.socket.destroy());
    if (place === undefined) {
      turnAway(request, socket, BUSY);
      return;
    }
    // Counted from here on, so that a handshake that never ends counts too.
    request.socket.once('close', () => place.leave());
    if (role === 'owner') place.settle(true);
    wss.handleUpgrade(request, socket, head, (accepted) => {
      sockets.add(accepted);
      accepted.on('close', () => sockets.delete(accepted));
      accepted.on('error', (error) => {
        log.warn({ err: error, from }, 'socket closed for a fault');
        // It has been told why. What it goes on sending would be read to be thrown away.
        setImmediate(() => hush(accepted));
      });
      const link = socketLink(accepted, () => log.warn({ from }, 'socket closed for too many pings'));
      const asGuest = { from, pack, place, helloWithin: HELLO_WITHIN, joinWithin: JOIN_WITHIN };
      serve(link, role, service, role === 'owner' ? { log } : { log, ...asGuest });
    });
  }

  function newServer(): http.Server {
    const settings = { maxHeaderSize: MAX_HEADER, connectionsCheckingInterval: 2000 };
    const server = http.createServer(settings, (request, response) => {
      answerPage(request, response, site, hosts, options.pages).catch((error: unknown) => {
        log.error({ err: error }, 'a page could not be sent');
        response.destroy();
      });
    });
    server.headersTimeout = 5000;
    server.requestTimeout = 10_000;
    server.on('upgrade', onUpgrade);
    server.on('connection', (socket) => {
      const from = plainAddress(socket.remoteAddress);
      if (connections.enter(from)) socket.once('close', () => connections.leave(from));
      else socket.destroy();
    });
    return server;
  }

  return {
    async listen(address, port) {
      const server = newServer();
      const bound = await listening(server, address, port);
      servers.push(server);
      return bound;
    },
    allow(names) {
      hosts = new Set(names);
    },
    async close() {
      stopPings();
      for (const socket of sockets) socket.terminate();
      await Promise.all(servers.splice(0).map(closing));
    },
  };
}

const BUSY = '503 Service Unavailable';
const FORBIDDEN = '403 Forbidden';

/**
 * The status a socket is refused with. A page of another site has its own Origin; one that came here by a name of its own
 * that it pointed at this machine (DNS rebinding) has its own Host.
 */
function refusalOf(
  request: http.IncomingMessage,
  hosts: ReadonlySet<string>,
  needsOrigin: boolean,
): string | undefined {
  if (request.url !== '/ws') return '404 Not Found';
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.has(host.toLowerCase())) return FORBIDDEN;
  if (origin === undefined) return needsOrigin ? FORBIDDEN : undefined;
  return origin.toLowerCase() === `http://${host.toLowerCase()}` ? undefined : FORBIDDEN;
}

function refuse(socket: Duplex, status: string): void {
  // The other side may be gone already; what matters is that the socket ends.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listening(server: http.Server, address: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closing(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
