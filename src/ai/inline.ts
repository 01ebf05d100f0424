// A bot runner without threads: it answers in the calling process. For tests and small tools only. The app uses pool.ts, because
// a long search here would block the host.

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
