// Limits how many sockets may be connected at once, in total and from one address. Not here: how often they connect.

import { isLoopback } from '../lan/networks';

/** loopback: from this machine itself, whose browsers share one address. */
export interface ConnectionLimits {
  all: number;
  address: number;
  loopback: number;
}

/** How many of them this address may have. */
export function mostFrom(limits: ConnectionLimits, from: string): number {
  return isLoopback(from) ? limits.loopback : limits.address;
}

export interface ConnectionLimit {
  /** Counts one more socket from this address; false if the limit is reached. */
  enter(from: string): boolean;
  /** Removes a counted socket. */
  leave(from: string): void;
}

/** No socket is counted yet. */
export function createConnectionLimit(limits: ConnectionLimits): ConnectionLimit {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    enter(from) {
      const own = inside.get(from) ?? 0;
      if (all >= limits.all || own >= mostFrom(limits, from)) return false;
      inside.set(from, own + 1);
      all += 1;
      return true;
    },
    leave(from) {
      const own = inside.get(from);
      if (own === undefined) return;
      if (own > 1) inside.set(from, own - 1);
      else inside.delete(from);
      all -= 1;
    },
  };
}
