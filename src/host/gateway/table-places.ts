// Counts the sockets at the table, so that some stay free for guests who come in or return, and no address takes them all.
// Not here: sockets that have not joined (server/pending-connections.ts), or who may sit down (host/party).

import { type ConnectionLimits, mostFrom } from '../server/connection-limit';

/** A socket's place at the table. */
export interface TablePlace {
  /** It has joined, or has left the table again. */
  settle(isAtTable: boolean): void;
  /** Whether its address has taken all table places that it may have. */
  isCrowded(): boolean;
  /** Whether all places at the table are taken. */
  isFull(): boolean;
  /** The socket has closed. */
  leave(): void;
}

/** Returns a function that gives a socket from an address its place. reserved: sockets kept free, in total and per address. */
export function createTablePlaces(
  limits: ConnectionLimits,
  reserved: { all: number; address: number },
): (from: string) => TablePlace {
  const atTable = new Set<{ from: string }>();
  return (from) => {
    const mine = { from };
    let hasLeft = false;
    const others = () => [...atTable].filter((one) => one !== mine);
    return {
      settle(isAtTable) {
        // A call may be answered after its socket has closed.
        if (isAtTable && !hasLeft) atTable.add(mine);
        else atTable.delete(mine);
      },
      isCrowded: () => others().filter((one) => one.from === from).length >= mostFrom(limits, from) - reserved.address,
      isFull: () => others().length >= limits.all - reserved.all,
      leave() {
        hasLeft = true;
        atTable.delete(mine);
      },
    };
  };
}
