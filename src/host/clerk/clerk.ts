// What is done off the host's own thread: files in and out, films, races counted afterwards. Two clerks exist: worker threads,
// and one in this process for tests. Not for: AI drivers (ai/pool.ts).

import { createWorkers } from '@ai/pool';
import type { AnyGame } from '@core/contract';
import { type ClerkInput, type ClerkJobs, type ClerkOutput, clerkJobs, type JobContext } from './jobs';

/** Does jobs over the committed races of a folder. */
export interface Clerk {
  /** Rejects where the worker is lost or the clerk closed; what a job refuses is a reply. */
  run<K extends keyof ClerkJobs>(kind: K, at: JobContext, input: ClerkInput<K>): Promise<ClerkOutput<K>>;
  close(): Promise<void>;
}

/** One reads a file while the other makes the film that someone waits for. */
const WORKERS = 2;

/** A clerk with threads of its own. workerFile: the built worker.ts. */
export function createClerk(workerFile: string | URL): Clerk {
  const workers = createWorkers<ClerkJobs>({ workers: WORKERS, workerFile });
  return {
    run: (kind, at, input) => workers.run(kind, { ...at, ...input } as ClerkJobs[typeof kind]['input']),
    close: () => workers.close(),
  };
}

/** A clerk that does each job in this process, in a turn of its own. */
export function inlineClerk(games: Readonly<Record<string, AnyGame>>): Clerk {
  const jobs = clerkJobs(games);
  let closed = false;
  return {
    async run(kind, at, input) {
      await Promise.resolve();
      if (closed) throw new Error('the clerk is closed');
      return jobs[kind]({ ...at, ...input } as never, () => false) as never;
    },
    async close() {
      closed = true;
    },
  };
}
