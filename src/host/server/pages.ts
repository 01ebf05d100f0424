// Answers a request for a page or file of the built renderer. Not here: sockets (socket-listener.ts).

import type http from 'node:http';
import { translateFor } from '../translate';
import type { OwnerAuth } from './owner-auth';
import { PACKINGS, type Packing, type Site } from './site';

export interface PageOptions {
  /** Sent with every response, found or not. */
  headers: Readonly<Record<string, string>>;
  /** The message for requests under a host name that is not ours. */
  otherHost: 'door.owner' | 'door.guest';
  /** Who may see the pages; everyone by default. */
  auth?: OwnerAuth;
}

const MAX_URL = 2048;
/** A page whose socket is refused asks here whether it is authenticated at all. */
const LOCK_CHECK = '/door';
/** A phone that can open this has reached this computer: a test without a code. For guests alone. */
const REACHED = /^\/reached\/?$/i;
/** What people type into a television's browser, and the page's own address for it. */
const TELEVISION = { typed: /^\/tv\/?$/i, page: '/#/tv' } as const;
/** Bytes of a request's body, at most, although none is ever read. */
const MAX_BODY = 16 * 1024;

/** hosts: accepted Host headers. */
export async function answerPage(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  site: Site,
  hosts: ReadonlySet<string>,
  options: PageOptions,
): Promise<void> {
  const refuse = (status: number, message: Parameters<typeof refusePage>[4]) =>
    refusePage(request, response, options.headers, status, message);
  const url = request.url ?? '';
  if (url.length > MAX_URL) return refuse(414, 'door.long');
  if (!hosts.has((request.headers.host ?? '').toLowerCase())) return refuse(403, options.otherHost);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return refuse(413, 'door.big');
  if (url === LOCK_CHECK) return answerLockCheck(request, response, options);
  if (REACHED.test(url) && options.auth === undefined)
    return answerText(response, options, `${translateFor(request).t('door.reached')}\n`);
  if (TELEVISION.typed.test(url)) {
    response.writeHead(302, { ...options.headers, location: TELEVISION.page }).end();
    return;
  }
  if (options.auth?.answer(request, response)) return;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const file = reads ? site.fileAt(url.split('?', 1)[0] ?? '') : undefined;
  if (file === undefined) return refuse(404, 'door.nothing');

  const headers: http.OutgoingHttpHeaders = {
    ...options.headers,
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

/** 'open' or 'locked': a page can't read the status of a refused socket. */
function answerLockCheck(request: http.IncomingMessage, response: http.ServerResponse, options: PageOptions): void {
  const isOpen = options.auth === undefined || options.auth.admits(request);
  answerText(response, options, isOpen ? 'open' : 'locked');
}

/** A text of the moment, which no browser may keep. */
function answerText(response: http.ServerResponse, { headers }: PageOptions, text: string): void {
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, plain).end(text);
}

function refusePage(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  safe: PageOptions['headers'],
  status: number,
  message: PageOptions['otherHost'] | 'door.long' | 'door.big' | 'door.nothing',
): void {
  // The request's body is not read.
  const headers = { ...safe, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(status, headers).end(`${translateFor(request).t(message)}\n`);
}

/** The shortest packing that the browser accepts. */
function packingOf(accepted: string | string[] | undefined): Packing | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map(weightOf),
  );
  return PACKINGS.find((packing) => (weights.get(packing) ?? weights.get('*') ?? 0) > 0);
}

/** 'br;q=0.5': br, 0.5. Without a weight it is 1; an unreadable one counts as 0. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) || 0];
}
