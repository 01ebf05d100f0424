// Detects a link that looks open but is dead: after sleep, or when the network was cut silently.
// Not here: reconnecting (mending-link.ts).

/** ms of silence before it pings, and before it gives up; the second after a person returned to the page. */
const ASK_AFTER = 4000;
const DEAD_AFTER = 10_000;
const DEAD_AFTER_RETURN = 1000;
/** ms without a word from the host after a person has sent something, until it pings. A busy host may take seconds to answer. */
const ASK_AFTER_SENT = 700;
const DEAD_AFTER_SENT = 3000;
/** A timer that comes this many ms late means that the page itself was busy, and may not have read the answer yet. */
const LATE = 250;

export interface Heartbeat {
  /** The link is open. */
  start(): void;
  stop(): void;
  /** Something arrived over it. */
  heard(): void;
  /** Something was sent that is answered; if nothing arrives, it pings soon. */
  sent(): void;
  /** Pings now and waits only briefly for the answer. */
  check(): void;
}

/** ask: sends something that is always answered. dead: called if nothing came. Neither is called while stopped. */
export function createHeartbeat({ ask, dead }: { ask(): void; dead(): void }): Heartbeat {
  let running = false;
  /** quiet: nobody waits for anything; sent: for an answer; asked: for the ping's. */
  let phase: 'quiet' | 'sent' | 'asked' = 'quiet';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }
  function rest(): void {
    phase = 'quiet';
    wait(ASK_AFTER, () => askFor(DEAD_AFTER - ASK_AFTER));
  }
  function askFor(ms: number, isAgain = false): void {
    phase = 'asked';
    const due = performance.now() + ms;
    wait(ms, () => {
      if (!isAgain && performance.now() - due > LATE) askFor(ms, true);
      else dead();
    });
    ask();
  }
  return {
    start() {
      running = true;
      rest();
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
    heard() {
      if (running) rest();
    },
    sent() {
      if (!running || phase !== 'quiet') return;
      phase = 'sent';
      wait(ASK_AFTER_SENT, () => askFor(DEAD_AFTER_SENT));
    },
    check() {
      if (running) askFor(DEAD_AFTER_RETURN);
    },
  };
}
