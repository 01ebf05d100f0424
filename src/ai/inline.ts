// A bot runner without threads: it answers in the calling process. For tests and small tools.
// Not for: the app, where a long search would block the host (pool.ts).

import type { BotRunner } from './bot-runner';
import { runJob } from './jobs';

/** A bot runner that answers on the caller's thread. After close it rejects every question. */
export function createInlineBotRunner(): BotRunner {
  let closed = false;
  return {
    async decide(question) {
      if (closed) throw new Error('the bot runner is closed');
      return runJob('decide', question);
    },
    async hint(question) {
      if (closed) throw new Error('the bot runner is closed');
      return runJob('hint', question);
    },
    async close() {
      closed = true;
    },
  };
}
