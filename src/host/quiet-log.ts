// A log that says the same thing a few times a minute and then how often it was: nobody on the network can fill the disk by
// making it say something. Not for: where the lines go (log.ts).

import type { Log } from '@api/log';

/** Lines of one kind in a spell, and how long a spell is, ms. */
const PER_SPELL = 20;
const SPELL = 60_000;
/** Kinds of lines that are told apart; there are some dozens. */
const MOST_KINDS = 200;

interface Kind {
  since: number;
  written: number;
  kept: number;
}

/** The log without the many. A kind is a level with its sentence. now: ms from any start. */
export function quietLog(log: Log, now: () => number = () => performance.now()): Log {
  const kinds = new Map<string, Kind>();

  function through(level: keyof Log): Log[keyof Log] {
    return (details, message) => {
      const name = `${level} ${message}`;
      const time = now();
      let kind = kinds.get(name);
      if (kind === undefined || time - kind.since >= SPELL) {
        if (kind !== undefined && kind.kept > 0)
          log[level]({ times: kind.kept }, `as often as that, not written: ${message}`);
        kind = { since: time, written: 0, kept: 0 };
        kinds.delete(name);
        kinds.set(name, kind);
        const [oldest] = kinds.keys();
        if (kinds.size > MOST_KINDS && oldest !== undefined) kinds.delete(oldest);
      }
      if (kind.written >= PER_SPELL) {
        kind.kept += 1;
        return;
      }
      kind.written += 1;
      log[level](details, message);
    };
  }
  return { info: through('info'), warn: through('warn'), error: through('error') };
}
