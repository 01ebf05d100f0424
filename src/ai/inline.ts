// A thinker without threads: it answers in the process that asks. For tests and small tools.
// Not for: the app, where a long thought would hold up the host (pool.ts).

import { runJob } from './jobs';
import type { Thinker } from './thinker';

/** A thinker that answers on the caller's thread. After close it rejects every question. */
export function createInlineThinker(): Thinker {
  let closed = false;
  return {
    async decide(question) {
      if (closed) throw new Error('the thinker is closed');
      return runJob('decide', question);
    },
    async close() {
      closed = true;
    },
  };
}
