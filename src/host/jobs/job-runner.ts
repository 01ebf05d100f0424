// Runs work off the host's own thread: files in and out, recordings, counting races afterwards. There are two kinds of job
// runner: worker threads, and an in-process one for tests. Not here: AI drivers (ai/pool.ts).

import { createWorkers } from '@ai/pool';
import type { AnyGame } from '@core/contract';
import type { JobHandlers, JobRunner } from './job-types';
import { jobHandlers } from './jobs';

/** One reads a file while the other makes the recording that someone waits for. */
const WORKERS = 2;

/** A job runner with its own threads. workerFile: the built worker.ts. */
export function createJobRunner(workerFile: string | URL): JobRunner {
  const workers = createWorkers<JobHandlers>({ workers: WORKERS, workerFile });
  return {
    run: (kind, at, input) => workers.run(kind, { ...at, ...input } as JobHandlers[typeof kind]['input']),
    close: () => workers.close(),
  };
}

/** A job runner that runs each job in this process, in its own tick. */
export function inlineJobRunner(games: Readonly<Record<string, AnyGame>>): JobRunner {
  const jobs = jobHandlers(games);
  let closed = false;
  return {
    async run(kind, at, input) {
      await Promise.resolve();
      if (closed) throw new Error('the job runner is closed');
      return jobs[kind]({ ...at, ...input } as never, () => false) as never;
    },
    async close() {
      closed = true;
    },
  };
}
