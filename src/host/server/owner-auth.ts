// Authenticates the owner: anyone who was given the address that this start of Paddock printed. The key in it is exchanged
// for a cookie on the first visit. Not for: guests, who connect to another listener with the party's code.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type http from 'node:http';
import { translateFor } from '../translate';
import { LOCKED_HEADERS, lockedPage } from './locked-page';

/** Bytes of randomness in a key. */
const STRENGTH = 24;
const OPEN = '/open/';

/** Guards the owner's listener. Nothing of it outlives the process. */
export interface OwnerAuth {
  /** What the address to open ends in: 'open/<key>/'. */
  readonly path: string;
  /** Whether a request brings the cookie of an owner's browser. */
  admits(request: http.IncomingMessage): boolean;
  /**
   * Answers a page's request that needs only authentication: the exchange of the key, and requests without the cookie. False
   * where the request is the owner's and waits for its answer.
   */
  answer(request: http.IncomingMessage, response: http.ServerResponse): boolean;
}

/**
 * With a new key; or with this one, in letters that need no escape, for development, where a host that is built
 * again must let its pages in again.
 */
export function createOwnerAuth(key: string = randomBytes(STRENGTH).toString('base64url')): OwnerAuth {
  const pass = createHmac('sha256', key).update('cookie').digest('base64url');
  const admits = (request: http.IncomingMessage) => passesIn(request).some((brought) => isSame(brought, pass));
  return {
    path: `${OPEN.slice(1)}${key}/`,
    admits,
    answer(request, response) {
      const url = request.url ?? '';
      const [pathname = ''] = url.split('?', 1);
      if (pathname.startsWith(OPEN)) {
        const isRight = isSame(pathname.slice(OPEN.length).replace(/\/$/, ''), key);
        if (isRight) letIn(request, response, pass, url.slice(pathname.length));
        else lockOut(request, response);
        return true;
      }
      if (admits(request)) return false;
      lockOut(request, response);
      return true;
    },
  };
}

/** Takes the key out of the address bar and the history, and gives the browser the cookie. */
function letIn(request: http.IncomingMessage, response: http.ServerResponse, pass: string, query: string): void {
  response.writeHead(303, {
    ...LOCKED_HEADERS,
    location: `/${query}`,
    // Without an age it ends with the browser. No script reads it, and no other site's page makes a browser send it.
    'set-cookie': `${cookieName(request)}=${pass}; Path=/; HttpOnly; SameSite=Strict`,
  });
  response.end();
}

function lockOut(request: http.IncomingMessage, response: http.ServerResponse): void {
  // A link on another site's page brings no strict cookie even to its owner: the page goes on to the shelf on its own.
  const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
  response.writeHead(403, { ...LOCKED_HEADERS, 'content-type': 'text/html; charset=utf-8', connection: 'close' });
  response.end(request.method === 'HEAD' ? undefined : lockedPage(translateFor(request), isFromElsewhere));
}

/** Browsers do not keep the cookies of two ports apart: each port has a name of its own. */
function cookieName(request: http.IncomingMessage): string {
  return `paddock-${request.socket.localPort}`;
}

function passesIn(request: http.IncomingMessage): string[] {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.filter((cookie) => cookie.startsWith(start)).map((cookie) => cookie.slice(start.length));
}

/** Takes as long whatever the first difference is; hashed, because the comparison wants equal lengths. */
function isSame(brought: string, secret: string): boolean {
  const [left, right] = [brought, secret].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
