// Watches a page for what must never happen: policy violations, errors and warnings in the console, requests to other hosts.

import type { Page } from '@playwright/test';

export interface Watch {
  /** Every problem so far, as text; empty if there is none. */
  readonly troubles: string[];
  /** Every text frame the page received over its socket. */
  readonly received: string[];
  /** The same frames by socket: one list for each connection, in the order in which they were opened. */
  readonly sockets: string[][];
}

/** Driver remarks about reading pixels back for a screenshot, which only the tests cause. */
const HARMLESS = [
  /GPU stall due to ReadPixels/,
  /GL Driver Message/,
  // A picture that is set while its page is unloading is loaded as a ping, which connect-src judges; no one sees either.
  /^Connecting to '(data:image\/svg\+xml,|blob:).* "connect-src/,
  /^policy: connect-src refused (data|blob)\b/,
];

/**
 * Starts watching. Call it before the first goto, or the first messages are missed. offline: a lost connection is part of the
 * test.
 */
export async function watch(page: Page, { offline = false } = {}): Promise<Watch> {
  const troubles: string[] = [];
  const received: string[] = [];
  const sockets: string[][] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (HARMLESS.some((pattern) => pattern.test(text))) return;
    if (offline && /WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/.test(text)) return;
    troubles.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', ({ stack, message }) => troubles.push(`uncaught: ${stack ?? message}`));
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (/^https?:$/.test(address.protocol) && address.hostname !== '127.0.0.1')
      troubles.push(`request to ${address.host}`);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).hostname !== '127.0.0.1') troubles.push(`socket to ${socket.url()}`);
    const frames: string[] = [];
    sockets.push(frames);
    socket.on('framereceived', ({ payload }) => {
      received.push(String(payload));
      frames.push(String(payload));
    });
  });
  return { troubles, received, sockets };
}
