// The local server: the owner's listener, for browsers of this machine only.
// The owner is anyone who opens the address with this start's key; the right Host and Origin, which every program on
// this machine can forge, are not enough. Not here: guests of the network (lan/).

import { LIMITS } from '@api/contract';
import { type Log, silentLog } from '@api/log';
import { serve } from '@api/serve';
import type { Service } from '@api/session';
import type { ConnectionLimits } from './connection-limit';
import { SAFE_HEADERS } from './csp';
import { createOwnerAuth } from './owner-auth';
import { readSite } from './site';
import type { LifeOptions } from './socket-link';
import { createWebListener } from './web-listener';

export interface ServerOptions {
  service: Service;
  /** Folder of the built renderer. */
  root: string;
  /** 0 uses any free port. */
  port: number;
  /** Use any free port if the requested one is taken. */
  orFree?: boolean;
  /** Key of the address to open; a new one by default. */
  key?: string;
  log?: Log;
  life?: LifeOptions;
}
export interface Server {
  /** The address to open, with its key: 'http://127.0.0.1:4380/open/<key>/'. Anyone who has it is the owner. */
  url: string;
  /** 'http://127.0.0.1:4380' */
  origin: string;
  port: number;
  close(): Promise<void>;
}

const ADDRESS = '127.0.0.1';
const SOCKETS: ConnectionLimits = { all: 64, address: 64, loopback: 64 };
const CONNECTIONS: ConnectionLimits = { all: 512, address: 512, loopback: 512 };

/** Starts the server. Rejects with EADDRINUSE if the port is taken and orFree is not set. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const auth = createOwnerAuth(options.key);
  const log = options.log ?? silentLog;
  const listener = createWebListener({
    accepted: (link) => serve(link, 'owner', options.service, { log }),
    site: readSite(options.root),
    role: 'owner',
    log,
    frame: LIMITS.frame,
    sockets: SOCKETS,
    connections: CONNECTIONS,
    needsOrigin: true,
    pages: { headers: SAFE_HEADERS, otherHost: 'door.owner', auth },
    ...(options.life === undefined ? {} : { life: options.life }),
  });
  const port = await listener
    .listen(ADDRESS, options.port)
    .catch((error: unknown) => {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (taken && options.orFree) return listener.listen(ADDRESS, 0);
      throw error;
    })
    .catch(async (error: unknown) => {
      await listener.close();
      throw error;
    });
  listener.allow(namesOf(port));
  const origin = `http://${ADDRESS}:${port}`;
  return { port, origin, url: `${origin}/${auth.path}`, close: () => listener.close() };
}

/** Names of this machine in its own browsers, as in a Host header. */
function namesOf(port: number): string[] {
  const names = [ADDRESS, 'localhost', '[::1]'];
  return names.map((name) => (port === 80 ? name : `${name}:${port}`));
}
