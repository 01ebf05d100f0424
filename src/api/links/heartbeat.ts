// Detects a link that looks open but is dead: after sleep, or when the network was cut silently.
// Not here: reconnecting (mending-link.ts).

/** ms of silence before it pings, and before it gives up; the second after a person returned to the page. */
const ASK_AFTER = 4000;
const DEAD_AFTER = 10_000;
const DEAD_AFTER_RETURN = 1000;

export interface Heartbeat {
  /** The link is open. */
  start(): void;
  stop(): void;
  /** Something arrived over it. */
  heard(): void;
  /** Pings now and waits only briefly for the answer. */
  check(): void;
}

/** ask: sends something that is always answered. dead: called if nothing came. Neither is called while stopped. */
export function createHeartbeat({ ask, dead }: { ask(): void; dead(): void }): Heartbeat {
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }
  function rest(): void {
    wait(ASK_AFTER, () => askFor(DEAD_AFTER - ASK_AFTER));
  }
  function askFor(ms: number): void {
    wait(ms, dead);
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
    check() {
      if (running) askFor(DEAD_AFTER_RETURN);
    },
  };
}
