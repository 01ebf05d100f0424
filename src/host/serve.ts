// The local server: the owner's door, for browsers of this machine only.
// Whoever can open an address on this machine with the right Host and Origin is the owner: that is any browser of this
// computer, and no page of another site, which cannot send our Origin. Not for: guests of the network (lan/).

import { LIMITS } from '@api/contract';
import { type Log, silentLog } from '@api/log';
import type { Service } from '@api/session';
import type { CrowdLimits } from './crowd';
import { SAFE_HEADERS } from './csp';
import { readSite } from './site';
import type { LifeOptions } from './socket-link';
import { createWebDoor } from './web-door';

export interface ServerOptions {
  service: Service;
  /** Folder of the built renderer. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  /** Take any free port where the wanted one is in use. */
  orFree?: boolean;
  log?: Log;
  life?: LifeOptions;
}
export interface Server {
  /** With a slash at its end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const ADDRESS = '127.0.0.1';
const SOCKETS: CrowdLimits = { all: 64, address: 64, loopback: 64 };
const CONNECTIONS: CrowdLimits = { all: 512, address: 512, loopback: 512 };

/** Starts the server. Rejects with EADDRINUSE where the port is taken and orFree is not set. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const door = createWebDoor({
    service: options.service,
    site: readSite(options.root),
    role: 'owner',
    log: options.log ?? silentLog,
    frame: LIMITS.frame,
    sockets: SOCKETS,
    connections: CONNECTIONS,
    needsOrigin: true,
    pages: { headers: SAFE_HEADERS, otherHost: 'Paddock answers to 127.0.0.1 and localhost only.' },
    ...(options.life === undefined ? {} : { life: options.life }),
  });
  const port = await door
    .listen(ADDRESS, options.port)
    .catch((error: unknown) => {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (taken && options.orFree) return door.listen(ADDRESS, 0);
      throw error;
    })
    .catch(async (error: unknown) => {
      await door.close();
      throw error;
    });
  door.allow(namesOf(port));
  return { port, url: `http://${ADDRESS}:${port}/`, close: () => door.close() };
}

/** What this machine is called by its own browsers, as it stands in a Host header. */
function namesOf(port: number): string[] {
  const names = [ADDRESS, 'localhost', '[::1]'];
  return names.map((name) => (port === 80 ? name : `${name}:${port}`));
}
