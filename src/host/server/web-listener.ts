// One HTTP and WebSocket listener: the built renderer and the socket on one port, at one or more addresses of this machine.
// Its options decide who may connect: owner-listener.ts sets up the owner's, gateway/open-listener.ts the guests'.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainAddress } from '../lan/networks';
import { type ConnectionLimits, createConnectionLimit } from './connection-limit';
import { answerPage, type PageOptions } from './pages';
import type { Site } from './site';
import { createSocketListener, type SocketListenerOptions } from './socket-listener';

export interface WebListenerOptions extends SocketListenerOptions {
  site: Site;
  /** Connections at once, including sockets. */
  connections: ConnectionLimits;
  /** Headers sent with every page, and the message for requests under another name. */
  pages: PageOptions;
}

export interface WebListener {
  /** Listens at one more address; returns the port. Rejects as net.Server does. */
  listen(address: string, port: number): Promise<number>;
  /** Sets the accepted Host headers, lower case, with their port. No request is answered before this. */
  allow(hosts: Iterable<string>): void;
  close(): Promise<void>;
}

const MAX_HEADER = 8192;
/** Of one connection; a page with a race needs fewer, and a browser opens another connection for more. */
const MAX_REQUESTS = 500;

/** A listener that is not bound to an address yet. */
export function createWebListener(options: WebListenerOptions): WebListener {
  const { site, log } = options;
  let hosts: ReadonlySet<string> = new Set();
  const servers: http.Server[] = [];
  const connections = createConnectionLimit(options.connections);
  const sockets = createSocketListener(options, () => hosts);

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
    // Requests after that get no answer, so that nobody sends thousands in one go.
    server.maxRequestsPerSocket = MAX_REQUESTS;
    server.on('dropRequest', (_, socket) => socket.destroy());
    server.on('upgrade', sockets.upgrade);
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
      sockets.close();
      await Promise.all(servers.splice(0).map(closing));
    },
  };
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
