// The guests' door: open only while a party is, on the private addresses the host chose, on one port.
// Not for: who may join (host/party); behind this door a client is a guest, whatever it says.

import os from 'node:os';
import { LIMITS, type Reply } from '@api/contract';
import type { Log } from '@api/log';
import type { Network } from '@api/party';
import type { Service } from '@api/session';
import { message } from '@api/words';
import type { MessageDescriptor } from '@i18n/messages';
import type { ConnectionLimits } from '../doors/connection-limit';
import { GUEST_HEADERS } from '../doors/csp';
import { readSite, type Site } from '../doors/site';
import { createWebDoor, type WebDoor } from '../doors/web-door';
import { refuse } from '../faults';
import type { Door } from './lan';
import { inUrl } from './networks';

/** Taken for a party where it is free, so that an address told yesterday is right today. */
export const USUAL_PORT = 7310;

/**
 * Everyone at one address is one household's router at most; the host's own browsers share one. A party remembers 64
 * guests: those are at the table, and some more places stay for who comes in or comes back.
 */
const SOCKETS: ConnectionLimits = { all: 80, address: 12, loopback: 52 };
const HALL = { all: 16, address: 4 };
const CONNECTIONS: ConnectionLimits = { all: 384, address: 32, loopback: 192 };
/** Free ports tried at several addresses before giving up. */
const FREE_TRIES = 8;

export interface GuestDoorOptions {
  service: Service;
  /** Folder of the built renderer. */
  root: string;
  log: Log;
  /** Where to listen, best first. */
  at: readonly Network[];
  /** 0: the usual one, or any free one. */
  port: number;
}

/** Opens the door, or says why it cannot. */
export async function openGuestDoor(options: GuestDoorOptions): Promise<Reply<Door>> {
  const site = siteIn(options.root);
  if (site === undefined) return refuse('internal', message('door.unbuilt'));
  const wanted = options.port === 0 ? [USUAL_PORT, ...Array.from({ length: FREE_TRIES }, () => 0)] : [options.port];
  let trouble: unknown;
  for (const port of wanted) {
    const door = createDoor(options, site);
    try {
      return { ok: true, value: await listenOn(door, options.at, port) };
    } catch (error) {
      await door.close();
      trouble = error;
    }
  }
  options.log.warn({ err: trouble, port: options.port }, 'the door could not be opened');
  return refuse('in-use', troubleOf(trouble, options.port));
}

function createDoor({ service, log }: GuestDoorOptions, site: Site): WebDoor {
  return createWebDoor({
    service,
    site,
    role: 'guest',
    log,
    frame: LIMITS.guestFrame,
    sockets: SOCKETS,
    hall: HALL,
    connections: CONNECTIONS,
    needsOrigin: false,
    pages: { headers: GUEST_HEADERS, otherHost: 'door.guest' },
  });
}

async function listenOn(door: WebDoor, at: readonly Network[], wanted: number): Promise<Door> {
  let port = wanted;
  for (const { address } of at) port = await door.listen(address, port);
  const names = at.flatMap(({ address, kind }) => (kind === 'loopback' ? [address, 'localhost'] : [address]));
  const local = `${os
    .hostname()
    .toLowerCase()
    .replace(/\.local$/, '')}.local`;
  door.allow(
    [...names.map(inUrl), local].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])),
  );
  return { port, urls: at.map(({ address }) => `http://${inUrl(address)}:${port}/`), close: () => door.close() };
}

function siteIn(root: string): Site | undefined {
  try {
    return readSite(root);
  } catch {
    return undefined; // A source tree that was never built; the caller says so.
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
