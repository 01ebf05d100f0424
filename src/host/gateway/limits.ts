// How many connections and sockets the guests' listener takes.

import type { ConnectionLimits } from '../server/connection-limit';

/**
 * All sockets of one address are at most one household's router; the host's own browsers share one. A party remembers 64
 * guests: they are at the table, and some more sockets are left for those who come in or return.
 */
export const SOCKETS: ConnectionLimits = { all: 80, address: 12, loopback: 52 };
/** Sockets that those at the table leave free, in total and per address. */
export const RESERVED = { all: 16, address: 4 };
export const CONNECTIONS: ConnectionLimits = { all: 384, address: 32, loopback: 192 };
