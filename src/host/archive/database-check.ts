// Checks a database that was too large to be checked at the start, in a background job, so that the start does not wait.
// Not here: the check (store/folder/integrity.ts), or what follows from damage (store/open.ts).

import type { Context } from '../context';
import { jobContextOf } from '../jobs/run-job';

/** ms after the start: pages and races come first. */
const AFTER_MS = 10_000;

export interface DatabaseCheck {
  stop(): void;
}

/** Starts waiting for the check, if one is due. */
export function createDatabaseCheck(context: Context): DatabaseCheck {
  const { check } = context.store;
  if (!check.isDue) return { stop: () => {} };
  let going = true;

  async function run(): Promise<void> {
    try {
      const { problem } = await context.jobs.run('check', jobContextOf(context), {});
      if (!going || problem === null) return;
      context.log.error({ problem }, 'the database is damaged');
      check.damaged(problem);
    } catch (error) {
      if (going) context.log.warn({ err: error }, 'the database could not be checked; the next start tries again');
    }
  }

  const cancel = context.clock.setTimer(AFTER_MS, () => void run());
  return {
    stop() {
      going = false;
      cancel();
    },
  };
}
