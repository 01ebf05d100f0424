// How many connections and sockets the guests' listener takes.

import type { ConnectionLimits } from '../server/connection-limit';

/**
 * All sockets of one address are at most one household's router; the host's own browsers share one. A party remembers 64
 * guests: they are at its tables, and some more sockets are left for televisions and for those who come in or return.
 */
export const SOCKETS: ConnectionLimits = { all: 96, address: 12, loopback: 68 };
/** Sockets that those at the tables leave free, in total and per address. */
export const RESERVED = { all: 32, address: 4 };
export const CONNECTIONS: ConnectionLimits = { all: 384, address: 32, loopback: 192 };
