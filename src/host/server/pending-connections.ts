// Decides who may have a socket at a listener. A new connection always finds room while others have not joined yet, because the
// one that has waited longest is closed. Not here: how often they connect (pace.ts), how many of them may join
// (gateway/table-places.ts).

import { type ConnectionLimits, mostFrom } from './connection-limit';

/** A socket's place. */
export interface ConnectionSlot {
  /** It has joined, or has left the table again. */
  settle(isAtTable: boolean): void;
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

/** limits: sockets at once. */
export function createPendingConnections(limits: ConnectionLimits): PendingConnections {
  /** In order of arrival. */
  const inside = new Set<Inside>();
  const countFrom = (from: string) => [...inside].filter((one) => one.from === from).length;

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
      if (countFrom(from) >= mostFrom(limits, from) && !makeRoom(from)) return undefined;
      if (inside.size >= limits.all && !makeRoom(undefined)) return undefined;
      const mine: Inside = { from, cut, isAtTable: false };
      inside.add(mine);
      return {
        settle(isAtTable) {
          mine.isAtTable = isAtTable;
        },
        leave: () => inside.delete(mine),
      };
    },
  };
}
