// What the process does about an error that nobody has caught: it says so, closes everything that is open, and ends. Not
// for: trouble that is expected; that is an API error, a notice or a StoreError.

import type { Log } from '@api/log';

/** Closing takes no longer than this, ms: what hangs must not keep the process from ending. */
const CLOSING = 5000;

/** What of a process is needed here. */
export interface Ending {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  off(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

export interface LastResort {
  log: Pick<Log, 'error'>;
  /** Closes what is open now, so that the next start finds all of it in order. */
  close(): Promise<void>;
  /** Tells the person, where there is someone to tell; error: what happened, in one line. */
  say(error: string): void;
  process?: Ending;
}

/**
 * From here on the first such error is logged, said and ends the process with code 1, after everything has been closed.
 * Gives a function that ends this.
 */
export function endOnUncaught({ log, close, say, process: own = process }: LastResort): () => void {
  let isEnding = false;
  const end = async (error: unknown): Promise<void> => {
    log.error({ err: error }, 'an error that nobody caught');
    if (isEnding) return;
    isEnding = true;
    say(error instanceof Error ? error.message : String(error));
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSING).unref());
    try {
      await Promise.race([close(), late]);
    } catch (second) {
      log.error({ err: second }, 'closing failed, too');
    }
    own.exit(1);
  };
  const listener = (error: unknown) => void end(error);
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) own.on(event, listener);
  return () => {
    for (const event of events) own.off(event, listener);
  };
}
