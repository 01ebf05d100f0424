// Limits how long a connection may stay pending: until it has sent app.hello, and then until it has joined the party.
// Not here: how many connections may be pending (host/server/pending-connections.ts).

/** Messages allowed before app.hello; a page sends it first. */
export const BEFORE_HELLO = 20;

export interface AdmissionOptions {
  /** A client must succeed with app.hello within this many ms, or the link is closed; no limit if left out. */
  helloWithin?: number;
  /** ms in which a client outside the party must then join it, counted again each time it leaves; no limit if left out. */
  joinWithin?: number;
  /** Told whether the client is in the party. Knows whether its address or the party is full. */
  place?: { settle(isAtTable: boolean): void; isCrowded(): boolean; isFull(): boolean };
}

/** One client on its way into the party. */
export interface Admission {
  /** Counts a message; false if there were too many without app.hello. */
  mayTalk(): boolean;
  /** A call has arrived, whether or not it will be granted. */
  noteCall(call: string): void;
  /** Records what a granted call says about where the client is. */
  noteGranted(call: string): void;
  /** The client is no longer in its party. */
  gotUp(): void;
  /** The link is closed; stops all timers. */
  gone(): void;
}

/** late: called if the client misses a deadline. */
export function createAdmission(options: AdmissionOptions, late: () => void): Admission {
  let isGreeted = options.helloWithin === undefined;
  /** The client has sent app.hello, whether or not it has been answered. */
  let saysHello = isGreeted;
  let unknown = 0;
  let isGone = false;
  let waiting = lateAfter(options.helloWithin);

  function lateAfter(ms: number | undefined): NodeJS.Timeout | undefined {
    return ms === undefined ? undefined : setTimeout(late, ms);
  }

  /** A client outside the party has this long to join, counted from app.hello or from leaving. */
  function settle(isAtTable: boolean): void {
    options.place?.settle(isAtTable);
    clearTimeout(waiting);
    waiting = isAtTable || isGone ? undefined : lateAfter(options.joinWithin);
  }

  return {
    mayTalk() {
      if (!saysHello) unknown += 1;
      return unknown <= BEFORE_HELLO;
    },
    noteCall(call) {
      if (call === 'app.hello') saysHello = true;
    },
    noteGranted(call) {
      if (call === 'app.hello' && !isGreeted) {
        isGreeted = true;
        settle(false);
      } else if (call === 'party.join' || call === 'tv.open') settle(true);
      else if (call === 'party.leave') settle(false);
    },
    gotUp: () => settle(false),
    gone() {
      isGone = true;
      clearTimeout(waiting);
    },
  };
}
