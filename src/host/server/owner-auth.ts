// Authenticates the owner: anyone with the address that Paddock printed when it started. The key in it is exchanged
// for a cookie on the first visit. Not here: guests, who connect to another listener with the party's code.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type http from 'node:http';
import { translateFor } from '../translate';
import { LOCKED_HEADERS, lockedPage } from './locked-page';

/** Bytes of randomness in a key. */
const STRENGTH = 24;
const OPEN = '/open/';

/** Guards the owner's listener. Its state does not outlive the process. */
export interface OwnerAuth {
  /** The end of the address to open: 'open/<key>/'. */
  readonly path: string;
  /** Whether a request has the cookie of an owner's browser. */
  admits(request: http.IncomingMessage): boolean;
  /**
   * Answers the key exchange, and refuses requests without the cookie. Returns false if the request is the owner's and
   * still needs an answer.
   */
  answer(request: http.IncomingMessage, response: http.ServerResponse): boolean;
}

/**
 * Creates a new key, or uses this one (URL-safe characters), for development, where a rebuilt host must accept its
 * existing pages.
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

/** Removes the key from the address bar and the history, and sets the cookie. */
function letIn(request: http.IncomingMessage, response: http.ServerResponse, pass: string, query: string): void {
  response.writeHead(303, {
    ...LOCKED_HEADERS,
    location: `/${query}`,
    // Without Max-Age, it ends when the browser closes. Scripts can't read it, and no other site's page can make a browser
    // send it.
    'set-cookie': `${cookieName(request)}=${pass}; Path=/; HttpOnly; SameSite=Strict`,
  });
  response.end();
}

function lockOut(request: http.IncomingMessage, response: http.ServerResponse): void {
  // A link on another site sends no strict cookie, even for the owner: the page then navigates to the shelf itself.
  const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
  response.writeHead(403, { ...LOCKED_HEADERS, 'content-type': 'text/html; charset=utf-8', connection: 'close' });
  response.end(request.method === 'HEAD' ? undefined : lockedPage(translateFor(request), isFromElsewhere));
}

/** Browsers do not separate cookies by port, so each port has its own cookie name. */
function cookieName(request: http.IncomingMessage): string {
  return `paddock-${request.socket.localPort}`;
}

function passesIn(request: http.IncomingMessage): string[] {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.filter((cookie) => cookie.startsWith(start)).map((cookie) => cookie.slice(start.length));
}

/** Compares in constant time. Hashes both first, because the comparison needs equal lengths. */
function isSame(brought: string, secret: string): boolean {
  const [left, right] = [brought, secret].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
