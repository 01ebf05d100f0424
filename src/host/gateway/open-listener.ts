// Opens the guests' listener on the private addresses that the host chose, on one port.
// Not here: who may join (host/party); a client of this listener is a guest, whatever it claims.

import os from 'node:os';
import { LIMITS, type Reply } from '@api/contract';
import type { Log } from '@api/log';
import { message } from '@api/messages';
import type { Network } from '@api/party';
import type { MessageDescriptor } from '@i18n/messages';
import { refuse } from '../api-errors';
import { inUrl, USUAL_PORT } from '../lan/networks';
import { GUEST_HEADERS } from '../server/csp';
import { readSite, type Site } from '../server/site';
import type { SocketListenerOptions } from '../server/socket-listener';
import { createWebListener, type WebListener } from '../server/web-listener';
import { CONNECTIONS, SOCKETS } from './limits';
import type { GatewayOptions, Opened } from './messages';

/** Free ports tried at several addresses before giving up. */
const FREE_TRIES = 8;

/** Opens the listener, or says why it can't; then nothing is opened. */
export async function openListener(
  options: GatewayOptions,
  accepted: SocketListenerOptions['accepted'],
  log: Log,
): Promise<{ reply: Reply<Opened>; opened?: WebListener }> {
  const site = siteIn(options.root);
  if (site === undefined) return { reply: refuse('internal', message('door.unbuilt')) };
  const wanted = options.port === 0 ? [USUAL_PORT, ...Array.from({ length: FREE_TRIES }, () => 0)] : [options.port];
  let trouble: unknown;
  for (const port of wanted) {
    const listener = createListener(site, accepted, log);
    try {
      return { reply: { ok: true, value: await listenOn(listener, options.at, port) }, opened: listener };
    } catch (error) {
      await listener.close();
      trouble = error;
    }
  }
  log.warn({ err: trouble, port: options.port }, 'the guest listener could not be opened');
  return { reply: refuse('in-use', troubleOf(trouble, options.port)) };
}

function createListener(site: Site, accepted: SocketListenerOptions['accepted'], log: Log): WebListener {
  return createWebListener({
    accepted,
    site,
    role: 'guest',
    log,
    frame: LIMITS.guestFrame,
    sockets: SOCKETS,
    connections: CONNECTIONS,
    needsOrigin: false,
    pages: { headers: GUEST_HEADERS, otherHost: 'door.guest' },
  });
}

async function listenOn(listener: WebListener, at: readonly Network[], wanted: number): Promise<Opened> {
  let port = wanted;
  for (const { address } of at) port = await listener.listen(address, port);
  const names = at.flatMap(({ address, kind }) => (kind === 'loopback' ? [address, 'localhost'] : [address]));
  const local = `${os
    .hostname()
    .toLowerCase()
    .replace(/\.local$/, '')}.local`;
  listener.allow(
    [...names.map(inUrl), local].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])),
  );
  return { port, urls: at.map(({ address }) => `http://${inUrl(address)}:${port}/`) };
}

function siteIn(root: string): Site | undefined {
  try {
    return readSite(root);
  } catch {
    return undefined; // A source tree that was never built; the caller reports it.
  }
}

function troubleOf(error: unknown, port: number): MessageDescriptor {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return message('door.port-taken', { port });
  }
  if (code === 'EACCES') return message('door.port-refused', { port });
  if (code === 'EADDRNOTAVAIL') return message('door.network-gone');
  return message('door.trouble');
}
