// A log that writes a repeated line a few times a minute, then only counts it: no one on the network can fill the disk by
// triggering log lines. Not here: where the lines go (log.ts).

import type { Log } from '@api/log';
import { setNewest } from './set-newest';

/** Lines of one kind in a period, and the length of a period, ms. */
const PER_SPELL = 20;
const SPELL = 60_000;
/** Kinds of lines that are counted separately; there are some dozens. */
const MOST_KINDS = 200;

interface Kind {
  since: number;
  written: number;
  kept: number;
}

/** The log without repetition. A kind is a level and its sentence. now: ms, steady clock. */
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
        setNewest(kinds, name, kind, MOST_KINDS);
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
