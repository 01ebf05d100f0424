// How long a client may stand in the hall: until it has said app.hello, and then until it has joined the party.
// Not for: how many may stand there (host/doors/hall.ts).

/** Messages before app.hello; a page says it first. */
const BEFORE_HELLO = 20;

export interface AdmissionOptions {
  /** ms until a client must have said app.hello with success, else the link is closed; no limit where left out. */
  helloWithin?: number;
  /** ms after that in which the client must have joined the party, each time it has not; no limit where left out. */
  joinWithin?: number;
  /** Hears whether the client is at the table, and knows whether there is room for one more from its address. */
  place?: { settle(isAtTable: boolean): void; isCrowded(): boolean };
}

/** One client on its way to the table. */
export interface Admission {
  /** Counts a message: false where there were too many without a hello. */
  mayTalk(): boolean;
  /** A call has come, whether or not it will be granted. */
  noteCall(call: string): void;
  /** What a granted call says of where the client is. */
  noteGranted(call: string): void;
  /** Its party has moved on without it. */
  gotUp(): void;
  /** The link is closed: no time runs any more. */
  gone(): void;
}

/** late: the client has not done in time what it must. */
export function createAdmission(options: AdmissionOptions, late: () => void): Admission {
  let isGreeted = options.helloWithin === undefined;
  /** It has begun to, whether or not it has been answered. */
  let saysHello = isGreeted;
  let unknown = 0;
  let isGone = false;
  let waiting = lateAfter(options.helloWithin);

  function lateAfter(ms: number | undefined): NodeJS.Timeout | undefined {
    return ms === undefined ? undefined : setTimeout(late, ms);
  }

  /** Who is not at the table has so much time to sit down, counted from hello or from getting up. */
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
      } else if (call === 'party.join') settle(true);
      else if (call === 'party.leave') settle(false);
    },
    gotUp: () => settle(false),
    gone() {
      isGone = true;
      clearTimeout(waiting);
    },
  };
}
