// Handles an uncaught error: the process reports it, closes everything that is open, and ends.
// Not here: expected failures; those are an API error, a notice or a StoreError.

import type { Log } from '@api/log';

/** Closing takes at most this many ms: a hang must not keep the process from ending. */
const CLOSING = 5000;

/** The parts of `process` that are needed here. */
export interface Ending {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  off(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

export interface LastResort {
  log: Pick<Log, 'error'>;
  /** Closes what is open now, so that the next start finds everything in order. */
  close(): Promise<void>;
  /** Shows the error to the person, if possible. error: what happened, in one line. */
  say(error: string): void;
  process?: Ending;
}

/**
 * Installs handlers: the first uncaught error is logged and shown, everything is closed, and the process exits with
 * code 1. Returns a function that removes them.
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
