// The interface through which host, links and shell write their log. pino fits; so does a list in a test.

/** A log line: details as data, then one sentence. Never contains hands, decks, seeds or tokens. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Drops every line: for tests that look at something else. */
export const silentLog: Log = { info: drop, warn: drop, error: drop };

function drop(): void {}
