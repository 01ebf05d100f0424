// The local server: the built renderer and the socket on one port. Here it answers this machine only.
// Whoever can open an address on this machine with the right Host and Origin is the owner: that is any browser of this
// computer, and no page of another site, which cannot send our Origin. Not for: guests of the LAN.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { LIMITS, type Role } from '@api/contract';
import { type Log, silentLog } from '@api/log';
import { serve } from '@api/serve';
import type { Service } from '@api/session';
import { type WebSocket, WebSocketServer } from 'ws';
import { SAFE_HEADERS } from './csp';
import { type Packing, readSite, type Site } from './site';
import { keepAlive, type LifeOptions, socketLink } from './socket-link';

export interface ServerOptions {
  service: Service;
  /** Folder of the built renderer. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  /** Take any free port where the wanted one is in use. */
  orFree?: boolean;
  address?: string;
  role?: Role;
  log?: Log;
  life?: LifeOptions;
}
export interface Server {
  /** With a slash at its end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const MAX_SOCKETS = 64;
const MAX_URL = 2048;
const MAX_HEADER = 8192;
const LIFE: LifeOptions = { every: 5000, patience: 15_000 };
/** Pieces of one message, and pieces not yet read: more is an attack on memory. */
const MAX_PIECES = 64;
const MAX_UNREAD = 256;

/** Starts the server. Rejects with EADDRINUSE where the port is taken and orFree is not set. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { service, root, address = '127.0.0.1', role = 'owner', log = silentLog } = options;
  const site = readSite(root);
  let names: ReadonlySet<string> = new Set();
  const server = http.createServer({ maxHeaderSize: MAX_HEADER }, (request, response) => {
    answer(request, response, site, names).catch((error: unknown) => {
      log.error({ err: error }, 'a page could not be sent');
      response.destroy();
    });
  });
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;

  const sockets = new Set<WebSocket>();
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_UNREAD,
  });
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request, names, sockets.size);
    if (refusal !== undefined) {
      log.warn({ refusal, host: request.headers.host, origin: request.headers.origin }, 'socket refused');
      refuse(socket, refusal);
      return;
    }
    wss.handleUpgrade(request, socket, head, (accepted) => {
      sockets.add(accepted);
      accepted.on('close', () => sockets.delete(accepted));
      accepted.on('error', (error) => log.warn({ err: error }, 'socket closed for a fault'));
      serve(socketLink(accepted), role, service, { log });
    });
  });

  const port = await listen(server, options.port, address, options.orFree ?? false);
  names = namesOf(port);
  const stopPings = keepAlive(sockets, options.life ?? LIFE);
  return {
    port,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}/`,
    async close() {
      stopPings();
      for (const socket of sockets) socket.terminate();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What this machine is called by its own browsers, as it stands in a Host header. */
function namesOf(port: number): ReadonlySet<string> {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return new Set(names.map((name) => (port === 80 ? name : `${name}:${port}`)));
}

/**
 * The status a socket is refused with. A page of another site has its own Origin; one that came here by a name of its own
 * that it pointed at 127.0.0.1 (DNS rebinding) has its own Host. Programs that send no Origin are refused too.
 */
function refusalOf(request: http.IncomingMessage, names: ReadonlySet<string>, open: number): string | undefined {
  if (request.url !== '/ws') return '404 Not Found';
  const { host, origin } = request.headers;
  if (host === undefined || !names.has(host.toLowerCase())) return '403 Forbidden';
  if (origin?.toLowerCase() !== `http://${host.toLowerCase()}`) return '403 Forbidden';
  if (open >= MAX_SOCKETS) return '503 Service Unavailable';
  return undefined;
}

function refuse(socket: Duplex, status: string): void {
  // The other side may be gone already; what matters is that the socket ends.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  site: Site,
  names: ReadonlySet<string>,
): Promise<void> {
  const url = request.url ?? '';
  if (url.length > MAX_URL) return refusePage(response, 414, 'This address is too long.');
  if (!names.has((request.headers.host ?? '').toLowerCase()))
    return refusePage(response, 403, 'Paddock answers to 127.0.0.1 and localhost only.');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const file = reads ? site.fileAt(url.split('?', 1)[0] ?? '') : undefined;
  if (file === undefined) return refusePage(response, 404, 'There is nothing here.');

  const headers: http.OutgoingHttpHeaders = {
    ...SAFE_HEADERS,
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const packing = packingOf(request.headers['accept-encoding']);
  const packed = packing === undefined ? undefined : await file.packed(packing);
  const body = packed ?? file.body;
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(packed === undefined ? {} : { 'content-encoding': packing }),
  });
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function refusePage(response: http.ServerResponse, status: number, words: string): void {
  // Whatever body the request brings is not read.
  const headers = { ...SAFE_HEADERS, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(status, headers).end(`${words}\n`);
}

function packingOf(accepted: string | string[] | undefined): Packing | undefined {
  const words = String(accepted ?? '').split(/[\s,;]+/);
  if (words.includes('br')) return 'br';
  return words.includes('gzip') ? 'gzip' : undefined;
}

async function listen(server: http.Server, port: number, address: string, orFree: boolean): Promise<number> {
  const listening = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, address, () => {
        server.off('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    });
  try {
    return await listening(port);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || !orFree) throw error;
    return listening(0);
  }
}
