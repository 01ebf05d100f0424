// Decides who may have a socket at a listener: places at the table for those who have joined, and pending connections for the
// rest. A new connection always finds a place, because the one that has waited longest is closed. Not here: how often they
// connect (pace.ts), or who may sit down (host/party).

import { isLoopback } from '../lan/networks';
import type { ConnectionLimits } from './connection-limit';

/** A socket's place. */
export interface ConnectionSlot {
  /** It has joined, or has left the table again. */
  settle(isAtTable: boolean): void;
  /** Whether its address has taken all table places that it may have. */
  isCrowded(): boolean;
  /** Whether all places at the table are taken. */
  isFull(): boolean;
  /** The socket has closed. */
  leave(): void;
}

export interface PendingConnections {
  /** A place for one more socket from this address; undefined if all are at the table. cut: closes it, to make room. */
  enter(from: string, cut: () => void): ConnectionSlot | undefined;
}

interface Inside {
  readonly from: string;
  readonly cut: () => void;
  isAtTable: boolean;
}

/** limits: places in total. reserved: places kept for pending connections, in total and per address. */
export function createPendingConnections(
  limits: ConnectionLimits,
  reserved: { all: number; address: number },
): PendingConnections {
  /** In order of arrival. */
  const inside = new Set<Inside>();
  const countOf = (test: (one: Inside) => boolean) => [...inside].filter(test).length;
  const most = (from: string) => (isLoopback(from) ? limits.loopback : limits.address);

  /** Closes the connection that has waited longest at the address with the most pending connections. */
  function makeRoom(from: string | undefined): boolean {
    const waiting = [...inside].filter((one) => !one.isAtTable && (from === undefined || one.from === from));
    const counts = new Map<string, number>();
    for (const one of waiting) counts.set(one.from, (counts.get(one.from) ?? 0) + 1);
    const busiest = Math.max(...counts.values());
    const last = waiting.find((one) => counts.get(one.from) === busiest);
    if (last === undefined) return false;
    inside.delete(last);
    last.cut();
    return true;
  }

  return {
    enter(from, cut) {
      const own = countOf((one) => one.from === from);
      if (own >= most(from) && !makeRoom(from)) return undefined;
      if (inside.size >= limits.all && !makeRoom(undefined)) return undefined;
      const mine: Inside = { from, cut, isAtTable: false };
      inside.add(mine);
      return {
        settle(isAtTable) {
          mine.isAtTable = isAtTable;
        },
        isCrowded() {
          const atOwn = countOf((one) => one.isAtTable && one !== mine && one.from === from);
          return atOwn >= most(from) - reserved.address;
        },
        isFull: () => countOf((one) => one.isAtTable && one !== mine) >= limits.all - reserved.all,
        leave: () => inside.delete(mine),
      };
    },
  };
}
