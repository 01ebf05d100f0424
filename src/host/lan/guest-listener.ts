// The guests' listener: open only while a party is, on the private addresses the host chose, on one port.
// Not here: who may join (host/party); a client of this listener is a guest, whatever it claims.

import os from 'node:os';
import { LIMITS, type Reply } from '@api/contract';
import type { Log } from '@api/log';
import { message } from '@api/messages';
import type { Network } from '@api/party';
import type { Service } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';
import { refuse } from '../api-errors';
import type { ConnectionLimits } from '../server/connection-limit';
import { GUEST_HEADERS } from '../server/csp';
import { readSite, type Site } from '../server/site';
import { createWebListener, type WebListener } from '../server/web-listener';
import type { Listener } from './lan';
import { inUrl } from './networks';

/** Used if it is free, so that yesterday's address of a party still works today. */
export const USUAL_PORT = 7310;

/**
 * All sockets of one address are at most one household's router; the host's own browsers share one. A party remembers 64
 * guests: they are at the table, and some more sockets are left for those who come in or return.
 */
const SOCKETS: ConnectionLimits = { all: 80, address: 12, loopback: 52 };
const PENDING = { all: 16, address: 4 };
const CONNECTIONS: ConnectionLimits = { all: 384, address: 32, loopback: 192 };
/** Free ports tried at several addresses before giving up. */
const FREE_TRIES = 8;

export interface GuestListenerOptions {
  service: Service;
  /** Folder of the built renderer. */
  root: string;
  log: Log;
  /** Where to listen, best first. */
  at: readonly Network[];
  /** 0: the usual port, or any free one. */
  port: number;
}

/** Opens the listener, or says why it can't. */
export async function openGuestListener(options: GuestListenerOptions): Promise<Reply<Listener>> {
  const site = siteIn(options.root);
  if (site === undefined) return refuse('internal', message('door.unbuilt'));
  const wanted = options.port === 0 ? [USUAL_PORT, ...Array.from({ length: FREE_TRIES }, () => 0)] : [options.port];
  let trouble: unknown;
  for (const port of wanted) {
    const listener = createListener(options, site);
    try {
      return { ok: true, value: await listenOn(listener, options.at, port) };
    } catch (error) {
      await listener.close();
      trouble = error;
    }
  }
  options.log.warn({ err: trouble, port: options.port }, 'the guest listener could not be opened');
  return refuse('in-use', troubleOf(trouble, options.port));
}

function createListener({ service, log }: GuestListenerOptions, site: Site): WebListener {
  return createWebListener({
    service,
    site,
    role: 'guest',
    log,
    frame: LIMITS.guestFrame,
    sockets: SOCKETS,
    pending: PENDING,
    connections: CONNECTIONS,
    needsOrigin: false,
    pages: { headers: GUEST_HEADERS, otherHost: 'door.guest' },
  });
}

async function listenOn(listener: WebListener, at: readonly Network[], wanted: number): Promise<Listener> {
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
  return { port, urls: at.map(({ address }) => `http://${inUrl(address)}:${port}/`), close: () => listener.close() };
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
